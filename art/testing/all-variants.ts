import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { type BuildingStyle, houseStyles, shelterStyles } from "#art/exterior/scene/exterior-traits.ts";

export const lightNames = Object.keys(lights) as LightName[];
export const buildingStyles: readonly BuildingStyle[] = [...houseStyles, ...shelterStyles];
