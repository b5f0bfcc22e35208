import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { lighter } from "#art/drawing/colour.ts";
import { ellipse, rect } from "#art/drawing/svg-shapes.ts";

/** A level bank of mist with a few thicker swathes. Gradients instead of blurs, which take most of the drawing time. */
export function mistBank(brush: Brush, y: number, thickness: number, density: number): string {
  const { random, light } = brush;
  const pale = lighter(light.sky[2], 0.015);
  const bank = brush.linear([
    [0, pale, 0],
    [0.55, pale, density],
    [1, pale, 0],
  ]);
  const swathe = brush.radial([
    [0, pale, density],
    [0.5, pale, density * 0.55],
    [1, pale, 0],
  ]);
  const swathes = Array.from({ length: 6 }, (_, i) => {
    const x = BLEED.left + ((BLEED.right - BLEED.left) * (i + random.next())) / 6;
    return ellipse(x, y + random.between(-0.2, 0.2) * thickness, random.between(240, 460), thickness * 0.55, {
      fill: swathe,
    });
  });
  return rect(BLEED.left, y - thickness / 2, BLEED.right - BLEED.left, thickness, { fill: bank }) + swathes.join("");
}
