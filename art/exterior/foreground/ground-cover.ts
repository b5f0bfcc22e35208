import type { Brush } from "#art/drawing/brush.ts";
import { BLEED } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { depthScale, onGround } from "#art/drawing/perspective.ts";
import { circle, d, ellipse, group, path } from "#art/drawing/svg-shapes.ts";
import { bush } from "#art/exterior/plant/bush.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { GroundCover } from "#art/exterior/scene/exterior-traits.ts";

const BLOSSOMS = ["#f3e29a", "#c9a7d8", "#ffffff", "#e9b0bd"] as const;

export const groundCovers: Record<GroundCover, (brush: Brush, scene: Scene) => string> = {
  meadow: drawMeadow,
  paving: drawPaving,
};

/** Wild grass in soft bands, with tufts and flowers that grow towards the viewer. */
function drawMeadow(brush: Brush, scene: Scene): string {
  const { random } = brush;
  const { groundLine, traits } = scene;
  const green = brush.shade(mix("#83984f", traits.ground[1], 0.22), "ground");
  const fill = brush.linear([
    [0, lighter(green, 0.035)],
    [0.3, green],
    [1, darker(green, 0.1)],
  ]);
  const turf = path(
    d`M${BLEED.left},${groundLine - 22} Q300,${groundLine - 44} 900,${groundLine - 26} T${BLEED.right},${groundLine - 28} V${BLEED.bottom} H${BLEED.left}Z`,
    { fill },
  );
  const bands = Array.from({ length: 16 }, () => {
    const near = random.next();
    const y = groundLine + 4 + near ** 1.3 * 400;
    const [x, long, thick] = [random.between(BLEED.left, BLEED.right), 160 + near * 420, 3 + near * 16];
    return d`M${x - long},${y} Q${x - long / 2},${y - thick} ${x},${y - thick * 0.4} T${x + long},${y} Q${x + long / 3},${y + thick * 1.2} ${x},${y + thick * 0.5} T${x - long},${y}Z`;
  });
  return (
    turf +
    path(bands.join(""), { fill: lighter(green, 0.06), opacity: 0.35 }) +
    path(blades(brush, scene), { fill: darker(green, 0.06), opacity: 0.6 }) +
    drawFlowers(brush, scene)
  );
}

function blades({ random }: Brush, scene: Scene): string {
  return Array.from({ length: 90 }, () => {
    const y = scene.groundLine + 6 + random.next() ** 0.8 * 380;
    const size = 7 * depthScale(scene, y);
    const x = random.between(-260, 1860);
    return d`M${x - size * 0.7},${y} l${size * 0.2},${-size * 1.1} l${size * 0.35},${size * 0.8} l${size * 0.2},${-size * 1.4} l${size * 0.3},${size * 1.3} l${size * 0.3},${-size} l${size * 0.1},${size * 1.4}Z`;
  }).join("");
}

function drawFlowers(brush: Brush, scene: Scene): string {
  const { random } = brush;
  return BLOSSOMS.map((colour) => {
    const flowers = Array.from({ length: 26 }, () => {
      const y = scene.groundLine + 20 + random.next() ** 0.7 * 370;
      return circle(random.between(-200, 1800), y, 1.5 * depthScale(scene, y) * random.between(0.7, 1.2), {});
    });
    return group({ fill: brush.shade(colour, "trim") }, flowers);
  }).join("");
}

/** Large slabs in perspective, as in the courtyards of towns. */
function drawPaving(brush: Brush, scene: Scene): string {
  const { groundLine, traits } = scene;
  const stone = brush.shade(mix(traits.ground[0], "#efe9de", 0.45), "ground");
  const top = groundLine - 10;
  const fill = brush.linear([
    [0, lighter(stone, 0.02)],
    [0.4, stone],
    [1, darker(stone, 0.07)],
  ]);
  const floor = path(d`M${BLEED.left},${top} H${BLEED.right} V${BLEED.bottom} H${BLEED.left}Z`, { fill });
  const along = Array.from({ length: 54 }, (_, i) => {
    const x = BLEED.left - 1200 + i * 100;
    return d`M${onGround(scene, x, top)},${top} L${onGround(scene, x, BLEED.bottom)},${BLEED.bottom}`;
  });
  const across = Array.from({ length: 13 }, (_, i) => {
    const y = top + 9 * i + 3.6 * i * i;
    return d`M${BLEED.left},${y} H${BLEED.right}`;
  });
  const joints = path([...along, ...across].join(""), { stroke: darker(stone, 0.06), width: 2, opacity: 0.55 });
  return floor + joints + drawPots(brush, scene);
}

/** Potted shrubs on both sides of the house, larger towards the viewer. */
function drawPots(brush: Brush, scene: Scene): string {
  const { building, groundLine, traits } = scene;
  const isFree = traits.front === "none";
  const rows = isFree ? [40, 130, 250] : [40];
  return rows
    .flatMap((down, row) =>
      [building.left - 70 - row * 30, building.right + 70 + row * 30].map((x) => {
        const y = groundLine + down;
        return pot(brush, onGround(scene, x, y), y, depthScale(scene, y), traits.planting.blossom);
      }),
    )
    .join("");
}

function pot(brush: Brush, x: number, y: number, size: number, blossom: Colour | null): string {
  const clay = brush.shade("#c98f68", "trim");
  const [half, tall] = [17 * size, 28 * size];
  return (
    ellipse(x, y, half * 1.3, half * 0.26, { fill: brush.light.shadow, opacity: 0.28 }) +
    path(d`M${x - half},${y - tall} H${x + half} L${x + half * 0.72},${y} H${x - half * 0.72}Z`, { fill: clay }) +
    path(d`M${x + half * 0.2},${y - tall} H${x + half} L${x + half * 0.72},${y} H${x + half * 0.2}Z`, {
      fill: darker(clay, 0.06),
    }) +
    path(d`M${x - half * 1.1},${y - tall - 7 * size} h${half * 2.2} v${8 * size} h${-half * 2.2}Z`, {
      fill: lighter(clay, 0.04),
    }) +
    bush(brush, { x, y: y - tall - 6 * size, width: half * 2.6, blossom })
  );
}
