import { CANVAS } from "#art/drawing/canvas.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** The edges of the water on the canvas; `left` and `right` are measured on the ground line. */
export type Basin = { left: number; right: number; far: number; near: number };

export function basinOf({ traits, groundLine, vanishing, building }: Scene): Basin {
  const half = traits.pool.width / 2 / 1.3;
  const towardsMiddle = traits.layout.isComposed ? (CANVAS.width / 2 - building.centre) * 0.3 : 0;
  const middle = building.centre + (vanishing - building.centre) * 0.15 + towardsMiddle;
  const depth = traits.pool.shape === "lap" ? 120 : 200;
  return {
    left: middle - half,
    right: middle + half,
    far: groundLine + 86,
    near: groundLine + 86 + depth,
  };
}

/** The width of the deck on the side with sunbeds, in pixels on the ground line. */
export const SUNBED_STRIP = 150;

export const sunbedSide = ({ vanishing, building }: Scene) => (vanishing > building.centre ? 1 : -1);
