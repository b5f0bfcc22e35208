import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { type BuildingStyle, houseStyles, shelterStyles } from "#art/exterior/scene/exterior-traits.ts";

export const lightNames = Object.keys(lights) as LightName[];
export const buildingStyles: readonly BuildingStyle[] = [...houseStyles, ...shelterStyles];

/**
 * Drawings differ by two traits, and drawing each pair takes minutes. So one pair in `share` is drawn: every value of
 * either trait with some values of the other. `npm run test:full` draws every pair.
 */
export function isDrawnPair(one: number, other: number, share: number): boolean {
  return process.env.FULL_TESTS === "yes" || (one + other) % share === 0;
}
