import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { lighter, mix } from "#art/drawing/colour.ts";
import { d, ellipse, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

/** Turquoise water over sand, and waves that break along the beach. */
export function drawShallows(brush: Brush, scene: Scene): string {
  const { groundLine, horizon, traits } = scene;
  if (!traits.layout.isComposed || !traits.background.includes("sea")) return "";
  const { random, light } = brush;
  const shore = groundLine - 34;
  const depth = (shore - horizon) * 0.62;
  const water = mix(brush.shade("#8fdcd2", "background"), light.sky[2], 0.15 + light.night * 0.25);
  const fill = brush.linear([
    [0, water, 0],
    [0.55, water, 0.55],
    [1, lighter(water, 0.04), 0.85],
  ]);
  const wide = BLEED.right - BLEED.left;
  const band = d`M${BLEED.left},${shore - depth} H${BLEED.right} V${shore + 30} H${BLEED.left}Z`;
  const waves = [0.14, 0.3, 0.5].map((share, row) => {
    const y = shore - depth * share;
    const count = 9;
    const crests = Array.from({ length: count }, (_, i) => {
      const x = BLEED.left + (wide * (i + random.between(0, 0.5))) / count;
      const long = random.between(90, 210) * (1 - row * 0.2);
      const thick = 5 - row * 1.3;
      return d`M${x},${y + random.between(-5, 5)} q${long * 0.5},${-thick * 1.8} ${long},0 q${-long * 0.5},${-thick * 0.4} ${-long},0Z`;
    });
    return path(crests.join(""), { fill: lighter(light.sky[2], 0.06), opacity: 0.7 - row * 0.15 });
  });
  return path(band, { fill }) + drawSunPath(brush, scene) + waves.join("");
}

/** The reflection of a low sun. */
function drawSunPath(brush: Brush, { sun, horizon, groundLine }: Scene): string {
  const { light } = brush;
  if (light.sunHeight > 0.4) return "";
  const tall = groundLine - horizon;
  const glow = brush.radial([
    [0, light.sun, 0.6],
    [0.5, light.sun, 0.22],
    [1, light.sun, 0],
  ]);
  const sparks = Array.from({ length: 34 }, () => {
    const depth = brush.random.next();
    const wide = (14 + depth * 46) * brush.random.between(0.6, 1.2);
    const x = sun[0] + brush.random.between(-1, 1) * (24 + depth * 90) - wide / 2;
    return d`M${x},${horizon + 4 + depth * tall * 0.8} h${wide} v${1.6 + depth * 2} h${-wide}Z`;
  });
  return (
    ellipse(sun[0], horizon + tall * 0.34, 330, tall * 0.5, { fill: glow }) +
    path(sparks.join(""), { fill: lighter(light.sun, 0.02), opacity: 0.5 })
  );
}
