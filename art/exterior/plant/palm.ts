import type { Point } from "#art/drawing/canvas.ts";
import type { Colour } from "#art/drawing/colour.ts";
import { d, ellipse, group, path } from "#art/drawing/svg-shapes.ts";
import type { Random } from "#art/random/random.ts";

export type PalmColours = { trunk: Colour; frond: Colour; frondLight: Colour };
export type Palm = {
  x: number;
  y: number;
  height: number;
  /** Leaflets on each side of a frond: 3 for distant palms, 10 for near ones. */
  leaflets: number;
  colours: PalmColours;
  dates: Colour | null;
};

/** A date palm: a curved trunk, a crown of fronds, and dates where `dates` has a colour. */
export function palm(random: Random, plant: Palm): string {
  const { x, y, height, colours } = plant;
  const tilt = random.between(-0.13, 0.13);
  const crown: Point = [x + tilt * height, y - height];
  const foot = ellipse(x, y + 1, height * 0.1, height * 0.018, {
    fill: colours.frond,
    opacity: 0.35,
  });
  return foot + drawTrunk(plant, crown, tilt) + drawDates(plant, crown) + drawCrown(random, plant, crown, colours);
}

function drawTrunk({ x, y, height, colours, leaflets }: Palm, [cx, cy]: Point, tilt: number): string {
  const wide = height * 0.024;
  const bend = x + tilt * height * 0.2;
  const trunk = d`M${x - wide * 1.25},${y} Q${bend - wide * 0.8},${y - height * 0.5} ${cx - wide * 0.6},${cy} H${cx + wide * 0.6} Q${bend + wide * 0.9},${y - height * 0.5} ${x + wide * 1.35},${y}Z`;
  const rings =
    leaflets > 4
      ? path(d`M${x},${y} Q${bend},${y - height * 0.5} ${cx},${cy}`, {
          fill: "none",
          stroke: colours.frond,
          width: wide * 1.1,
          dash: "2 9",
          opacity: 0.22,
        })
      : "";
  return path(trunk, { fill: colours.trunk }) + rings;
}

function drawDates({ height, dates }: Palm, [cx, cy]: Point): string {
  if (!dates) return "";
  const clusters = [-1.5, -0.5, 0.5, 1.5].map((i) =>
    ellipse(cx + i * height * 0.026, cy + height * (0.062 - Math.abs(i) * 0.008), height * 0.014, height * 0.034, {}),
  );
  return group({ fill: dates }, clusters);
}

/** Hanging fronds first, upright ones last, so that the lighter ones are on top. */
function drawCrown(random: Random, plant: Palm, crown: Point, colours: PalmColours): string {
  const count = plant.leaflets < 4 ? random.whole(8, 10) : random.whole(13, 17);
  const fronds = Array.from({ length: count }, (_, i) => {
    const angle = (-0.22 + (1.44 * i) / (count - 1)) * Math.PI + random.between(-0.09, 0.09);
    const length = plant.height * random.between(0.31, 0.42) * (plant.leaflets < 4 ? 1.15 : 1);
    return {
      angle,
      data: frond(crown, angle, length, plant.leaflets),
      light: i % 2 === 0,
    };
  });
  return fronds
    .toSorted((a, b) => Math.sin(a.angle) - Math.sin(b.angle))
    .map(({ data, light }) => path(data, { fill: light ? colours.frondLight : colours.frond }))
    .join("");
}

/** One frond as a single path: the upper leaflets outwards, the lower ones back. */
function frond([x, y]: Point, angle: number, length: number, leaflets: number): string {
  const reach = Math.cos(angle);
  const rise = Math.sin(angle);
  const control: Point = [x + reach * length * 0.52, y - rise * length * 0.72 - length * 0.2];
  const end: Point = [x + reach * length, y - rise * length * 0.5 + length * (0.42 - 0.3 * Math.max(0, rise))];
  const steps = Array.from({ length: leaflets }, (_, i) => (i + 0.6) / (leaflets + 0.4));
  const side = (sign: number, shares: readonly number[]) =>
    shares.map((share) => leaflet([x, y], control, end, share, sign, length)).join("");
  return d`M${x},${y} ${side(1, steps)} L${end[0]},${end[1]} ${side(-1, steps.toReversed())}Z`;
}

function leaflet(from: Point, control: Point, end: Point, share: number, sign: number, length: number): string {
  const [px, py] = bezier(from, control, end, share);
  const [nx, ny] = bezier(from, control, end, Math.min(1, share + 0.05));
  const heading = Math.atan2(ny - py, nx - px);
  const size = length * 0.27 * Math.sin(Math.PI * (0.18 + share * 0.66));
  const tipX = px + Math.cos(heading + sign * -0.55) * size;
  const tipY = py + Math.sin(heading + sign * -0.55) * size + size * 0.28;
  return d`L${px},${py} L${tipX},${tipY} `;
}

function bezier([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, t: number): Point {
  const a = (1 - t) ** 2;
  const b = 2 * (1 - t) * t;
  const c = t ** 2;
  return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2];
}
