import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, ellipse, group, path } from "#art/drawing/svg-shapes.ts";
import { palm } from "#art/exterior/plant/palm.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";

const rows = [
  { distance: 0.5, foot: 34, height: 120, gap: 64 },
  { distance: 0.28, foot: 78, height: 160, gap: 96 },
] as const;

/** An oasis: two rows of date palms with undergrowth. */
export function drawPalmGrove(brush: Brush, scene: Scene): string {
  return rows.map((row) => drawRow(brush, scene, row)).join("");
}

function drawRow(brush: Brush, scene: Scene, row: (typeof rows)[number]): string {
  const { random } = brush;
  const foot = scene.horizon + row.foot;
  const green = hazed(brush, "#4f7f4a", row.distance);
  const colours = {
    trunk: hazed(brush, "#7a5a3c", row.distance),
    frond: green,
    frondLight: lighter(green, 0.05),
  };
  const crowns: string[] = [];
  const palms: string[] = [];
  for (let x = BLEED.left; x < BLEED.right; x += row.gap * random.between(0.5, 1.2)) {
    crowns.push(
      ellipse(x, foot - random.between(0, 16), row.gap * random.between(0.5, 0.9), random.between(18, 36), {}),
    );
    const height = row.height * random.between(0.7, 1.1);
    palms.push(
      palm(random, {
        x,
        y: foot + 6,
        height,
        leaflets: 3,
        colours,
        dates: null,
      }),
    );
  }
  const floor = brush.linear([
    [0, mix(green, scene.traits.ground[0], 0.15)],
    [1, mix(green, scene.traits.ground[1], 0.75)],
  ]);
  const field = path(d`M${BLEED.left},${foot} H${BLEED.right} V${foot + 320} H${BLEED.left}Z`, { fill: floor });
  return palms.join("") + group({ fill: darker(green, 0.015) }, crowns) + field;
}
