import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";

type Row = { foot: number; height: number; gap: number; distance: number };

/** Three rows of dunes, each dune with a sunlit and a shaded side. */
export function drawDunes(brush: Brush, scene: Scene): string {
  const { horizon } = scene;
  const rows: Row[] = [
    { foot: horizon + 34, height: 96, gap: 380, distance: 0.5 },
    { foot: horizon + 92, height: 92, gap: 520, distance: 0.32 },
    { foot: horizon + 170, height: 84, gap: 640, distance: 0.14 },
  ];
  return rows.map((row) => drawRow(brush, scene, row)).join("");
}

function drawRow(brush: Brush, scene: Scene, row: Row): string {
  const { random } = brush;
  const low = 1 - Math.min(1, brush.light.sunHeight * 2);
  const glow = brush.light.night === 1 ? 0 : low * 0.13;
  const sunlit = mix(hazed(brush, scene.traits.ground[0], row.distance), brush.light.sun, glow);
  const shaded = mix(darker(hazed(brush, scene.traits.ground[1], row.distance), 0.02), brush.light.shadow, 0.12);
  const face = brush.linear([
    [0, lighter(sunlit, 0.025)],
    [0.7, sunlit],
    [1, darker(sunlit, 0.025)],
  ]);
  const flank = brush.linear([
    [0, shaded],
    [0.9, mix(sunlit, shaded, 0.25)],
    [1, mix(sunlit, shaded, 0.1)],
  ]);
  let dunes = "";
  for (
    let x = BLEED.left - 200 + random.between(0, 200);
    x < BLEED.right + 300;
    x += row.gap * random.between(0.55, 1)
  ) {
    dunes += dune(brush, scene.sun[0], x, row, face, flank);
  }
  return dunes;
}

type Dune = {
  x: number;
  peak: number;
  height: number;
  near: number;
  behind: number;
  foot: number;
};

function dune({ random }: Brush, sun: number, x: number, row: Row, face: string, flank: string): string {
  const height = row.height * random.between(0.45, 1);
  const away = x < sun ? -1 : 1;
  const shape: Dune = {
    x,
    height,
    peak: row.foot - height,
    near: x - away * row.gap * random.between(0.75, 1.05),
    behind: x + away * row.gap * random.between(0.6, 0.85),
    foot: row.foot + 26,
  };
  const { peak, near, behind, foot } = shape;
  const body = d`M${x},${peak} ${slope(shape, near)} V${foot + 420} H${behind} V${foot} L${behind},${foot} ${climb(shape, behind)}Z`;
  const shade = d`M${x},${peak} ${slope(shape, behind)} ${crest(shape, row.gap * away)}Z`;
  return path(body, { fill: face }) + path(shade, { fill: flank, opacity: 0.8 });
}

/** The curve from the peak down to a foot: steep, then flat. */
function slope({ x, peak, height, foot }: Dune, to: number): string {
  return d`C${x + (to - x) * 0.22},${peak + height * 0.12} ${x + (to - x) * 0.5},${foot - 26} ${to},${foot}`;
}

/** The same curve in the opposite direction. */
function climb({ x, peak, height, foot }: Dune, from: number): string {
  return d`C${x + (from - x) * 0.5},${foot - 26} ${x + (from - x) * 0.22},${peak + height * 0.12} ${x},${peak}`;
}

/** The curved edge between the sunlit and the shaded side, from the foot to the peak. */
function crest({ x, peak, height, foot }: Dune, reach: number): string {
  const bend = foot - 26 - height * 0.2;
  return d`L${x - reach * 0.06},${foot + 10} C${x + reach * 0.2},${bend} ${x - reach * 0.16},${peak + height * 0.5} ${x},${peak}`;
}
