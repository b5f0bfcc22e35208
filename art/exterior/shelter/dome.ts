import type { Brush } from "#art/drawing/brush.ts";
import type { Point } from "#art/drawing/canvas.ts";
import { darker, lighter, mix } from "#art/drawing/colour.ts";
import { lampsOn } from "#art/drawing/shade.ts";
import { d, ellipse, path, rect } from "#art/drawing/svg-shapes.ts";
import type { Scene } from "#art/exterior/scene/exterior-scene.ts";
import type { ShelterPosition } from "./shelter-positions.ts";

const RINGS = 4;
const SEGMENTS = 8;
type Ball = { x: number; y: number; r: number };

/** A geodesic dome on a round deck: pale panels, with clear ones in front. */
export function dome(brush: Brush, scene: Scene, position: ShelterPosition): string {
  const ball: Ball = { x: position.x, y: position.y - 16, r: position.width * 0.42 };
  const deck = brush.shade(scene.traits.pool.deck, "ground");
  return (
    ellipse(ball.x, ball.y + 16, ball.r * 1.18, ball.r * 0.13, {
      fill: darker(deck, 0.12),
    }) +
    ellipse(ball.x, ball.y + 8, ball.r * 1.18, ball.r * 0.13, { fill: deck }) +
    drawPanels(brush, scene, ball) +
    drawDoor(brush, scene, ball)
  );
}

function drawPanels(brush: Brush, scene: Scene, ball: Ball): string {
  const skin = brush.shade(scene.traits.building.colours.wall, "wall");
  const frame = brush.shade("#ffffff", "wall");
  const sunny = scene.sun[0] < ball.x ? -1 : 1;
  const triangles = Array.from({ length: RINGS }, (_, ring) => ringOf(ball, ring)).flat();
  return triangles
    .map(({ points, longitude, ring }) => {
      const turned = longitude * sunny;
      const clear = ring < 3 && Math.abs(longitude) < 0.62;
      const opaque = mix(lighter(skin, turned * 0.05), darker(skin, 0.07), brush.random.between(0, 0.35));
      const fill = clear ? glassOf(brush) : opaque;
      return path(`${points.map(([px, py], i) => d`${i ? "L" : "M"}${px},${py}`).join("")}Z`, {
        fill,
        stroke: frame,
        width: 2,
        round: true,
      });
    })
    .join("");
}

function glassOf(brush: Brush): string {
  if (lampsOn(brush.light)) return mix("#ffe2a6", "#f3ab4c", brush.random.between(0, 0.7));
  return mix(brush.shade("#7fb0c6", "trim"), brush.light.sky[2], brush.random.between(0.1, 0.5));
}

type Triangle = { points: Point[]; longitude: number; ring: number };

/** The triangles between two latitudes of a hemisphere, as seen from the front. */
function ringOf({ x, y, r }: Ball, ring: number): Triangle[] {
  const at = (row: number, segment: number): Point => {
    const latitude = (Math.min(row, RINGS) / RINGS) * (Math.PI / 2) * 0.985;
    const longitude = -Math.PI / 2 + (Math.PI * (segment + (row % 2) * 0.5)) / SEGMENTS;
    const bounded = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, longitude));
    return [x + Math.cos(latitude) * Math.sin(bounded) * r, y - Math.sin(latitude) * r];
  };
  const triangles: Triangle[] = [];
  for (let i = -1; i <= SEGMENTS; i++) {
    const [up, down] = ring % 2 ? [ring + 1, ring] : [ring, ring + 1];
    const longitude = -Math.PI / 2 + (Math.PI * (i + 0.75)) / SEGMENTS;
    triangles.push({
      ring,
      longitude,
      points: [at(up, i), at(up, i + 1), at(down, i)],
    });
    triangles.push({
      ring,
      longitude: longitude + 0.2,
      points: [at(up, i + 1), at(down, i), at(down, i + 1)],
    });
  }
  return triangles.filter(({ points }) => areaOf(points) > 1);
}

function areaOf([[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]]: Point[]): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

function drawDoor(brush: Brush, scene: Scene, { x, y, r }: Ball): string {
  const { door } = scene.traits.building.colours;
  const wide = r * 0.26;
  const tall = r * 0.46;
  const wood = brush.shade(door, "wall");
  return (
    rect(x - wide / 2 - 5, y + 6 - tall - 5, wide + 10, tall + 5, {
      fill: brush.shade("#ffffff", "wall"),
      radius: 4,
    }) +
    rect(x - wide / 2, y + 6 - tall, wide, tall, { fill: wood, radius: 2 }) +
    rect(x + wide * 0.24, y - tall * 0.4, 4, 14, { fill: "#e8c27a", radius: 2 })
  );
}
