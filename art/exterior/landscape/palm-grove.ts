import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { onGround } from "#art/drawing/perspective.ts";
import { d, ellipse, group, path } from "#art/drawing/svg-shapes.ts";
import { palm } from "#art/exterior/plant/palm.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";

type Row = { distance: number; foot: number; height: number; gap: number };

const rows: readonly Row[] = [
  { distance: 0.5, foot: 34, height: 120, gap: 64 },
  { distance: 0.28, foot: 78, height: 160, gap: 96 },
];

/** An oasis: two rows of date palms with undergrowth, and fields with a third row in front of them. */
export function drawPalmGrove(brush: Brush, scene: Scene): string {
  const grove = rows.map((row) => drawRow(brush, scene, row)).join("");
  return scene.traits.layout.isComposed ? grove + drawFields(brush, scene) : grove;
}

/** Strips of crops that run towards the viewer, an irrigation channel, and single palms between them. */
function drawFields(brush: Brush, scene: Scene): string {
  const { random } = brush;
  const { horizon, groundLine } = scene;
  const [top, bottom] = [horizon + 82, groundLine - 20];
  if (bottom <= top) return "";
  const green = hazed(brush, "#6f9a4c", 0.14);
  const strips = Array.from({ length: 26 }, (_, i) => {
    const x = -900 + i * 132;
    const wide = random.between(46, 84);
    return d`M${onGround(scene, x, top)},${top} H${onGround(scene, x + wide, top)} L${onGround(scene, x + wide, bottom)},${bottom} H${onGround(scene, x, bottom)}Z`;
  });
  const channel = top + (bottom - top) * 0.3;
  const water = mix(brush.shade("#7fc3c4", "background"), brush.light.sky[2], 0.3);
  const frond = hazed(brush, "#4b7c45", 0.1);
  const colours = { trunk: hazed(brush, "#7a5a3c", 0.1), frond, frondLight: lighter(frond, 0.06) };
  const palms = Array.from({ length: 9 }, (_, i) => {
    const x = -160 + (1920 * (i + random.next())) / 9;
    const y = top + (bottom - top) * random.between(0.45, 0.8);
    return palm(random, { x, y, height: random.between(150, 215), leaflets: 4, colours, dates: null });
  });
  return (
    path(strips.join(""), { fill: lighter(green, 0.03), opacity: 0.55 }) +
    path(d`M${BLEED.left},${channel} H${BLEED.right} v6 H${BLEED.left}Z`, { fill: water, opacity: 0.8 }) +
    palms.join("")
  );
}

/** Single palms of composed pictures stand only where those show them. */
function spanOf({ traits }: Scene): readonly [number, number] {
  return traits.layout.isComposed ? [-260, 1860] : [BLEED.left, BLEED.right];
}

function drawRow(brush: Brush, scene: Scene, row: Row): string {
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
  const [from, to] = spanOf(scene);
  for (let x = from; x < to; x += row.gap * random.between(0.5, 1.2)) {
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
