import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { lighter, mix } from "#art/drawing/colour.ts";
import { d, group, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { drawDhow } from "./dhow.ts";
import { hazed } from "./haze.ts";

const WIDTH = BLEED.right - BLEED.left;

export function drawSea(brush: Brush, scene: Scene): string {
  const { horizon, groundLine } = scene;
  const { sky, night } = brush.light;
  const deep = mix(brush.shade("#2b8fae", "background"), sky[1], 0.12 + night * 0.2);
  const shallow = mix(brush.shade("#74cbd0", "background"), sky[2], 0.12);
  const water = brush.linear([
    [0, mix(deep, sky[2], 0.38)],
    [0.1, mix(deep, sky[2], 0.12)],
    [0.4, deep],
    [1, shallow],
  ]);
  const body = rect(BLEED.left, horizon - 2, WIDTH, groundLine - horizon + 60, {
    fill: water,
  });
  return body + drawIslet(brush, scene) + drawSwell(brush, scene) + drawGlints(brush, scene) + drawDhow(brush, scene);
}

/** A low island on the horizon, on the side away from the sun. */
function drawIslet(brush: Brush, { sun, horizon, traits }: Scene): string {
  const { random } = brush;
  const x = sun[0] > 800 ? random.between(-200, 300) : random.between(1250, 1700);
  const width = random.between(260, 460);
  const fill = hazed(brush, traits.ground[1], 0.55);
  return path(
    d`M${x},${horizon} q${width * 0.2},${-16} ${width * 0.42},${-10} q${width * 0.16},${-18} ${width * 0.3},${-2} q${width * 0.16},2 ${width * 0.28},12Z`,
    { fill },
  );
}

function drawSwell({ random, light }: Brush, { horizon, groundLine }: Scene): string {
  const lines = Array.from({ length: 46 }, () => {
    const near = random.next() ** 0.9;
    const y = horizon + 14 + near * (groundLine - horizon - 40);
    const length = 24 + near * 90;
    const x = random.between(BLEED.left, BLEED.right);
    return d`M${x},${y} q${length / 4},${-2 - near * 3} ${length / 2},0 t${length / 2},0`;
  });
  return path(lines.join(""), {
    fill: "none",
    stroke: lighter(light.sky[2], 0.05),
    width: 2,
    opacity: 0.3,
    round: true,
  });
}

function drawGlints({ random, light }: Brush, { sun, horizon }: Scene): string {
  const glints = Array.from({ length: 70 }, () => {
    const depth = random.next() ** 1.5 * 165;
    const width = random.between(12, 62);
    return rect(sun[0] + random.between(-1, 1) * (36 + depth * 1.1) - width / 2, horizon + 1 + depth, width, 2, {
      radius: 1,
    });
  });
  return group({ fill: light.sun, opacity: 0.55 }, glints);
}
