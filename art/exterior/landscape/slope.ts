import { BLEED, type Point } from "#art/drawing/canvas.ts";
import { d } from "#art/drawing/svg-shapes.ts";
import type { Random } from "#art/random/random.ts";

/** The height of a crest at each x, in canvas pixels. */
export type Crest = (x: number) => number;

const STEP = 24;

/** A rolling crest: broad massifs with shoulders; `level` is its mean y. */
export function rollingCrest(random: Random, level: number, height: number, wave: number): Crest {
  const [broad, fine, small] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)];
  return (x) =>
    level -
    height *
      (0.62 * Math.sin(x / wave + broad) +
        0.28 * Math.sin(x / (wave * 0.43) + fine) +
        0.1 * Math.sin(x / (wave * 0.17) + small));
}

/** A crest of sharp summits between wide saddles. */
export function ridgedCrest(random: Random, level: number, height: number, wave: number): Crest {
  const waves = [1, 0.47, 0.21, 0.09].map((share) => ({ share, phase: random.between(0, 6.3) }));
  return (x) => {
    const rise = waves.reduce(
      (sum, { share, phase }) => sum + share * (1 - 1.6 * Math.abs(Math.sin(x / (wave * share) + phase))),
      0,
    );
    return level - (height * rise) / 1.77;
  };
}

/** A spur that falls from one side of the picture towards its other side, where it ends. */
export function spurCrest(random: Random, side: 1 | -1, top: number, foot: number, reach: number): Crest {
  const wobble = ridgedCrest(random, 0, (foot - top) * 0.16, 150);
  const edge = 800 + side * 900;
  return (x) => {
    const along = Math.min(1, Math.max(0, ((edge - x) * side) / reach));
    const fall = along * along * (3 - 2 * along);
    return top + (foot - top) * fall + wobble(x) * (1 - fall);
  };
}

/** The land below a crest, down to `bottom`, as path data. */
export function landBelow(crest: Crest, bottom: number): string {
  return d`M${BLEED.left},${bottom} ${crestPoints(crest)
    .map(([x, y]) => d`L${x},${y}`)
    .join("")} L${BLEED.right},${bottom}Z`;
}

function crestPoints(crest: Crest): Point[] {
  const count = Math.ceil((BLEED.right - BLEED.left) / STEP);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = BLEED.left + i * STEP;
    return [x, crest(x)];
  });
}
