import type { Brush } from "#art/drawing/brush.ts";
import { depthScale, onGround } from "#art/drawing/perspective.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { basinOf, sunbedSide } from "./pool-basin.ts";

/** Lanterns on both sides of the path to the house; none beside the sunbeds. */
export function drawLanterns(brush: Brush, scene: Scene): string {
  if (!scene.traits.lanterns) return "";
  const { left, right } = basinOf(scene);
  const taken = scene.traits.front === "pool" && scene.traits.pool.sunbeds > 0 ? sunbedSide(scene) : 0;
  const edges = [
    { x: left - 46, side: -1 },
    { x: right + 46, side: 1 },
  ].filter(({ side }) => side !== taken);
  return [66, 158, 268]
    .flatMap((near) => edges.map(({ x }) => ({ x, y: scene.groundLine + near })))
    .map(({ x, y }) => lantern(brush, onGround(scene, x, y), y, depthScale(scene, y) * 0.5))
    .join("");
}

function lantern(brush: Brush, x: number, y: number, size: number): string {
  const on = lampsOn(brush.light);
  const metal = brush.shade("#4a3a2c", "trim");
  const at = (dx: number) => x + dx * size;
  const up = (dy: number) => y - dy * size;
  const glow = on
    ? ellipse(x, y, 118 * size, 34 * size, {
        fill: brush.radial([
          [0, "#ffcf7a", 0.65],
          [1, "#ffcf7a", 0],
        ]),
      }) +
      ellipse(x, up(30), 64 * size, 64 * size, {
        fill: brush.radial([
          [0, "#ffd58c", 0.6],
          [1, "#ffd58c", 0],
        ]),
      })
    : ellipse(x, y, 26 * size, 7 * size, {
        fill: brush.light.shadow,
        opacity: 0.3,
      });
  return (
    glow +
    path(d`M${at(-15)},${up(4)} L${at(-12)},${up(46)} H${at(12)} L${at(15)},${up(4)}Z`, {
      fill: on ? "#ffe6ad" : brush.shade("#d9d2c2", "trim"),
    }) +
    path(d`M${at(-5)},${up(4)} V${up(46)} M${at(5)},${up(4)} V${up(46)}`, {
      stroke: metal,
      width: 2 * size,
    }) +
    rect(at(-17), up(5), 34 * size, 6 * size, { fill: metal, radius: 1 }) +
    path(d`M${at(-15)},${up(46)} L${x},${up(66)} L${at(15)},${up(46)}Z`, {
      fill: metal,
    })
  );
}
