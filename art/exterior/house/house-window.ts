import type { Brush } from "#art/drawing/brush.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";

export type WindowShape = {
  x: number;
  y: number;
  width: number;
  height: number;
  arched?: boolean;
};

const LIT_SHARE = 0.82;

/** The path of a window or door, with a round head when arched. */
export function windowOutline({ x, y, width, height, arched }: WindowShape): string {
  if (!arched) return d`M${x},${y} h${width} v${height} h${-width}Z`;
  const radius = width / 2;
  return d`M${x},${y + height} V${y + radius} a${radius},${radius} 0 0 1 ${width},0 V${y + height}Z`;
}

/** A window with its frame; most windows are lit after sunset. */
export function drawWindow(brush: Brush, shape: WindowShape, frame: Colour): string {
  const isLit = lampsOn(brush.light) && brush.random.chance(LIT_SHARE);
  const inside = isLit ? litGlass(brush, shape) : darkGlass(brush, shape);
  const bars = shape.arched ? glazingBars(shape, frame) : "";
  return (
    inside +
    bars +
    path(windowOutline(shape), {
      fill: "none",
      stroke: frame,
      width: Math.min(5, 2 + shape.width * 0.03),
    })
  );
}

/** The glazing bars of an arched window: one vertical, one where the arch starts. */
function glazingBars({ x, y, width, height }: WindowShape, frame: Colour): string {
  return path(d`M${x + width / 2},${y} v${height} M${x},${y + width / 2} h${width}`, { stroke: frame, width: 2.2 });
}

function litGlass(brush: Brush, shape: WindowShape): string {
  const { x, y, width, height } = shape;
  const warm = brush.linear([
    [0, "#ffe7b3"],
    [0.55, "#fbcb78"],
    [1, "#f5b04d"],
  ]);
  const curtain = Math.min(width * 0.17, 18);
  const drapes =
    width > 30 && !shape.arched
      ? rect(x, y, curtain, height, { fill: "#e9a24a", opacity: 0.55 }) +
        rect(x + width - curtain, y, curtain, height, {
          fill: "#e9a24a",
          opacity: 0.55,
        })
      : "";
  const room = width > 66 && !shape.arched ? drawRoom(shape) : "";
  return path(windowOutline(shape), { fill: warm }) + room + drapes + reveal(brush, shape);
}

/** The room behind a large lit window: a pendant lamp and a sofa. */
function drawRoom({ x, y, width, height }: WindowShape): string {
  const middle = x + width / 2;
  return (
    path(d`M${middle},${y} v${height * 0.24}`, {
      stroke: "#b5762f",
      width: 2,
    }) +
    ellipse(middle, y + height * 0.3, width * 0.11, height * 0.07, {
      fill: "#fff6d8",
    }) +
    rect(x + width * 0.24, y + height * 0.74, width * 0.52, height * 0.26, {
      fill: "#c9803a",
      opacity: 0.75,
      radius: 6,
    }) +
    rect(x + width * 0.28, y + height * 0.68, width * 0.2, height * 0.16, {
      fill: "#b96a35",
      opacity: 0.7,
      radius: 5,
    })
  );
}

function darkGlass(brush: Brush, shape: WindowShape): string {
  const { x, y, width, height } = shape;
  const glass = mix(brush.shade("#6f9fb8", "trim"), brush.light.sky[1], 0.4);
  const fill = brush.linear([
    [0, lighter(glass, 0.07)],
    [1, darker(glass, 0.1)],
  ]);
  const glint = d`M${x + width * 0.14},${y + height} L${x + width * 0.52},${y + height * 0.3} h${width * 0.18} L${x + width * 0.32},${y + height}Z`;
  return path(windowOutline(shape), { fill }) + path(glint, { fill: "#ffffff", opacity: 0.16 }) + reveal(brush, shape);
}

/** The shadow of the wall's thickness on the glass. */
function reveal(brush: Brush, { x, y, width, arched }: WindowShape): string {
  if (arched) return "";
  return rect(x, y, width, 5, { fill: brush.light.shadow, opacity: 0.3 });
}
