import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, group, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";

type Tower = { x: number; base: number; width: number; height: number };
type Row = {
  count: number;
  height: readonly [number, number];
  width: readonly [number, number];
  distance: number;
};

const rows: readonly Row[] = [
  { count: 26, height: [70, 210], width: [30, 60], distance: 0.62 },
  { count: 34, height: [26, 120], width: [34, 84], distance: 0.48 },
];

/** Roof shapes from the upper left to the upper right corner. Domes and spires are left out, because they would look like minarets. */
const roofs: readonly ((t: Tower) => string)[] = [
  ({ width }) => d`h${width}`,
  ({ width }) => d`l${width},-18`,
  ({ width }) => d`h${width * 0.2} v-14 h${width * 0.6} v14 h${width * 0.2}`,
  ({ width }) => d`h${width * 0.3} v-12 h${width * 0.45} v12 h${width * 0.25}`,
  ({ width }) => d`q${width * 0.2},-30 ${width},-38`,
];

/** A city on the horizon: two rows of towers, with lit windows after sunset. */
export function drawSkyline(brush: Brush, scene: Scene): string {
  return rows.map((row) => drawRow(brush, scene, row)).join("");
}

function drawRow(brush: Brush, scene: Scene, row: Row): string {
  const { random } = brush;
  const span = BLEED.right - BLEED.left;
  const towers = Array.from({ length: row.count }, (_, i): Tower => {
    const width = random.between(...row.width);
    const x = BLEED.left + (span * (i + random.next())) / row.count;
    return {
      x,
      width,
      height: random.between(...row.height),
      base: scene.horizon + 24,
    };
  });
  const colour = hazed(brush, "#6c7a8d", row.distance);
  const shapes = towers.map((t) => d`M${t.x},${t.base} V${t.base - t.height} ${random.pick(roofs)(t)} V${t.base}Z`);
  const shades = towers.map(
    (t) => d`M${t.x + t.width * 0.62},${t.base} V${t.base - t.height} H${t.x + t.width} V${t.base}Z`,
  );
  return (
    path(shapes.join(""), { fill: colour }) +
    path(shades.join(""), { fill: darker(colour, 0.04), opacity: 0.6 }) +
    (lampsOn(brush.light)
      ? group(
          { fill: "#ffdb94" },
          towers.flatMap((t) => litRooms(brush, t)),
        )
      : "")
  );
}

function litRooms({ random }: Brush, { x, base, width, height }: Tower): string[] {
  const columns = Math.floor(width / 9);
  const floors = Math.floor((height - 30) / 11);
  const rooms: string[] = [];
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      if (!random.chance(0.34)) continue;
      rooms.push(
        rect(x + 4 + column * 9, base - height + 10 + floor * 11, 3, 4, {
          opacity: random.between(0.3, 0.85),
        }),
      );
    }
  }
  return rooms;
}
