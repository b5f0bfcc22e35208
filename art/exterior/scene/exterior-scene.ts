import type { Point } from "#art/drawing/canvas.ts";
import { type Light, lights } from "#art/drawing/light-presets.ts";
import type { Perspective } from "#art/drawing/perspective.ts";
import type { ExteriorTraits } from "./exterior-traits.ts";
import { sunOf } from "./sun-position.ts";

/** An exterior with its computed geometry, from which all layers are drawn. */
export type Scene = Perspective & {
  traits: ExteriorTraits;
  light: Light;
  sun: Point;
  /** Whether sun or moon are drawn, or only their glow. */
  hasDisc: boolean;
  /** The extent of the building on the ground line. */
  building: { left: number; right: number; centre: number };
};

export function sceneOf(traits: ExteriorTraits): Scene {
  const light = lights[traits.light];
  const { horizon, groundLine, vanishing, centre } = traits.layout;
  const half = traits.building.width / 2;
  return {
    traits,
    light,
    horizon,
    groundLine,
    vanishing,
    ...sunOf(traits, light),
    building: { left: centre - half, right: centre + half, centre },
  };
}
