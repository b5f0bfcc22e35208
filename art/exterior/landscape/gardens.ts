import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { Random } from "#art/random/random.ts";
import { hazed } from "./haze.ts";
import { landBelow, rollingCrest } from "./slope.ts";

const rows = [
  { rise: -2, distance: 0.42, size: 26 },
  { rise: 30, distance: 0.24, size: 40 },
] as const;

/** The green belt of a city: two rows of trees and the grass in front of them. */
export function drawGardens(brush: Brush, scene: Scene): string {
  const { horizon, groundLine } = scene;
  const grass = hazed(brush, mix("#8da562", scene.traits.ground[0], 0.3), 0.16);
  const lawn = brush.linear([
    [0, mix(grass, brush.light.sky[2], 0.25)],
    [1, grass],
  ]);
  const edge = rollingCrest(brush.random, horizon + 36, 4, 260);
  return (
    rows.map((row) => drawTrees(brush, horizon + row.rise, row)).join("") +
    path(landBelow(edge, Math.max(horizon + 60, groundLine + 40)), { fill: lawn }) +
    drawPark(brush, horizon + 50, groundLine - 60)
  );
}

/** Single trees on the grass, with their shadows. */
function drawPark(brush: Brush, top: number, bottom: number): string {
  if (bottom <= top) return "";
  const { random, light } = brush;
  const green = hazed(brush, "#557d3f", 0.1);
  const trees = Array.from({ length: 17 }, (_, i) => {
    const near = random.next();
    const x = -260 + (2120 * (i + random.next())) / 17;
    return { x, y: top + near * (bottom - top), size: (20 + near * 22) * random.between(0.8, 1.2) };
  }).toSorted((a, b) => a.y - b.y);
  return trees
    .map(
      ({ x, y, size }) =>
        ellipse(x + size * 0.3, y + 2, size * 1.3, size * 0.2, { fill: light.shadow, opacity: 0.2 }) +
        rect(x - 2.5, y - size * 0.9, 5, size, { fill: darker(green, 0.16) }) +
        path(crownData(random, x, y - size * 0.7, size), { fill: darker(green, 0.03) }) +
        path(crownData(random, x, y - size, size * 0.66), { fill: lighter(green, 0.035) }),
    )
    .join("");
}

function drawTrees(brush: Brush, base: number, { distance, size }: (typeof rows)[number]): string {
  const { random } = brush;
  const green = hazed(brush, "#55793f", distance);
  const crowns = Array.from({ length: Math.round(2600 / size) }, (_, i) => {
    const x = BLEED.left + ((BLEED.right - BLEED.left) * (i + random.next())) / Math.round(2600 / size);
    return { x, y: base + 10, size: size * random.between(0.6, 1.25) };
  });
  const tone = (scale: number, lift: number) =>
    crowns.map((crown) => crownData(random, crown.x, crown.y - lift * crown.size, crown.size * scale)).join("");
  return (
    path(d`${tone(1, 0)} M${BLEED.left},${base + 2} H${BLEED.right} v34 H${BLEED.left}Z`, {
      fill: darker(green, 0.045),
    }) + path(tone(0.66, 0.3), { fill: lighter(green, 0.025), opacity: 0.85 })
  );
}

function crownData(random: Random, x: number, y: number, size: number): string {
  const lobe = random.between(0.3, 0.5) * size;
  return d`M${x - size},${y} q${-lobe * 0.4},${-size * 0.7} ${size * 0.5},${-size * 0.8} q${size * 0.3},${-size * 0.7} ${size * 0.85},${-lobe * 0.6} q${size * 0.7},${size * 0.1} ${size * 0.65},${size * 0.75 + lobe * 0.6}Z`;
}
