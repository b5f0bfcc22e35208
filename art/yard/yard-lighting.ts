import type { LightName } from "#art/drawing/light-presets.ts";
import { lights } from "#art/drawing/light-presets.ts";
import type { ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import type { Lighting, Shades } from "#art/geometry/face-shading.ts";

const fromRight: Shades = { up: 0.05, down: -0.2, right: 0, left: -0.13, near: -0.045, far: -0.05 };
const fromLeft: Shades = { ...fromRight, right: -0.13, left: 0 };

/** The light of an hour on 3D objects; the sun is on the same side as in the sky of the exterior. */
export function yardLighting({ exterior, hour }: { exterior: ExteriorTraits; hour: LightName }): Lighting {
  const { tint, tintAmount, shadow, night } = lights[hour];
  const { sun, centre } = exterior.layout;
  return {
    shades: sun < centre ? fromLeft : fromRight,
    tint,
    tintAmount: tintAmount * 0.62,
    dark: shadow,
    darkAmount: night * 0.3,
  };
}
