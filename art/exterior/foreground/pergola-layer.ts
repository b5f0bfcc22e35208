import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { circle, d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

const timbers: readonly Colour[] = ["#6d4c33", "#8b6a48", "#efe9df"];
const seats: readonly Colour[] = ["#b5452f", "#2f7f86", "#d9a441", "#ece3d4"];

type Frame = { x: number; base: number; width: number; height: number };

/** A pergola with a sofa beside the house, on the side away from the vanishing point. */
export function drawPergola(brush: Brush, scene: Scene): string {
  if (!scene.traits.building.pergola) return "";
  const { building, vanishing, groundLine } = scene;
  const side = vanishing > building.centre ? -1 : 1;
  const width = brush.random.between(210, 260);
  const x = side > 0 ? building.right + width * 0.42 : building.left - width * 0.42;
  const frame = {
    x,
    base: groundLine + 30,
    width,
    height: brush.random.between(138, 156),
  };
  return drawSofa(brush, frame) + drawFrame(brush, frame) + drawLamp(brush, frame);
}

function drawSofa(brush: Brush, { x, base, width }: Frame): string {
  const cloth = brush.shade(brush.random.pick(seats), "wall");
  const backs = [0, 1, 2].map((i) =>
    rect(x - width * 0.36 + i * width * 0.24, base - 60, width * 0.23, 38, {
      fill: lighter(cloth, 0.06),
      radius: 8,
    }),
  );
  return (
    ellipse(x, base + 3, width * 0.52, 12, {
      fill: brush.light.shadow,
      opacity: 0.26,
    }) +
    backs.join("") +
    rect(x - width * 0.4, base - 34, width * 0.8, 22, {
      fill: cloth,
      radius: 7,
    }) +
    rect(x - width * 0.39, base - 15, width * 0.78, 13, {
      fill: darker(cloth, 0.09),
      radius: 3,
    })
  );
}

function drawFrame(brush: Brush, { x, base, width, height }: Frame): string {
  const wood = brush.shade(brush.random.pick(timbers), "wall");
  const top = base - height;
  const half = width / 2;
  const slats = Array.from({ length: 13 }, (_, i) => d`M${x - half + 4 + (i * (width - 8)) / 12},${top - 15} v15`);
  return (
    rect(x - half + 22, top + 10, 8, height - 26, {
      fill: darker(wood, 0.09),
    }) +
    rect(x + half - 30, top + 10, 8, height - 26, {
      fill: darker(wood, 0.09),
    }) +
    path(slats.join(""), { stroke: darker(wood, 0.04), width: 7 }) +
    rect(x - half - 10, top - 2, width + 20, 13, { fill: wood, radius: 2 }) +
    rect(x - half, top + 8, 11, height - 8, { fill: wood }) +
    rect(x + half - 11, top + 8, 11, height - 8, { fill: wood })
  );
}

function drawLamp(brush: Brush, { x, base, height }: Frame): string {
  if (!lampsOn(brush.light)) return "";
  const y = base - height + 46;
  const glow = brush.radial([
    [0, "#ffcf7a", 0.6],
    [0.4, "#ffcf7a", 0.2],
    [1, "#ffcf7a", 0],
  ]);
  return (
    path(d`M${x},${y - 34} V${y - 10}`, {
      stroke: brush.shade("#4a4038", "trim"),
      width: 2.5,
    }) +
    circle(x, y + 14, 130, { fill: glow }) +
    ellipse(x, y, 10, 13, { fill: "#fff0c4" })
  );
}
