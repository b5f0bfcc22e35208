import { darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Opening } from "#art/geometry/outline.ts";
import { box } from "#art/geometry/solid-shapes.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";

const FOLD = 0.075;
const FOLDS = 5;

/** A curtain rod and two open, pleated curtains. */
export function curtains({ shape, palette, random }: Plan, { left, right }: Opening): Face[][] {
  const cloth = random("curtains").chance(0.5) ? palette.second : lighter(palette.wall, -0.03);
  const rod = Math.min(shape.height - 0.2, 2.66);
  const hang = (x: number, side: number): Face[] =>
    Array.from({ length: FOLDS * 2 }, (_, i): Face => {
      const [from, to] = [x + side * i * FOLD * 0.5, x + side * (i + 1) * FOLD * 0.5];
      const [near, far] = i % 2 ? [0.1, 0.05] : [0.05, 0.1];
      const quad = [
        [from, 0.03, near],
        [to, 0.03, far],
        [to, rod, far],
        [from, rod, near],
      ] as const;
      return { points: quad, colour: i % 2 ? darker(cloth, 0.045) : lighter(cloth, 0.015), twoSided: true };
    });
  return [
    hang(left - 0.34, 1),
    hang(right + 0.34, -1),
    box(left - 0.46, rod - 0.015, 0.06, right - left + 0.92, 0.03, 0.03, palette.metal),
  ];
}
