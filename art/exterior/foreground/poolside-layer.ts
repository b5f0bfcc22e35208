import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { depthScale, onGround } from "#art/drawing/perspective.ts";
import { d, ellipse, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { basinOf, sunbedSide } from "./pool-basin.ts";

const cushions: readonly Colour[] = ["#fbf6ec", "#f2c14e", "#e2725b", "#2f7f86"];
const canopies: readonly Colour[] = ["#f4efe4", "#d9a441", "#c8553d", "#2f6f86"];

/** Sunbeds and a parasol on one side of the pool. */
export function drawPoolside(brush: Brush, scene: Scene): string {
  const { random } = brush;
  const { sunbeds, parasol } = scene.traits.pool;
  const basin = basinOf(scene);
  const side = sunbedSide(scene);
  const edge = side > 0 ? basin.right : basin.left;
  const cloth = brush.shade(random.pick(cushions), "trim");
  const beds = Array.from({ length: sunbeds }, (_, i) => {
    const y = basin.far + 30 + i * 66;
    const size = depthScale(scene, y) * 0.56;
    return sunbed(brush, onGround(scene, edge, y) + side * (86 * size + 10), y, size, side, cloth);
  });
  const shade = parasol ? drawParasol(brush, onGround(scene, edge + side * 118, basin.far), basin.far + 2) : "";
  return shade + beds.join("");
}

function sunbed(brush: Brush, x: number, y: number, size: number, side: number, cloth: Colour): string {
  const at = (dx: number) => x + dx * size * side;
  const up = (dy: number) => y - dy * size;
  const legs = brush.shade("#6b4a30", "trim");
  return (
    ellipse(x, y + 9 * size, 74 * size, 11 * size, {
      fill: brush.light.shadow,
      opacity: 0.28,
    }) +
    path(d`M${at(-52)},${up(8)} V${up(-8)} M${at(34)},${up(8)} V${up(-8)}`, {
      stroke: legs,
      width: 5 * size,
    }) +
    path(d`M${at(-64)},${up(8)} L${at(-54)},${up(24)} H${at(26)} L${at(36)},${up(8)}Z`, { fill: cloth }) +
    path(d`M${at(-64)},${up(8)} H${at(36)} V${up(0)} H${at(-64)}Z`, {
      fill: darker(cloth, 0.08),
    }) +
    path(d`M${at(16)},${up(24)} L${at(60)},${up(62)} L${at(74)},${up(52)} L${at(34)},${up(8)}Z`, {
      fill: lighter(cloth, 0.015),
    }) +
    path(d`M${at(74)},${up(52)} L${at(34)},${up(8)} V${up(0)} L${at(78)},${up(46)}Z`, { fill: darker(cloth, 0.1) })
  );
}

function drawParasol(brush: Brush, x: number, y: number): string {
  const cloth = brush.shade(brush.random.pick(canopies), "trim");
  const top = y - 176;
  const brim = y - 112;
  const half = 104;
  const rib = (from: number, to: number) =>
    d`M${x},${top} Q${x + (from + (from < 0 ? -14 : 14)) * 0.6},${top + 20} ${x + from},${brim} Q${x + (from + to) / 2},${brim + 12} ${x + to},${brim} Q${x + (to + (to < 0 ? -14 : 14)) * 0.6},${top + 20} ${x},${top}Z`;
  return (
    ellipse(x, y + 2, 84, 13, { fill: brush.light.shadow, opacity: 0.24 }) +
    path(d`M${x},${y} V${top}`, {
      stroke: brush.shade("#8a6a48", "trim"),
      width: 6,
    }) +
    path(rib(-half, -half * 0.34), { fill: lighter(cloth, 0.02) }) +
    path(rib(half * 0.34, half), { fill: darker(cloth, 0.07) }) +
    path(rib(-half * 0.34, half * 0.34), { fill: darker(cloth, 0.02) })
  );
}
