import { darker, mix } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face, glowBody } from "#art/geometry/body.ts";
import { type Frame, placed, toWorld } from "#art/geometry/frame.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { lathe, post, type Solid } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const SIDES = 6;

/** A detailed brass lantern: six panes with fretwork, a stepped roof, a ring, and its glow. */
export function fretLantern(frame: Frame, palette: RoomPalette, size: number): Body[] {
  const brass = mix("#b98d3f", palette.metal, 0.2);
  const s = size;
  const corner = (i: number, radius: number, y: number): Vec => {
    const angle = ((i + 0.5) / SIDES) * Math.PI * 2;
    return [Math.cos(angle) * radius * s, y * s, -Math.sin(angle) * radius * s];
  };
  const bars = Array.from({ length: SIDES }, (_, i): Solid => {
    const [x, , z] = corner(i, 0.125, 0);
    return post(x, 0.05 * s, z, 0.009 * s, 0.3 * s, brass, 5);
  });
  const piece: Solid[] = [
    lathe([0, 0, 0], [0.12 * s, 0, 0.15 * s, 0.015 * s, 0.15 * s, 0.035 * s, 0.12 * s, 0.05 * s], brass, SIDES),
    panes(corner, brass),
    ...bars,
    lathe(
      [0, 0.35 * s, 0],
      [0.15 * s, 0, 0.15 * s, 0.02 * s, 0.1 * s, 0.05 * s, 0.09 * s, 0.09 * s, 0.03 * s, 0.17 * s],
      brass,
      SIDES,
    ),
    lathe(
      [0, 0.52 * s, 0],
      [0.012 * s, 0, 0.03 * s, 0.02 * s, 0.03 * s, 0.04 * s, 0.012 * s, 0.06 * s],
      darker(brass, 0.05),
      10,
    ),
  ];
  const glow = [0.34, 0.8].map((radius) =>
    glowBody({ at: toWorld(frame, [0, 0.2 * s, 0.02]), radius: radius * s, colour: "#ffca78", strength: 0.36 }),
  );
  return [bodyOf(placed(frame, pool(s)), "light"), ...placePiece(frame, piece), ...glow];
}

/** The panes: glass with an eight-pointed star between two rails. */
function panes(corner: (i: number, radius: number, y: number) => Vec, brass: string): Solid {
  return Array.from({ length: SIDES }, (_, i): Face[] => {
    const [a, b] = [corner(i, 0.115, 0), corner(i + 1, 0.115, 0)];
    const at = (along: number, y: number): Vec => {
      const scale = y * (corner(0, 1, 1)[1] || 1);
      return [a[0] + (b[0] - a[0]) * along, scale, a[2] + (b[2] - a[2]) * along];
    };
    const quad = (from: number, to: number, low: number, high: number): Vec[] => [
      at(from, low),
      at(to, low),
      at(to, high),
      at(from, high),
    ];
    const star = Array.from({ length: 16 }, (_, k): Vec => {
      const angle = (k / 8) * Math.PI;
      const reach = k % 2 ? 0.6 : 1;
      return at(0.5 + Math.cos(angle) * 0.36 * reach, 0.2 + Math.sin(angle) * 0.05 * reach);
    });
    const bands: Face[] = [0.075, 0.125, 0.265, 0.315].map((y) => ({
      points: quad(0.02, 0.98, y, y + 0.012),
      colour: brass,
    }));
    return [
      { points: quad(0, 1, 0.05, 0.35), colour: i % 2 ? "#ffdf9f" : "#ffe9bb", unlit: true },
      ...bands,
      { points: star, colour: brass },
      {
        points: star.map(
          (spot): Vec => [mid(spot[0], at(0.5, 0.2)[0]), mid(spot[1], at(0.5, 0.2)[1]), mid(spot[2], at(0.5, 0.2)[2])],
        ),
        colour: "#fff4d6",
        unlit: true,
      },
    ];
  }).flat();
}

const mid = (edge: number, centre: number) => centre + (edge - centre) * 0.62;

/** The light of the lantern on the table. */
function pool(s: number): Face[] {
  return Array.from({ length: 8 }, (_, ring): Face => {
    const radius = 0.75 * s * (1 - ring / 8);
    const points = Array.from(
      { length: 28 },
      (_, i): Vec => [Math.cos((i / 14) * Math.PI) * radius, 0.003, -Math.sin((i / 14) * Math.PI) * radius],
    );
    return { points, colour: "#ffb85c", opacity: 0.07, unlit: true, twoSided: true };
  });
}
