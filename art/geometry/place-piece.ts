import { type Body, type BodyLayer, bodyOf, type Face } from "./body.ts";
import { type Frame, placed } from "./frame.ts";
import type { Solid } from "./solid-shapes.ts";
import { sheet } from "./solid-shapes.ts";

/** A piece of furniture in its own axes; every solid is sorted on its own. */
export type Piece = readonly Solid[];

/** Stands a piece somewhere, with the shadow it throws where it touches the floor. */
export function placePiece(frame: Frame, piece: Piece): Body[] {
  return [...contactShadow(frame, piece), ...piece.map((solid) => bodyOf(placed(frame, solid)))];
}

/** Hangs or lays flat things that hide nothing. */
export function placeFlat(frame: Frame, layer: BodyLayer, faces: readonly Face[]): Body {
  return bodyOf(placed(frame, faces), layer);
}

const STANDS_BELOW = 0.3;
const SHADOW_STEPS = 5;

function contactShadow(frame: Frame, piece: Piece): Body[] {
  const points = piece.flatMap((solid) => solid.flatMap((face) => face.points));
  if (Math.min(...points.map(([, y]) => y)) > STANDS_BELOW) return [];
  const xs = points.map(([x]) => x);
  const zs = points.map(([, , z]) => z);
  const [left, right, back, front] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return [placeFlat(frame, "shadows", softPatch(left, back, right - left, front - back, 0.2))];
}

/** A dark patch that fades over 14 cm around a rectangle of the floor. */
export function softPatch(x: number, z: number, w: number, d: number, strength: number, colour = "#1a1208"): Face[] {
  return Array.from({ length: SHADOW_STEPS }, (_, step) => {
    const out = 0.14 * (1 - step / SHADOW_STEPS) - 0.02;
    return {
      ...sheet(x - out, z - out, w + out * 2, d + out * 2, 0.004 + step * 0.0004, colour),
      opacity: strength / SHADOW_STEPS,
      unlit: true,
    };
  });
}
