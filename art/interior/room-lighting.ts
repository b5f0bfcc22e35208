import { type LightName, lights } from "#art/drawing/light-presets.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { type Lighting, plainShades, type Shades } from "#art/geometry/face-shading.ts";
import type { Wall } from "#art/interior/plan/room-shape.ts";

/** Shades by the wall with the window: faces that point to the window are brighter. */
const byWindow: Record<Wall, Partial<Shades>> = {
  north: { near: -0.055, far: 0.01, right: -0.06, left: -0.08 },
  east: { right: 0, left: -0.11, near: -0.035 },
  west: { left: 0, right: -0.1, near: -0.035 },
  south: {},
};

/** The shade of downward faces: mostly the ceiling, which the floor lights. */
const CEILING = -0.03;

export function roomLighting(hour: LightName, window: Wall | null): Lighting {
  if (lampsOn(lights[hour])) {
    const dim = Object.entries({ ...plainShades, down: CEILING }).map(([side, shade]) => [side, shade - 0.045]);
    return { shades: Object.fromEntries(dim) as Shades, tint: "#ffb866", tintAmount: 0.14 };
  }
  const shades = { ...plainShades, down: CEILING, ...(window ? byWindow[window] : {}) };
  return { shades, tint: "#ffb45c", tintAmount: hour === "golden" ? 0.06 : 0.015 };
}
