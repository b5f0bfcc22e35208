import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { mix } from "#art/drawing/colour.ts";
import { rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { BackgroundKind } from "#art/exterior/scene/exterior-traits.ts";
import { drawDunes } from "./dunes.ts";
import { drawEscarpment } from "./escarpment.ts";
import { drawGardens } from "./gardens.ts";
import { drawJuniperMountains } from "./juniper-mountains.ts";
import { drawLavaHills, drawMountains } from "./mountains.ts";
import { drawPalmGrove } from "./palm-grove.ts";
import { drawSandstone } from "./sandstone.ts";
import { drawSea } from "./sea.ts";
import { drawSkyline } from "./skyline.ts";
import { drawTown } from "./town.ts";

export const backgroundLayers: Record<BackgroundKind, (brush: Brush, scene: Scene) => string> = {
  dunes: drawDunes,
  mountains: drawMountains,
  sandstone: drawSandstone,
  sea: drawSea,
  skyline: drawSkyline,
  "palm-grove": drawPalmGrove,
  "juniper-mountains": drawJuniperMountains,
  escarpment: drawEscarpment,
  "lava-hills": drawLavaHills,
  town: drawTown,
  gardens: drawGardens,
};

/** Fills the canvas below the horizon, so that no sky shows between the layers in front. */
export function drawLand(brush: Brush, { traits, horizon }: Scene): string {
  const haze = brush.shade(mix(traits.ground[1], brush.light.sky[2], 0.4), "background");
  const fill = brush.linear([
    [0, mix(haze, brush.light.sky[2], 0.75)],
    [0.12, mix(haze, brush.light.sky[2], 0.3)],
    [0.3, haze],
  ]);
  return rect(BLEED.left, horizon - 4, BLEED.right - BLEED.left, BLEED.bottom - horizon + 4, { fill });
}
