import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, path, rect } from "#art/drawing/svg-shapes.ts";
import { palm } from "#art/exterior/plant/palm.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";
import { plain } from "./sand-plain.ts";

const walls: readonly Colour[] = ["#efe4d0", "#e2cdaa", "#f5efe4", "#d9bd95", "#e9d7c2"];
type House = { x: number; base: number; width: number; height: number };

/** A quiet district: two rows of flat-roofed houses behind garden walls, with palms between them. */
export function drawTown(brush: Brush, scene: Scene): string {
  const { horizon } = scene;
  return (
    drawRow(brush, scene, { base: horizon + 14, height: [34, 74], width: [46, 92], distance: 0.5 }) +
    drawPalms(brush, horizon + 22) +
    drawRow(brush, scene, { base: horizon + 44, height: [40, 92], width: [70, 140], distance: 0.28 }) +
    plain(brush, scene, horizon + 42, 0.26)
  );
}

type Row = { base: number; height: readonly [number, number]; width: readonly [number, number]; distance: number };

function drawRow(brush: Brush, scene: Scene, { base, height, width, distance }: Row): string {
  const { random } = brush;
  const houses: string[] = [];
  for (let x = BLEED.left; x < BLEED.right; ) {
    const wide = random.between(...width);
    const shape = { x, base, width: wide, height: random.between(...height) };
    houses.push(drawHouse(brush, scene, shape, hazed(brush, random.pick(walls), distance)));
    x += wide + random.between(4, 30);
  }
  const wall = hazed(brush, "#e6d5b8", distance);
  return (
    houses.join("") +
    rect(BLEED.left, base - 16, BLEED.right - BLEED.left, 24, { fill: wall }) +
    rect(BLEED.left, base - 18, BLEED.right - BLEED.left, 4, { fill: lighter(wall, 0.03) })
  );
}

function drawHouse(brush: Brush, scene: Scene, { x, base, width, height }: House, wall: Colour): string {
  const { random, light } = brush;
  const top = base - height;
  const shadow = mix(darker(wall, 0.07), light.shadow, 0.1);
  const dark = scene.sun[0] < x ? x + width * 0.66 : x;
  const floors = Math.max(1, Math.floor((height - 12) / 28));
  const columns = Math.floor(width / 20);
  const windows = Array.from({ length: floors * columns }, (_, i) => {
    const [column, floor] = [i % columns, Math.floor(i / columns)];
    return random.chance(0.75) ? d`M${x + 8 + column * 20},${top + 11 + floor * 28} h7 v11 h-7Z` : "";
  });
  const parapet = d`M${x - 2},${top} h${width + 4} v5 h${-(width + 4)}Z`;
  const stair = random.chance(0.6) ? d`M${x + width * 0.2},${top} v-13 h${width * 0.26} v13Z` : "";
  const glass = lampsOn(light) ? "#ffdb94" : mix(darker(wall, 0.2), light.sky[0], 0.45);
  return (
    path(d`M${x},${base} V${top} h${width} V${base}Z ${stair}`, { fill: wall }) +
    rect(dark, top, width * 0.34, height, { fill: shadow, opacity: 0.5 }) +
    path(parapet, { fill: lighter(wall, 0.03) }) +
    path(windows.join(""), { fill: glass, opacity: 0.75 })
  );
}

function drawPalms(brush: Brush, y: number): string {
  const { random } = brush;
  const frond = hazed(brush, "#527a4c", 0.36);
  const colours = { trunk: hazed(brush, "#7a5a3c", 0.36), frond, frondLight: lighter(frond, 0.05) };
  return Array.from({ length: 14 }, (_, i) => {
    const x = BLEED.left + ((BLEED.right - BLEED.left) * (i + random.next())) / 14;
    return palm(random, { x, y, height: random.between(84, 124), leaflets: 3, colours, dates: null });
  }).join("");
}
