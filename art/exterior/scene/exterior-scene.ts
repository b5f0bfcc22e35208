import type { Point } from "#art/drawing/canvas.ts";
import { type Light, lights } from "#art/drawing/light-presets.ts";
import type { Perspective } from "#art/drawing/perspective.ts";
import type { ExteriorDna } from "./exterior-traits.ts";

/** A home's outside with its geometry worked out, ready to be drawn layer by layer. */
export type Scene = Perspective & {
  dna: ExteriorDna;
  light: Light;
  sun: Point;
  /** What the building covers of the ground line. */
  building: { left: number; right: number; centre: number };
};

export function sceneOf(dna: ExteriorDna): Scene {
  const light = lights[dna.light];
  const { horizon, groundLine, vanishing, centre, sun } = dna.place;
  const half = dna.building.width / 2;
  return {
    dna,
    light,
    horizon,
    groundLine,
    vanishing,
    sun: [sun, horizon - horizon * 0.85 * light.sunHeight],
    building: { left: centre - half, right: centre + half, centre },
  };
}
