import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import { distantJuniper } from "#art/exterior/plant/juniper.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";
import { mistBank } from "./mist.ts";
import { type Crest, landBelow, ridgedCrest, rollingCrest, spurCrest } from "./slope.ts";

const FOREST = "#47633f";
const BLUE_ROCK = "#56767a";
/** Single trees stand only where pictures show them. */
const VIEW = { left: -260, right: 1860 };

/** The highlands of Asir and Taif: blue ridges, mist in the valleys and spurs covered with junipers and terraces. */
export function drawJuniperMountains(brush: Brush, scene: Scene): string {
  const { horizon } = scene;
  const { random } = brush;
  const open = scene.building.centre > 800 ? -1 : 1;
  const near = open === 1 ? -1 : 1;
  return (
    drawRange(brush, ridgedCrest(random, horizon - 168, 92, 250), horizon + 40, hazed(brush, BLUE_ROCK, 0.7)) +
    drawRange(brush, ridgedCrest(random, horizon - 112, 78, 205), horizon + 50, hazed(brush, BLUE_ROCK, 0.56)) +
    mistBank(brush, horizon - 66, 96, 0.6) +
    drawRange(
      brush,
      ridgedCrest(random, horizon - 52, 66, 180),
      horizon + 70,
      hazed(brush, mix(BLUE_ROCK, FOREST, 0.55), 0.4),
    ) +
    mistBank(brush, horizon + 2, 116, 0.75) +
    drawSpur(brush, scene, spurCrest(random, open, horizon - 214, horizon + 64, 1080), 0.27) +
    mistBank(brush, horizon + 46, 84, 0.5) +
    drawSpur(brush, scene, spurCrest(random, near, horizon - 130, horizon + 88, 1250), 0.12) +
    drawMeadow(brush, scene)
  );
}

function drawRange(brush: Brush, crest: Crest, foot: number, colour: Colour): string {
  const fill = brush.linear([
    [0, colour],
    [1, mix(colour, brush.light.sky[2], 0.5)],
  ]);
  return path(landBelow(crest, foot), { fill });
}

/** A slope with terraces, and with junipers that are larger towards its foot and stand along its crest. */
function drawSpur(brush: Brush, scene: Scene, crest: Crest, distance: number): string {
  const { random, light } = brush;
  const green = hazed(brush, FOREST, distance);
  const foot = scene.horizon + 120;
  const data = landBelow(crest, foot);
  const fill = brush.linear([
    [0, lighter(green, 0.06)],
    [1, mix(green, light.sky[2], distance * 0.9)],
  ]);
  const trees = Array.from({ length: 260 }, (_, i) => {
    const x = VIEW.left + random.next() * (VIEW.right - VIEW.left);
    const top = crest(x);
    const y = top + (i % 3 === 0 ? 4 : random.next() ** 1.2 * Math.max(0, foot - top));
    return { x, y, height: (15 + (y - top) * 0.12) * random.between(0.7, 1.35) };
  })
    .filter(({ x }) => crest(x) < foot - 50)
    .toSorted((a, b) => a.y - b.y);
  const lit = scene.sun[0] < 800 ? -1 : 1;
  const shapes = trees.map(({ x, y, height }) => distantJuniper(random, x, y, height));
  const highlights = trees
    .filter((_, i) => i % 2 === 0)
    .map(({ x, y, height }) => distantJuniper(random, x + lit * height * 0.1, y - height * 0.2, height * 0.6));
  const stones = { stroke: lighter(green, 0.1), fill: "none", width: 2.4, opacity: 0.35, clip: brush.clip(data) };
  return (
    path(data, { fill }) +
    path(terraces(crest, foot), stones) +
    path(shapes.join(""), { fill: darker(green, 0.05) }) +
    path(highlights.join(""), { fill: lighter(green, 0.02), opacity: 0.8 })
  );
}

/** Dry-stone terraces follow the slope. */
function terraces(crest: Crest, foot: number): string {
  return [0.34, 0.46, 0.58, 0.7, 0.82]
    .map((share) => {
      const points: string[] = [];
      for (let x = BLEED.left; x <= BLEED.right; x += 120) points.push(d`${x},${crest(x) + (foot - crest(x)) * share}`);
      return `M${points.join(" L")}`;
    })
    .join("");
}

/** The grass of the plateau up to the garden, with groups of trees at its far edge. */
function drawMeadow(brush: Brush, { traits, horizon, groundLine }: Scene): string {
  const { random } = brush;
  const crest = rollingCrest(random, horizon + 92, 9, 300);
  const grass = mix("#75904f", traits.ground[0], 0.2);
  const fill = brush.linear([
    [0, mix(hazed(brush, grass, 0.2), brush.light.sky[2], 0.1)],
    [1, hazed(brush, grass, 0.04)],
  ]);
  const green = hazed(brush, FOREST, 0.14);
  const trees = Array.from({ length: 46 }, (_, i) => {
    const x = VIEW.left + ((VIEW.right - VIEW.left) * (i + random.next() * 2.4)) / 46;
    const near = random.next() ** 2;
    return {
      x,
      y: crest(x) + 6 + near * (groundLine - horizon - 150),
      height: (34 + near * 34) * random.between(0.6, 1.2),
    };
  }).toSorted((a, b) => a.y - b.y);
  const shades = trees.map(
    ({ x, y, height }) =>
      d`M${x - height * 0.5},${y} q${height * 0.5},${-height * 0.1} ${height},0 q${-height * 0.5},${height * 0.1} ${-height},0Z`,
  );
  return (
    path(landBelow(crest, Math.max(horizon + 130, groundLine + 40)), { fill }) +
    path(shades.join(""), { fill: darker(green, 0.06), opacity: 0.4 }) +
    trees
      .map(
        ({ x, y, height }) =>
          path(distantJuniper(random, x, y, height), { fill: darker(green, random.between(0.03, 0.08)) }) +
          path(distantJuniper(random, x - height * 0.06, y - height * 0.2, height * 0.62), {
            fill: lighter(green, 0.02),
          }),
      )
      .join("")
  );
}
