import type { Brush } from "#art/drawing/brush.ts";
import { CANVAS } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { circle, d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";

const cloths: readonly Colour[] = ["#9c3b2c", "#2f5f6b", "#7a2d3a", "#b5762f"];
const WIDTH = 380;
const HEIGHT = 176;

/** The majlis beside the house with its doors open: cushions along the walls, a rug and a lamp. */
export function drawMajlisPavilion(brush: Brush, scene: Scene): string {
  const { left, right } = scene.building;
  const onLeft = scene.vanishing <= scene.building.centre;
  const x = onLeft ? Math.max(30, left - WIDTH - 40) : Math.min(CANVAS.width - WIDTH - 30, right + 40);
  const y = scene.groundLine + 34;
  return drawShell(brush, scene, x, y) + drawSeats(brush, x, y) + drawFront(brush, scene, x, y);
}

function drawShell(brush: Brush, scene: Scene, x: number, y: number): string {
  const wall = brush.shade(scene.traits.building.colours.wall, "wall");
  const inside = lampsOn(brush.light) ? "#f2c27c" : mix(darker(wall, 0.12), brush.light.shadow, 0.12);
  const depth = brush.linear([
    [0, darker(inside, 0.06)],
    [1, inside],
  ]);
  return (
    ellipse(x + WIDTH / 2, y + 4, WIDTH * 0.56, 15, { fill: brush.light.shadow, opacity: 0.28 }) +
    rect(x, y - HEIGHT, WIDTH, HEIGHT, { fill: wall }) +
    rect(x + 26, y - HEIGHT + 34, WIDTH - 52, HEIGHT - 34, { fill: depth }) +
    path(d`M${x + 26},${y} L${x + 70},${y - 34} H${x + WIDTH - 70} L${x + WIDTH - 26},${y}Z`, {
      fill: mix(brush.shade("#c9a071", "ground"), inside, 0.2),
    })
  );
}

function drawSeats(brush: Brush, x: number, y: number): string {
  const cloth = brush.shade(brush.random.pick(cloths), "wall");
  const from = x + 74;
  const count = 5;
  const step = (WIDTH - 148) / count;
  const backs = Array.from({ length: count }, (_, i) =>
    rect(from + i * step + 2, y - 82, step - 4, 36, {
      fill: i % 2 ? lighter(cloth, 0.09) : lighter(cloth, 0.16),
      radius: 6,
    }),
  );
  const sides = [-1, 1].map((side) => {
    const edge = side < 0 ? x + 30 : x + WIDTH - 30;
    return path(d`M${edge},${y - 4} L${edge - side * 44},${y - 36} V${y - 54} L${edge},${y - 30}Z`, {
      fill: darker(cloth, 0.03),
    });
  });
  const glow = lampsOn(brush.light) ? 0.6 : 0.28;
  const light = brush.radial([
    [0, "#ffd58c", glow],
    [1, "#ffd58c", 0],
  ]);
  return (
    backs.join("") +
    rect(from, y - 50, WIDTH - 148, 18, { fill: cloth, radius: 5 }) +
    sides.join("") +
    ellipse(x + WIDTH / 2, y - 14, 92, 13, { fill: darker(cloth, 0.02) }) +
    ellipse(x + WIDTH / 2, y - 14, 74, 9, { fill: "none", stroke: lighter(cloth, 0.25), width: 3, dash: "8 6" }) +
    path(d`M${x + WIDTH / 2},${y - HEIGHT + 34} v22`, { stroke: brush.shade("#4a3a2c", "trim"), width: 2.5 }) +
    circle(x + WIDTH / 2, y - HEIGHT + 66, 74, { fill: light }) +
    ellipse(x + WIDTH / 2, y - HEIGHT + 64, 12, 14, { fill: "#fff0c4" })
  );
}

/** Pillars, the folded doors and the roof. */
function drawFront(brush: Brush, scene: Scene, x: number, y: number): string {
  const { colours } = scene.traits.building;
  const wall = brush.shade(colours.wall, "wall");
  const door = brush.shade(colours.door, "wall");
  const leaves = [x + 26, x + WIDTH - 48].map(
    (at) =>
      rect(at, y - HEIGHT + 34, 22, HEIGHT - 34, { fill: door }) +
      rect(at + 9, y - HEIGHT + 42, 3, HEIGHT - 50, { fill: darker(door, 0.1) }),
  );
  return (
    leaves.join("") +
    rect(x, y - HEIGHT, 26, HEIGHT, { fill: lighter(wall, 0.02) }) +
    rect(x + WIDTH - 26, y - HEIGHT, 26, HEIGHT, { fill: darker(wall, 0.03) }) +
    rect(x - 12, y - HEIGHT - 12, WIDTH + 24, 16, { fill: brush.shade(colours.trim, "wall"), radius: 2 }) +
    rect(x - 12, y - HEIGHT - 12, WIDTH + 24, 4, { fill: lighter(brush.shade(colours.trim, "wall"), 0.08) }) +
    rect(x - 20, y - 4, WIDTH + 40, 12, { fill: brush.shade(scene.traits.pool.deck, "ground"), radius: 2 })
  );
}
