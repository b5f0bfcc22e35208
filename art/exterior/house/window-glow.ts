import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** The light of the windows on the ground in front of the house, after sunset. */
export function drawWindowGlow(brush: Brush, { building, groundLine }: Scene): string {
  if (!lampsOn(brush.light)) return "";
  const warm = brush.radial([
    [0, "#ffc36b", 0.46],
    [0.45, "#ffc36b", 0.17],
    [1, "#ffc36b", 0],
  ]);
  const clip = brush.clip(d`M${BLEED.left},${groundLine} H${BLEED.right} V${BLEED.bottom} H${BLEED.left}Z`);
  return ellipse(building.centre, groundLine + 6, (building.right - building.left) * 0.86, 190, { fill: warm, clip });
}
