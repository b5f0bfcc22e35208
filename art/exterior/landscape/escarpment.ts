import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";
import { plain } from "./sand-plain.ts";

const LIMESTONE = "#b98f63";
const FLUTE = 34;

type Cliff = { side: 1 | -1; top: number; foot: number; end: number; distance: number };

/** The Tuwaiq escarpment: two long cliffs with flat tops, fluted walls and slopes of scree. */
export function drawEscarpment(brush: Brush, scene: Scene): string {
  const { horizon, building } = scene;
  const open = building.centre > 800 ? -1 : 1;
  const { random } = brush;
  const cliffs: Cliff[] = [
    { side: open, top: horizon - 118, foot: horizon + 26, end: 800 - open * random.between(60, 320), distance: 0.46 },
    {
      side: open === 1 ? -1 : 1,
      top: horizon - 176,
      foot: horizon + 62,
      end: 800 + open * random.between(-160, 60),
      distance: 0.18,
    },
  ];
  return cliffs.map((cliff) => drawCliff(brush, scene, cliff)).join("") + plain(brush, scene, horizon + 66, 0.24);
}

function drawCliff(brush: Brush, scene: Scene, cliff: Cliff): string {
  const { side, top, foot, end, distance } = cliff;
  const { random, light } = brush;
  const rock = hazed(brush, mix(LIMESTONE, scene.traits.ground[1], 0.15), distance);
  const limit = side > 0 ? BLEED.right : BLEED.left;
  const wall = top + (foot - top) * 0.56;
  const steps = flutes(random.between, end, limit, side, top);
  const data = d`M${end - side * 190},${foot} Q${end - side * 60},${wall + 18} ${end},${wall} L${end + side * 16},${top + 12} ${steps} L${limit},${foot + 40} H${end}Z`;
  const clip = brush.clip(data);
  const fill = brush.linear([
    [0, lighter(rock, 0.035)],
    [0.5, rock],
    [1, mix(rock, light.sky[2], 0.3)],
  ]);
  const facesSun = (scene.sun[0] - end) * side < 0;
  const shadow = mix(darker(rock, 0.085), light.shadow, 0.14);
  return (
    path(data, { fill }) +
    path(clefts(random.between, end, limit, side, top, wall), { fill: shadow, opacity: facesSun ? 0.3 : 0.55, clip }) +
    path(strata(end, limit, top, wall), { fill: "none", stroke: darker(rock, 0.07), width: 3, opacity: 0.4, clip }) +
    path(scree(random.between, end, limit, side, wall, foot), { fill: lighter(rock, 0.04), opacity: 0.6, clip })
  );
}

type Between = (low: number, high: number) => number;

/** The crest, with a notch at every flute. */
function flutes(between: Between, end: number, limit: number, side: 1 | -1, top: number): string {
  const parts: string[] = [];
  let level = top;
  for (let x = end + side * FLUTE; (limit - x) * side > 0; x += side * FLUTE * between(0.8, 2.2)) {
    level = Math.max(top - 10, Math.min(top + 20, level + between(-9, 9)));
    parts.push(d`L${x},${level} l${side * 5},${between(2, 7)}`);
  }
  return parts.join("");
}

/** The shaded clefts between the flutes of the wall. */
function clefts(between: Between, end: number, limit: number, side: 1 | -1, top: number, wall: number): string {
  const parts: string[] = [];
  for (let x = end; (limit - x) * side > 0; x += side * FLUTE * between(0.35, 2.3)) {
    const wide = between(3, 26) * between(0.5, 1);
    const depth = (wall - top) * between(0.3, 1.1);
    parts.push(
      d`M${x},${top - 12} h${wide} q${-wide * 0.2},${depth * 0.5} ${-wide * 0.1},${depth} l${-wide * 0.5},${-12}Z`,
    );
  }
  return parts.join("");
}

function strata(end: number, limit: number, top: number, wall: number): string {
  const [left, right] = [Math.min(end, limit) - 40, Math.max(end, limit)];
  return [0.22, 0.5, 0.86].map((share) => d`M${left},${top + (wall - top) * share} H${right}`).join("");
}

/** Fans of fallen stones below the wall. */
function scree(between: Between, end: number, limit: number, side: 1 | -1, wall: number, foot: number): string {
  const parts: string[] = [];
  for (let x = end - side * 60; (limit - x) * side > 0; x += side * between(60, 130)) {
    const half = between(34, 70);
    parts.push(
      d`M${x},${wall - 4} Q${x + half * 0.3},${(wall + foot) / 2} ${x + half},${foot} H${x - half} Q${x - half * 0.3},${(wall + foot) / 2} ${x},${wall - 4}Z`,
    );
  }
  return parts.join("");
}
