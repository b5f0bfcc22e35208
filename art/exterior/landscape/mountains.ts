import type { Brush } from "#art/drawing/brush.ts";
import { BLEED, type Point } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";
import { plain } from "./sand-plain.ts";

const ROCK = "#8a5f4d";
const BASALT = "#4f4a4c";
const ridges = [
  { height: 215, gap: 150, distance: 0.66 },
  { height: 150, gap: 125, distance: 0.46 },
  { height: 88, gap: 100, distance: 0.24 },
] as const;

type Ridge = (typeof ridges)[number];

/** Three ridges from far to near, each with haze at its foot and a shaded side away from the sun. */
export function drawMountains(brush: Brush, scene: Scene): string {
  return drawRidges(brush, scene, ROCK);
}

/** The black basalt hills around Madinah. */
export function drawLavaHills(brush: Brush, scene: Scene): string {
  return drawRidges(brush, scene, BASALT);
}

function drawRidges(brush: Brush, scene: Scene, stone: Colour): string {
  return (
    ridges.map((ridge) => drawRidge(brush, scene, ridge, stone)).join("") + plain(brush, scene, scene.horizon + 70, 0.3)
  );
}

function drawRidge(brush: Brush, scene: Scene, ridge: Ridge, stone: Colour): string {
  const foot = scene.horizon + 46 + (0.66 - ridge.distance) * 150;
  const rock = hazed(brush, mix(stone, scene.traits.ground[1], 0.25), ridge.distance);
  const fill = brush.linear([
    [0, lighter(rock, 0.01)],
    [1, mix(rock, brush.light.sky[2], 0.35)],
  ]);
  const points = silhouette(brush, scene.horizon, ridge);
  const line = points.map(([x, y]) => d`L${x},${y}`).join("");
  const body = path(
    d`M${BLEED.left - 60},${foot} ${line} L${BLEED.right + 60},${foot} V${foot + 380} H${BLEED.left - 60}Z`,
    { fill },
  );
  return (
    body +
    path(flanks(brush, scene, points, foot), {
      fill: darker(rock, 0.06),
      opacity: 0.5,
    })
  );
}

function silhouette({ random }: Brush, horizon: number, { height, gap }: Ridge): Point[] {
  const points: Point[] = [];
  const phase = random.between(0, 6);
  for (let x = BLEED.left - 60; x <= BLEED.right + 60; x += gap * random.between(0.28, 0.75)) {
    const massif = 0.55 + 0.3 * Math.sin(x / 260 + phase) + 0.15 * Math.sin(x / 97 + phase * 2);
    const summit = points.length % 2 === 0 ? random.between(0.8, 1.05) : random.between(0.55, 0.85);
    points.push([x, horizon + 12 - height * massif * summit]);
  }
  return points;
}

/** The shaded side of each summit, away from the sun. */
function flanks({ random }: Brush, { sun }: Scene, points: readonly Point[], foot: number): string {
  return points
    .map(([x, y], i) => {
      const away = x < sun[0] ? -1 : 1;
      const next = points[i + away];
      if (!next || next[1] <= y) return "";
      const reach = next[0] - x;
      const fall = Math.min(foot, next[1] + (next[1] - y) * 0.9) - y;
      const bend = random.between(0.02, 0.2);
      return d`M${x},${y} L${next[0]},${next[1]} L${x + reach * 0.72},${y + fall} L${x + reach * 0.34},${y + fall * 0.66} L${x + reach * bend},${y + fall * 0.42}Z`;
    })
    .join("");
}
