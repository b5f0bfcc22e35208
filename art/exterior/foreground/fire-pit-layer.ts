import type { Brush } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { circle, d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

const rugs: readonly Colour[] = ["#9c3b2c", "#7a2d3a", "#2f5f6b", "#b5762f"];
/** The angles of six back rests on the far side, in radians; the near side is open. */
const seats = [0.98, 1.16, 1.34, 1.66, 1.84, 2.02].map((angle) => angle * Math.PI);

/** A round rug with back rests and a fire in its middle. */
export function drawFirePit(brush: Brush, scene: Scene): string {
  const { centre } = scene.building;
  const middle = scene.traits.layout.isComposed ? (centre + CANVAS.width / 2) / 2 : centre;
  const x = middle + brush.random.between(-70, 70);
  const y = scene.groundLine + 176;
  const rug = brush.shade(brush.random.pick(rugs), "trim");
  return (
    drawRug(brush, x, y, rug) +
    seats.map((angle) => backRest(x + Math.cos(angle) * 248, y + Math.sin(angle) * 48, rug)).join("") +
    drawFire(brush, x, y)
  );
}

function drawRug(brush: Brush, x: number, y: number, rug: Colour): string {
  return (
    ellipse(x, y + 15, 326, 80, { fill: brush.light.shadow, opacity: 0.25 }) +
    ellipse(x, y + 8, 318, 74, { fill: darker(rug, 0.06) }) +
    ellipse(x, y + 6, 300, 66, { fill: rug }) +
    ellipse(x, y + 6, 268, 56, {
      fill: "none",
      stroke: lighter(rug, 0.28),
      width: 5,
      dash: "14 10",
      opacity: 0.75,
    }) +
    ellipse(x, y + 6, 216, 43, {
      fill: "none",
      stroke: lighter(rug, 0.2),
      width: 3,
      opacity: 0.6,
    })
  );
}

function backRest(x: number, y: number, rug: Colour): string {
  const cushion = lighter(rug, 0.12);
  return (
    rect(x - 43, y - 36, 86, 42, { fill: cushion, radius: 12 }) +
    rect(x - 34, y - 28, 68, 5, {
      fill: lighter(cushion, 0.14),
      opacity: 0.7,
      radius: 2,
    }) +
    rect(x - 43, y - 10, 86, 19, { fill: darker(rug, 0.02), radius: 9 })
  );
}

function drawFire(brush: Brush, x: number, y: number): string {
  const flame = brush.linear([
    [0, "#ff8a2b"],
    [1, "#ffc84a"],
  ]);
  const strength = lampsOn(brush.light) ? 0.55 : 0.16;
  const glow = brush.radial([
    [0, "#ffb44d", strength],
    [0.4, "#ff9a3d", strength * 0.34],
    [1, "#ff9a3d", 0],
  ]);
  return (
    ellipse(x, y + 8, 66, 18, {
      fill: darker(brush.shade("#6a5c50", "ground"), 0.08),
    }) +
    ellipse(x, y + 4, 52, 12, { fill: "#3a2a22" }) +
    path(d`M${x - 34},${y + 6} l62,-14 M${x + 34},${y + 6} l-62,-14`, {
      stroke: "#5a3a26",
      width: 9,
      round: true,
    }) +
    path(d`M${x - 26},${y} q-16,-40 12,-74 q2,24 16,28 q5,-24 -2,-48 q40,34 26,94Z`, { fill: flame }) +
    path(d`M${x - 11},${y} q-9,-26 9,-44 q5,22 15,44Z`, { fill: "#fff0a8" }) +
    circle(x, y - 20, 360, { fill: glow })
  );
}
