import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { onGround } from "#art/drawing/perspective.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { groundCovers } from "./ground-cover.ts";

export function drawGround(brush: Brush, scene: Scene): string {
  const edge = landEdge(brush, scene);
  const shore = scene.traits.background.includes("sea") ? drawShore(brush, scene, edge) : "";
  return drawSand(brush, scene, edge) + shore + drawCover(brush, scene);
}

function drawCover(brush: Brush, scene: Scene): string {
  const { lawn, cover } = scene.traits;
  if (lawn) return drawLawn(brush, scene);
  return cover ? groundCovers[cover](brush, scene) : drawRipples(brush, scene);
}

/** The curved upper edge of the near ground. */
function landEdge({ random }: Brush, { groundLine }: Scene): string {
  const top = groundLine - 36;
  const hills = [0, 1, 2, 3].map(() => random.between(-16, 12));
  const step = (BLEED.right - BLEED.left) / 4;
  const curves = hills.map((rise, i) => {
    const x = BLEED.left + step * i;
    return d`C${x + step * 0.4},${top + (hills[i - 1] ?? 0)} ${x + step * 0.6},${top + rise} ${x + step},${top + rise}`;
  });
  return d`M${BLEED.left},${top} ${curves.join(" ")}`;
}

function drawSand(brush: Brush, { traits }: Scene, edge: string): string {
  const near = brush.shade(traits.ground[1], "ground");
  const fill = brush.linear([
    [
      0,
      mix(lighter(brush.shade(traits.ground[0], "ground"), 0.01), brush.light.sun, brush.light.night === 1 ? 0 : 0.1),
    ],
    [0.35, mix(brush.shade(traits.ground[0], "ground"), near, 0.45)],
    [1, darker(near, 0.05)],
  ]);
  return path(d`${edge} V${BLEED.bottom} H${BLEED.left}Z`, { fill });
}

/** Wet sand and a line of foam at the edge of the sea. */
function drawShore(brush: Brush, { traits }: Scene, edge: string): string {
  const wet = darker(brush.shade(traits.ground[1], "ground"), 0.06);
  return (
    path(edge, { fill: "none", stroke: wet, width: 26, opacity: 0.5 }) +
    path(edge, {
      fill: "none",
      stroke: lighter(brush.light.sky[2], 0.06),
      width: 7,
      opacity: 0.75,
      round: true,
    })
  );
}

function drawRipples(brush: Brush, { traits, groundLine }: Scene): string {
  const { random } = brush;
  const ripples = Array.from({ length: 34 }, () => {
    const near = random.next();
    const y = groundLine + 16 + near ** 1.2 * 420;
    const x = random.between(BLEED.left, BLEED.right);
    const length = 90 + near * 260;
    const lift = 3 + near * 9;
    return d`M${x - length},${y} Q${x - length / 2},${y - lift * 2} ${x},${y} T${x + length},${y} Q${x + length / 2},${y + lift * 2.6} ${x},${y + lift * 0.9} T${x - length},${y}Z`;
  });
  return path(ripples.join(""), {
    fill: darker(brush.shade(traits.ground[1], "ground"), 0.05),
    opacity: 0.22,
  });
}

/** Grass with mowing stripes in perspective. */
function drawLawn(brush: Brush, scene: Scene): string {
  const { groundLine } = scene;
  const green = brush.shade("#7fa650", "ground");
  const fill = brush.linear([
    [0, lighter(green, 0.03)],
    [1, darker(green, 0.09)],
  ]);
  const turf = path(
    d`M${BLEED.left},${groundLine + 8} Q800,${groundLine - 14} ${BLEED.right},${groundLine + 8} V${BLEED.bottom} H${BLEED.left}Z`,
    { fill },
  );
  const top = groundLine + 4;
  const bottom = BLEED.bottom;
  const stripes = Array.from({ length: 22 }, (_, i) => {
    const left = BLEED.left + i * 140;
    const right = left + 70;
    return d`M${left},${top} L${onGround(scene, left, bottom)},${bottom} H${onGround(scene, right, bottom)} L${right},${top}Z`;
  });
  return turf + path(stripes.join(""), { fill: lighter(green, 0.06), opacity: 0.28 });
}
