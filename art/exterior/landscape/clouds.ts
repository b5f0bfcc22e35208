import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { mix } from "#art/drawing/colour.ts";
import { ellipse, group } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** Long blurred clouds, coloured by the horizon in the evening. */
export function drawClouds(brush: Brush, scene: Scene): string {
  const { random, light } = brush;
  if (light.night === 1) return "";
  const evening = light.night > 0;
  const bank = mix(evening ? light.sky[1] : "#ffffff", light.sky[2], evening ? 0.45 : 0.3);
  const banks = Array.from({ length: random.whole(4, 8) }, () => cloud(brush, scene));
  return group({ fill: bank, opacity: evening ? 0.42 : 0.5, blur: 12 }, banks);
}

function cloud({ random }: Brush, { horizon }: Scene): string {
  const x = random.between(BLEED.left, BLEED.right);
  const y = random.between(0.06, 0.74) * horizon;
  const width = random.between(150, 360);
  const puffs = Array.from({ length: random.whole(4, 7) }, () => {
    const along = random.between(-0.5, 0.5);
    const thick = (1 - Math.abs(along)) * random.between(7, 17);
    return ellipse(x + along * width, y - thick * 0.5, width * random.between(0.16, 0.36), thick, {});
  });
  return ellipse(x, y, width * 0.7, 7, {}) + puffs.join("");
}
