import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** The water's edges on the stage; `left` and `right` are measured on the ground line. */
export type Basin = { left: number; right: number; far: number; near: number };

export function basinOf({ traits, groundLine, vanishing, building }: Scene): Basin {
  const half = traits.pool.width / 2 / 1.3;
  const middle = building.centre + (vanishing - building.centre) * 0.15;
  const depth = traits.pool.shape === "lap" ? 120 : 200;
  return {
    left: middle - half,
    right: middle + half,
    far: groundLine + 86,
    near: groundLine + 86 + depth,
  };
}

/** Paving wide enough for sunbeds on the side whose edge stays in the picture, and less on the other. */
export const SUNBED_STRIP = 150;

export const sunbedSide = ({ vanishing, building }: Scene) => (vanishing > building.centre ? 1 : -1);
