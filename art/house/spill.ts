import { lampsOn } from "#art/light/shade.ts";
import type { Brush } from "#art/scene/brush.ts";
import type { Scene } from "#art/scene/scene.ts";
import { BLEED } from "#art/scene/stage.ts";
import { d, ellipse } from "#art/svg/shapes.ts";

/** After sunset the light of the rooms falls out over all that lies before the house. */
export function drawSpill(brush: Brush, { building, groundLine }: Scene): string {
  if (!lampsOn(brush.light)) return "";
  const warm = brush.radial([
    [0, "#ffc36b", 0.46],
    [0.45, "#ffc36b", 0.17],
    [1, "#ffc36b", 0],
  ]);
  const clip = brush.clip(d`M${BLEED.left},${groundLine} H${BLEED.right} V${BLEED.bottom} H${BLEED.left}Z`);
  return ellipse(building.centre, groundLine + 6, (building.right - building.left) * 0.86, 190, { fill: warm, clip });
}
