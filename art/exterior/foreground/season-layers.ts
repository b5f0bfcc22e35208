import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { onGround } from "#art/drawing/perspective.ts";
import { circle, d, ellipse, group, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { Season } from "#art/exterior/scene/exterior-traits.ts";

type Draw = (brush: Brush, scene: Scene) => string;

/** String lights from the house to a pole on each side. */
const drawStringLights: Draw = (brush, { building, groundLine }) => {
  const top = groundLine - 150;
  const spans = [
    [building.left - 190, building.left + 40],
    [building.left + 40, building.right - 40],
    [building.right - 40, building.right + 190],
  ] as const;
  const poles = [building.left - 190, building.right + 190].map((x) =>
    rect(x - 4, top, 8, 172, { fill: brush.shade("#5a4636", "trim") }),
  );
  return poles.join("") + spans.map(([from, to]) => string(brush, from, to, top)).join("");
};

function string(brush: Brush, from: number, to: number, y: number): string {
  const sag = (to - from) * 0.1;
  const count = Math.round((to - from) / 34);
  const glow = brush.radial([
    [0, "#ffd58c", 0.75],
    [1, "#ffd58c", 0],
  ]);
  const lamps = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    const [x, level] = [from + (to - from) * share, y + 4 * sag * share * (1 - share) + 5];
    return circle(x, level, 16, { fill: glow }) + circle(x, level, 3.6, { fill: "#fff0c4" });
  });
  const cord = path(d`M${from},${y} Q${(from + to) / 2},${y + sag * 2} ${to},${y}`, {
    fill: "none",
    stroke: "#3a2f28",
    width: 1.6,
    opacity: 0.8,
  });
  return cord + lamps.join("");
}

/** Heat haze over the horizon. */
const drawHaze: Draw = (brush, { horizon }) =>
  rect(BLEED.left, horizon - 90, BLEED.right - BLEED.left, 170, {
    fill: brush.linear([
      [0, "#fff6e2", 0],
      [0.5, "#fff6e2", 0.55],
      [1, "#fff6e2", 0],
    ]),
  });

/** Puddles that reflect the sky, the reflection of the house on wet ground, and rain. */
const drawWetGround: Draw = (brush, scene) => {
  const { random, light } = brush;
  const puddles = Array.from({ length: 9 }, () => {
    const near = random.next();
    const y = scene.groundLine + 46 + near * 300;
    const x = onGround(scene, random.between(-200, 1800), y);
    return ellipse(x, y, 60 + near * 130, 7 + near * 15, {
      fill: random.chance(0.5) ? light.sky[2] : lighter(light.sky[1], 0.06),
    });
  });
  const shine = Array.from({ length: 12 }, (_, i) => {
    const x = scene.building.left + ((scene.building.right - scene.building.left) * (i + 0.5)) / 12;
    return rect(x - 12, scene.groundLine + 42, random.between(16, 34), random.between(60, 150), {
      fill: lighter(scene.traits.building.colours.wall, 0.03),
      radius: 8,
    });
  });
  return group({ opacity: 0.62 }, puddles) + group({ opacity: 0.16, blur: 12 }, shine) + drawRain(brush);
};

function drawRain({ random }: Brush): string {
  const drops = Array.from({ length: 150 }, () => {
    const [x, y, long] = [random.between(BLEED.left, BLEED.right), random.between(0, 1067), random.between(18, 44)];
    return d`M${x},${y} l${-long * 0.16},${long}`;
  });
  return path(drops.join(""), { stroke: darker("#ffffff", 0.02), width: 1.5, opacity: 0.32 });
}

/** Layers a season adds behind the house. */
export const backgroundSeasonLayers: Partial<Record<Season, readonly { name: string; draw: Draw }[]>> = {
  summer: [{ name: "haze", draw: drawHaze }],
};

/** Layers a season adds in front of the house. */
export const foregroundSeasonLayers: Partial<Record<Season, readonly { name: string; draw: Draw }[]>> = {
  rain: [{ name: "wet-ground", draw: drawWetGround }],
  ramadan: [{ name: "string-lights", draw: drawStringLights }],
  eid: [{ name: "string-lights", draw: drawStringLights }],
};
