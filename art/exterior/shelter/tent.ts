import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { ShelterPosition } from "./shelter-positions.ts";

type Tent = {
  x: number;
  y: number;
  w: number;
  h: number;
  cloth: Colour;
  band: Colour;
};

/** A tent on two poles: sagging roof, striped walls, an open front with cushions and a rug. */
export function tent(brush: Brush, { traits }: Scene, position: ShelterPosition): string {
  const { wall, accent } = traits.building.colours;
  const shape: Tent = {
    x: position.x,
    y: position.y,
    w: position.width * 0.88,
    h: position.width * 0.88 * brush.random.between(0.44, 0.5),
    cloth: brush.shade(wall, "wall"),
    band: brush.shade(accent, "wall"),
  };
  return (
    drawRopes(brush, shape) +
    drawWalls(shape) +
    drawInside(brush, shape) +
    drawRoof(brush, shape) +
    drawRug(brush, shape)
  );
}

function drawRopes(brush: Brush, { x, y, w, h }: Tent): string {
  const rope = d`M${x - w * 0.48},${y - h * 0.5} L${x - w * 0.68},${y + 4} M${x + w * 0.48},${y - h * 0.5} L${x + w * 0.68},${y + 4}`;
  const pole = d`M${x - w * 0.19},${y - h * 0.9} v${-h * 0.16} M${x + w * 0.19},${y - h * 0.9} v${-h * 0.16}`;
  return (
    path(rope, {
      stroke: brush.shade("#d9c7a6", "trim"),
      width: 2,
      opacity: 0.8,
    }) + path(pole, { stroke: brush.shade("#6b4a30", "trim"), width: 6, round: true })
  );
}

function drawWalls({ x, y, w, h, cloth, band }: Tent): string {
  const walls = d`M${x - w * 0.48},${y - h * 0.52} H${x + w * 0.48} L${x + w * 0.53},${y} H${x - w * 0.53}Z`;
  const stripes = [-0.46, -0.36, -0.26, 0.22, 0.32, 0.42].map((at) => {
    const foot = at * 1.09;
    return d`M${x + w * at},${y - h * 0.5} h${w * 0.045} L${x + w * (foot + 0.05)},${y} h${-w * 0.05}Z`;
  });
  return path(walls, { fill: darker(cloth, 0.07) }) + path(stripes.join(""), { fill: band, opacity: 0.9 });
}

function drawInside(brush: Brush, { x, y, w, h, cloth, band }: Tent): string {
  const on = lampsOn(brush.light);
  const deep = on
    ? brush.linear([
        [0, "#e79a3f"],
        [0.6, "#ffd382"],
        [1, "#ffe7b3"],
      ])
    : brush.linear([
        [0, darker(cloth, 0.3)],
        [1, darker(cloth, 0.18)],
      ]);
  const mouth = d`M${x - w * 0.2},${y} L${x - w * 0.2},${y - h * 0.5} H${x + w * 0.2} V${y}Z`;
  const seat = on ? "#b5602a" : darker(band, 0.04);
  const cushions = [-0.13, -0.045, 0.04].map((at) =>
    rect(x + w * at, y - h * 0.16, w * 0.08, h * 0.1, {
      fill: seat,
      radius: 6,
    }),
  );
  const bench = rect(x - w * 0.16, y - h * 0.08, w * 0.32, h * 0.08, {
    fill: darker(seat, 0.05),
    radius: 3,
  });
  const drape = (side: number) =>
    d`M${x + side * w * 0.21},${y - h * 0.52} H${x + side * w * 0.04} Q${x + side * w * 0.16},${y - h * 0.36} ${x + side * w * 0.17},${y - h * 0.2} Q${x + side * w * 0.19},${y - h * 0.1} ${x + side * w * 0.17},${y} H${x + side * w * 0.24}Z`;
  return (
    path(mouth, { fill: deep }) + cushions.join("") + bench + path(drape(-1) + drape(1), { fill: lighter(cloth, 0.02) })
  );
}

function drawRoof(brush: Brush, { x, y, w, h, cloth, band }: Tent): string {
  const fill = brush.linear([
    [0, lighter(cloth, 0.06)],
    [1, darker(cloth, 0.03)],
  ]);
  const eave = y - h * 0.5;
  const roof = d`M${x - w * 0.52},${eave} Q${x - w * 0.26},${y - h * 0.64} ${x - w * 0.19},${y - h} Q${x},${y - h * 0.8} ${x + w * 0.19},${y - h} Q${x + w * 0.26},${y - h * 0.64} ${x + w * 0.52},${eave} Q${x},${eave + h * 0.08} ${x - w * 0.52},${eave}Z`;
  const folds = d`M${x - w * 0.19},${y - h} Q${x - w * 0.2},${y - h * 0.7} ${x - w * 0.27},${eave + 8} M${x + w * 0.19},${y - h} Q${x + w * 0.2},${y - h * 0.7} ${x + w * 0.27},${eave + 8} M${x - w * 0.19},${y - h} Q${x - w * 0.1},${y - h * 0.7} ${x - w * 0.06},${eave + 12} M${x + w * 0.19},${y - h} Q${x + w * 0.1},${y - h * 0.7} ${x + w * 0.06},${eave + 12}`;
  return (
    path(roof, { fill }) +
    path(folds, {
      fill: "none",
      stroke: darker(cloth, 0.07),
      width: 2.5,
      opacity: 0.5,
    }) +
    path(valance({ x, y, w, h, cloth, band }), { fill: band })
  );
}

/** The scalloped edge along the eave. */
function valance({ x, y, w, h }: Tent): string {
  const count = 13;
  const eave = (share: number) => y - h * 0.5 + h * 0.16 * share * (1 - share);
  const step = (w * 1.04) / count;
  const scallops = Array.from({ length: count }, (_, i) => {
    const at = x - w * 0.52 + i * step;
    return d`M${at},${eave(i / count) - 2} L${at + step},${eave((i + 1) / count) - 2} v5 q${-step / 2},${h * 0.09} ${-step},0Z`;
  });
  return scallops.join("");
}

function drawRug(brush: Brush, { x, y, w, band }: Tent): string {
  const rug = brush.shade("#9c3b2c", "ground");
  return (
    ellipse(x, y + 16, w * 0.26, 15, { fill: rug }) +
    ellipse(x, y + 16, w * 0.21, 11, {
      fill: "none",
      stroke: lighter(band, 0.04),
      width: 2.5,
      dash: "9 6",
    })
  );
}
