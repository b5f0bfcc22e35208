import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { rect } from "#art/drawing/svg-shapes.ts";

/** A breath of the hour's colour over everything, which ties near and far together; at night little of it, or the lamps go dull. */
export function drawTintOverlay({ light }: Brush): string {
  const { left, right, top, bottom } = BLEED;
  return rect(left, top, right - left, bottom - top, {
    fill: light.tint,
    opacity: light.tintAmount * 0.28 * (1 - light.night * 0.6),
  });
}
