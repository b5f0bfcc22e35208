import { type Body, type BodyLayer, bodyOf, type Face } from "./body.ts";
import { type Frame, placed } from "./frame.ts";
import type { Solid } from "./solid-shapes.ts";
import { sheet } from "./solid-shapes.ts";

/** A piece of furniture in local axes; each solid is depth-sorted separately. */
export type Piece = readonly Solid[];

/** The bodies of a piece, with a contact shadow where it stands on the floor. */
export function placePiece(frame: Frame, piece: Piece): Body[] {
  return [...contactShadow(frame, piece), ...piece.map((solid) => bodyOf(placed(frame, solid)))];
}

/** Flat faces, such as wall art and rugs, in a layer that is not depth-sorted. */
export function placeFlat(frame: Frame, layer: BodyLayer, faces: readonly Face[]): Body {
  return bodyOf(placed(frame, faces), layer);
}

const MAX_FLOOR_GAP = 0.3;
const SHADOW_STEPS = 5;

function contactShadow(frame: Frame, piece: Piece): Body[] {
  const points = piece.flatMap((solid) => solid.flatMap((face) => face.points));
  if (Math.min(...points.map(([, y]) => y)) > MAX_FLOOR_GAP) return [];
  const xs = points.map(([x]) => x);
  const zs = points.map(([, , z]) => z);
  const [left, right, back, front] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return [placeFlat(frame, "shadows", softPatch(left, back, right - left, front - back, 0.2))];
}

/** A dark rectangle on the floor whose edges fade over 14 cm. */
function softPatch(x: number, z: number, w: number, d: number, strength: number, colour = "#1a1208"): Face[] {
  return Array.from({ length: SHADOW_STEPS }, (_, step) => {
    const out = 0.14 * (1 - step / SHADOW_STEPS) - 0.02;
    return {
      ...sheet(x - out, z - out, w + out * 2, d + out * 2, 0.004 + step * 0.0004, colour),
      opacity: strength / SHADOW_STEPS,
      unlit: true,
    };
  });
}
