import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { rect } from "#art/drawing/svg-shapes.ts";

/** A transparent tint of the light over the whole picture; weaker at night, so that lamps stay bright. */
export function drawTintOverlay({ light }: Brush): string {
  const { left, right, top, bottom } = BLEED;
  return rect(left, top, right - left, bottom - top, {
    fill: light.tint,
    opacity: light.tintAmount * 0.28 * (1 - light.night * 0.6),
  });
}
