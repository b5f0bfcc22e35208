import { CANVAS } from "#art/drawing/canvas.ts";
import type { Random } from "#art/random/random.ts";
import type { LayoutTraits } from "./exterior-traits.ts";
import { SAFE, SUN_REACH } from "./sun-position.ts";

/** What the first picture is about; it gets most of the space. */
export type CoverSubject = "pool" | "pool-view" | "view" | "yard" | "majlis" | "house";

type Composition = {
  /** Horizon and ground line, as shares of the height of the canvas. */
  horizon: readonly [number, number];
  groundLine: number;
  /** How far the house stands beside the middle, in pixels. */
  aside: readonly [number, number];
  /** How far the vanishing point is beside the house, towards the open side. */
  vanishing: readonly [number, number];
  maxWidth: number;
};

const compositions: Record<CoverSubject, Composition> = {
  pool: { horizon: [0.365, 0.395], groundLine: 0.615, aside: [70, 160], vanishing: [40, 150], maxWidth: 720 },
  "pool-view": {
    horizon: [0.38, 0.41],
    groundLine: 0.62,
    aside: [150, 215],
    vanishing: [40, 130],
    maxWidth: 600,
  },
  view: { horizon: [0.395, 0.425], groundLine: 0.69, aside: [230, 280], vanishing: [120, 260], maxWidth: 600 },
  yard: { horizon: [0.385, 0.42], groundLine: 0.64, aside: [80, 180], vanishing: [60, 200], maxWidth: 720 },
  majlis: { horizon: [0.385, 0.42], groundLine: 0.655, aside: [190, 240], vanishing: [60, 160], maxWidth: 560 },
  house: { horizon: [0.4, 0.44], groundLine: 0.67, aside: [60, 200], vanishing: [100, 260], maxWidth: 800 },
};

export const MIN_HOUSE_WIDTH = 480;

export function houseWidth(subject: CoverSubject, wanted: number): number {
  return Math.min(compositions[subject].maxWidth, Math.max(MIN_HOUSE_WIDTH, wanted));
}

/** The house stands on one side; the other side is open to the view and has the sun. */
export function composeLayout(random: Random, subject: CoverSubject, width: number): LayoutTraits {
  const { horizon, groundLine, aside, vanishing } = compositions[subject];
  const side = random.chance(0.5) ? 1 : -1;
  const middle = CANVAS.width / 2;
  const centre = middle + side * random.between(...aside);
  const edge = centre - side * (width / 2 + SUN_REACH);
  const limit = side > 0 ? SAFE.left + SUN_REACH : SAFE.right - SUN_REACH;
  const share = random.between(0.5, 1);
  return {
    horizon: CANVAS.height * random.between(...horizon),
    groundLine: CANVAS.height * groundLine,
    centre,
    vanishing: centre - side * random.between(...vanishing),
    sun: (edge - limit) * side > 0 ? edge + (limit - edge) * share : limit,
    isComposed: true,
  };
}
