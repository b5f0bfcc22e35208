import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import { opening } from "#art/geometry/outline.ts";
import { panel } from "#art/geometry/solid-shapes.ts";
import type { AccentKind } from "#art/interior/plan/interior-traits.ts";
import type { Random } from "#art/random/random.ts";

type Marks = (colour: Colour, length: number, height: number, random: Random) => Face[];

const steps = (end: number, size: number) => Array.from({ length: Math.ceil(end / size) }, (_, i) => i * size);

/** The surface details of an accent wall. */
export function accentMarks(kind: AccentKind, colour: Colour, length: number, height: number, random: Random): Face[] {
  return kinds[kind](colour, length, height, random);
}

const slats: Marks = (colour, length, height) =>
  steps(length, 0.12).flatMap((x) => [
    panel(x, 0.12, 0.035, height - 0.21, 0.003, darker(colour, 0.09)),
    panel(x + 0.035, 0.12, 0.012, height - 0.21, 0.003, lighter(colour, 0.035)),
  ]);

const panels: Marks = (colour, length, height) => {
  const count = Math.max(2, Math.round(length / 1.3));
  const wide = length / count;
  return steps(length - 0.01, wide).flatMap((x) =>
    [
      [0.26, 0.62],
      [1.02, height - 1.28],
    ].flatMap(([foot = 0, high = 0]) => moulding(colour, x + 0.12, foot, wide - 0.24, high)),
  );
};

function moulding(colour: Colour, x: number, y: number, w: number, h: number): Face[] {
  return [
    panel(x, y, w, h, 0.003, lighter(colour, 0.05)),
    panel(x + 0.025, y, w - 0.025, h - 0.025, 0.0035, darker(colour, 0.07)),
    panel(x + 0.03, y + 0.03, w - 0.06, h - 0.06, 0.004, colour),
  ];
}

/** Arched niches in the plaster, as in traditional mud houses. */
const niches: Marks = (colour, length) => {
  const count = Math.max(2, Math.floor(length / 0.95));
  const gap = length / count;
  return steps(length - 0.01, gap).flatMap((x) => {
    const shape = (inset: number, lift: number): Face => ({
      points: opening(x + gap / 2 - 0.22 + inset, 1.95 + lift, x + gap / 2 + 0.22 - inset, 2.55 - inset, true).map(
        ([along, up]) => [along, up, 0.004 + inset * 0.01] as const,
      ),
      colour: inset ? darker(colour, 0.06) : darker(colour, 0.15),
    });
    return [shape(0, 0), shape(0.03, 0.0)];
  });
};

const courses: Marks = (colour, length, height, random) =>
  steps(height - 0.15, 0.3).flatMap((y) => {
    const stones: Face[] = [];
    for (let x = random.between(-0.4, 0); x < length; ) {
      const wide = random.between(0.38, 0.8);
      const left = Math.max(0, x + 0.008);
      const right = Math.min(length, x + wide - 0.008);
      if (right - left > 0.03) {
        const stone = lighter(colour, random.between(-0.045, 0.05));
        stones.push(panel(left, y + 0.008, right - left, 0.284, 0.003, stone));
      }
      x += wide;
    }
    return stones;
  });

const kinds: Record<AccentKind, Marks> = { plain: () => [], slats, panels, niches, courses };
