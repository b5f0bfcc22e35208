import type { Brush } from "#art/drawing/brush.ts";
import { BLEED, type Point } from "#art/drawing/canvas.ts";
import { type Colour, darker, lighter, mix } from "#art/drawing/colour.ts";
import { d, path } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import { hazed } from "./haze.ts";
import { plain } from "./sand-plain.ts";

const STONE = "#bf7448";

/** Two rows of flat-topped sandstone buttes with strata, clefts and a shaded side. */
export function drawSandstone(brush: Brush, scene: Scene): string {
  const back = drawRow(brush, scene, {
    height: 190,
    width: 250,
    step: 290,
    distance: 0.5,
    drop: 30,
  });
  return (
    back +
    drawRow(brush, scene, {
      height: 255,
      width: 330,
      step: 520,
      distance: 0.2,
      drop: 74,
    })
  );
}

type Row = {
  height: number;
  width: number;
  step: number;
  distance: number;
  drop: number;
};

function drawRow(brush: Brush, scene: Scene, row: Row): string {
  const { random } = brush;
  const stone = hazed(brush, STONE, row.distance);
  const fill = brush.linear([
    [0, lighter(stone, 0.03)],
    [0.75, stone],
    [1, mix(stone, brush.light.sky[2], 0.22)],
  ]);
  let buttes = "";
  for (
    let x = BLEED.left + random.between(-100, 100);
    x < BLEED.right + 200;
    x += row.step * random.between(0.62, 1.15)
  ) {
    const size = random.between(0.5, 1);
    buttes += butte(
      brush,
      {
        x,
        base: scene.horizon + row.drop,
        width: row.width * random.between(0.6, 1.1),
        height: row.height * size,
      },
      fill,
      stone,
      scene.sun[0],
    );
  }
  return buttes + plain(brush, scene, scene.horizon + row.drop + 22, row.distance);
}

type Butte = { x: number; base: number; width: number; height: number };

function butte(brush: Brush, rock: Butte, fill: string, stone: Colour, sun: number): string {
  const outline = silhouette(brush, rock);
  const data = closed(outline, rock);
  const clip = brush.clip(data);
  const away = rock.x < sun ? -1 : 1;
  const shadeX = rock.x + away * rock.width * 0.1;
  const edge = rock.x + away * rock.width;
  const top = rock.base - rock.height;
  const shadow = d`M${shadeX},${top - 20} C${shadeX + away * 26},${top + rock.height * 0.3} ${shadeX - away * 22},${top + rock.height * 0.6} ${shadeX + away * 12},${rock.base} H${edge} V${top - 20}Z`;
  return (
    path(data, { fill }) +
    path(shadow, {
      fill: mix(darker(stone, 0.09), brush.light.shadow, 0.12),
      opacity: 0.6,
      clip,
    }) +
    path(strata(brush, rock), {
      fill: "none",
      stroke: darker(stone, 0.08),
      width: 3,
      opacity: 0.4,
      clip,
    }) +
    path(clefts(brush, rock), {
      fill: darker(stone, 0.12),
      opacity: 0.35,
      clip,
    })
  );
}

/** The outline of a butte, from its left foot over the top to its right foot. */
function silhouette({ random }: Brush, { x, base, width, height }: Butte): Point[] {
  const steps = [0.5, 0.42, 0.44, 0.36, 0.34, 0.22];
  const rises = [0, 0.34, 0.4, 0.72, 0.8, 1];
  const flank = (side: number) =>
    steps.map(
      (half, i): Point => [
        x + side * width * half * random.between(0.88, 1.08),
        base - height * (rises[i] ?? 1) * (i === 5 ? 1 : random.between(0.94, 1.04)),
      ],
    );
  return [...flank(-1), ...flank(1).reverse()];
}

function closed(points: readonly Point[], { base, width }: Butte): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const curves = rest.map(([px, py], i) => {
    const [qx, qy] = points[i] ?? first;
    return d`Q${qx + (px - qx) * 0.15},${qy + (py - qy) * 0.75} ${px},${py}`;
  });
  const last = rest.at(-1) ?? first;
  return d`M${first[0] - width * 0.4},${base + 60} Q${first[0] - width * 0.1},${base} ${first[0]},${first[1]} ${curves.join("")} Q${last[0] + width * 0.1},${base} ${last[0] + width * 0.4},${base + 60}Z`;
}

function strata({ random }: Brush, { x, base, width, height }: Butte): string {
  return [0.3, 0.44, 0.62, 0.78, 0.9]
    .map((rise) => {
      const y = base - height * rise + random.between(-6, 6);
      return d`M${x - width * 0.6},${y} q${width * 0.3},${random.between(-7, 7)} ${width * 0.6},0 t${width * 0.6},0`;
    })
    .join("");
}

function clefts({ random }: Brush, { x, base, width, height }: Butte): string {
  return Array.from({ length: 3 }, () => {
    const cx = x + random.between(-0.34, 0.34) * width;
    const top = base - height * random.between(0.55, 0.95);
    const wide = random.between(5, 13);
    return d`M${cx},${top} q${wide},${(base - top) * 0.4} ${wide * 0.3},${base - top} h${-wide} q${-wide * 0.2},${-(base - top) * 0.5} ${wide * 0.7},${top - base}Z`;
  }).join("");
}
