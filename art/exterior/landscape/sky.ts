import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { lighter, mix } from "#art/drawing/colour.ts";
import { smoothStops } from "#art/drawing/svg-gradients.ts";
import { circle, ellipse, group, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { crescent } from "./crescent.ts";

const WIDTH = BLEED.right - BLEED.left;

export function drawSky(brush: Brush, scene: Scene): string {
  const { sky } = brush.light;
  const height = scene.horizon + 30 - BLEED.top;
  const air = brush.linear(
    smoothStops([
      [0, mix(sky[0], "#000000", 0.06)],
      [0.4, sky[0]],
      [0.76, sky[1]],
      [0.97, sky[2]],
      [1, sky[2]],
    ]),
  );
  return rect(BLEED.left, BLEED.top, WIDTH, height, { fill: air }) + drawStars(brush, scene) + drawSun(brush, scene);
}

function drawSun(brush: Brush, scene: Scene): string {
  const [x, y] = scene.sun;
  const { sun, disc, night } = brush.light;
  const low = brush.light.sunHeight < 0.4;
  const moonOnly = night === 1;
  const halo = brush.radial([
    [0, sun, moonOnly ? 0.32 : 0.75],
    [0.25, sun, moonOnly ? 0.14 : 0.3],
    [1, sun, 0],
  ]);
  const radius = moonOnly ? 260 : 430;
  const glow = ellipse(x, y, radius * (low ? 2 : 1), radius * (low ? 0.72 : 1), { fill: halo });
  if (!scene.hasDisc) return glow;
  if (disc === "crescent") return glow + crescentOf(brush, scene);
  if (disc === "none") return glow;
  return (
    glow + (scene.traits.layout.isComposed ? softDisc(brush, x, y) : circle(x, y, 38, { fill: lighter(sun, 0.03) }))
  );
}

/** A disc without a hard edge. */
function softDisc(brush: Brush, x: number, y: number): string {
  const { sun } = brush.light;
  const fill = brush.radial([
    [0, lighter(sun, 0.05)],
    [0.6, lighter(sun, 0.03), 0.95],
    [0.78, sun, 0.45],
    [1, sun, 0],
  ]);
  return circle(x, y, 50, { fill });
}

/** At night the moon takes the position of the sun; in the evening it stands higher. */
function crescentOf({ light }: Brush, { sun, horizon, traits }: Scene): string {
  if (light.night === 1) return crescent(...sun, 32, -0.5);
  const [x, y] = traits.layout.moon ?? [sun[0] - 290, horizon * 0.36];
  return crescent(x, y, 34, -0.5);
}

function drawStars({ random, light }: Brush, scene: Scene): string {
  if (light.stars === 0) return "";
  const spread = WIDTH / 1600;
  const stars = Array.from({ length: Math.round(light.stars * spread) }, () => {
    const low = random.next();
    const y = BLEED.top + low * (scene.horizon * (light.night === 1 ? 0.95 : 0.7) - BLEED.top);
    const x = random.between(BLEED.left, BLEED.right);
    return circle(x, y, random.between(0.6, 2), {
      opacity: random.between(0.35, 1) * (1 - low * 0.6),
    });
  });
  return group({ fill: "#fffdf4" }, stars);
}
