import type { Brush } from "#art/drawing/brush.ts";
import { darker, lighter } from "#art/drawing/colour.ts";
import { recede } from "#art/drawing/perspective.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { ShelterPosition } from "./shelter-positions.ts";

type Gable = { x: number; y: number; half: number; h: number };

/** An A-frame cabin with a glass front and a deck. */
export function aFrame(brush: Brush, scene: Scene, position: ShelterPosition): string {
  const half = position.width * 0.42;
  const gable: Gable = { x: position.x, y: position.y - 10, half, h: half * 2.1 };
  return (
    drawDeck(brush, gable) +
    drawRoofSide(brush, scene, gable) +
    drawFront(brush, scene, gable) +
    drawRafters(brush, scene, gable)
  );
}

function drawDeck(brush: Brush, { x, y, half }: Gable): string {
  const deck = brush.shade("#a87f56", "ground");
  return (
    rect(x - half * 1.12, y - 4, half * 2.24, 22, {
      fill: lighter(deck, 0.03),
      radius: 2,
    }) +
    rect(x - half * 1.12, y + 14, half * 2.24, 8, {
      fill: darker(deck, 0.1),
      radius: 2,
    })
  );
}

/** The visible side of the roof. */
function drawRoofSide(brush: Brush, scene: Scene, { x, y, half, h }: Gable): string {
  const side = scene.vanishing > x ? 1 : -1;
  const tiles = brush.shade(scene.traits.building.colours.trim, "wall");
  const [ax, ay] = recede(scene, [x, y - h], 0.13);
  const [bx, by] = recede(scene, [x + side * half, y], 0.13);
  return path(d`M${x},${y - h} L${ax},${ay} L${bx},${by} L${x + side * half},${y}Z`, { fill: darker(tiles, 0.07) });
}

function drawFront(brush: Brush, scene: Scene, { x, y, half, h }: Gable): string {
  const on = lampsOn(brush.light);
  const { sky } = brush.light;
  const glass = on
    ? brush.linear([
        [0, "#f0a848"],
        [0.55, "#ffd588"],
        [1, "#ffe9bb"],
      ])
    : brush.linear([
        [0, sky[1]],
        [1, darker(brush.shade("#7fa6b4", "trim"), 0.06)],
      ]);
  const timber = brush.shade(scene.traits.building.colours.accent, "wall");
  const at = (share: number) => half * (1 - share);
  const loft = y - h * 0.46;
  const bars = [-0.5, 0, 0.5].map((k) => d`M${x + half * k},${y} V${y - h * (1 - Math.abs(k)) + 8}`);
  return (
    path(d`M${x - half},${y} L${x},${y - h} L${x + half},${y}Z`, {
      fill: glass,
    }) +
    (on
      ? ""
      : path(d`M${x - half * 0.7},${y} L${x - half * 0.1},${y - h * 0.8} h${half * 0.16} L${x - half * 0.3},${y}Z`, {
          fill: "#ffffff",
          opacity: 0.18,
        })) +
    path(bars.join(""), { stroke: timber, width: 5 }) +
    rect(x - at(0.46), loft - 7, at(0.46) * 2, 14, { fill: timber }) +
    rect(x - 30, y - 104, 60, 104, {
      fill: brush.shade(scene.traits.building.colours.door, "wall"),
      radius: 2,
    }) +
    rect(x + 16, y - 58, 4, 16, { fill: "#e8c27a", radius: 2 })
  );
}

function drawRafters(brush: Brush, scene: Scene, { x, y, half, h }: Gable): string {
  const tiles = brush.shade(scene.traits.building.colours.trim, "wall");
  const t = half * 0.13;
  const data = d`M${x - half - t},${y + 4} L${x},${y - h - t * 1.6} L${x + half + t},${y + 4} h${-t * 1.7} L${x},${y - h + t * 1.3} L${x - half + t * 0.7},${y + 4}Z`;
  return (
    path(data, { fill: tiles }) +
    path(
      d`M${x - half - t},${y + 4} L${x},${y - h - t * 1.6} L${x + half + t},${y + 4} h${-t * 0.5} L${x},${y - h - t * 0.7} L${x - half - t * 0.5},${y + 4}Z`,
      { fill: lighter(tiles, 0.09) },
    )
  );
}
