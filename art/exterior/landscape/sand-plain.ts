import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";

/** Level sand in front of rocks; it covers their lower edge. */
export function plain(brush: Brush, { traits, groundLine }: Scene, y: number, distance: number): string {
  const { random } = brush;
  const step = (BLEED.right - BLEED.left) / 6;
  const waves = Array.from({ length: 6 }, () => d`q${step / 2},${random.between(-14, 10)} ${step},0`);
  const fill = brush.linear([
    [0, hazed(brush, mix(traits.ground[0], traits.ground[1], 0.35), distance)],
    [1, hazed(brush, traits.ground[1], distance * 0.4)],
  ]);
  return path(d`M${BLEED.left},${y} ${waves.join("")} V${groundLine + 40} H${BLEED.left}Z`, { fill });
}
