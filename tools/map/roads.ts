import { type Field, fieldOf, type GridPoint, heightNear } from "./field.ts";
import { findPath } from "./find-path.ts";
import { CORNERS, type Grid } from "./grid.ts";
import { rounded, simplified } from "./line.ts";
import { mainRoads } from "./main-roads.ts";
import { layered, noiseOf } from "./noise.ts";

export type Road = { kind: "highway" | "road" | "street"; line: GridPoint[] };

const BRIDGE_HARDNESS = 9;
const HILL_HARDNESS = 4;
/** An existing road is cheaper than a new one beside it. */
const PAVED_HARDNESS = 0.35;
const STREET_GAP_KM = 0.62;

type BaseMap = { land: Field; hill: Field; town: Field };

/** The main roads, and roads between the areas that avoid steep ground and water and join them. */
export function roadsOf(grid: Grid, baseMap: BaseMap): Road[] {
  const rough = layered(noiseOf(grid.city.id * 19 + 7), 3);
  const hardness = fieldOf(grid.half, CORNERS, (point) => {
    if (heightNear(baseMap.land, point) < 0.3) return BRIDGE_HARDNESS;
    return (
      1 +
      HILL_HARDNESS * Math.max(0, heightNear(baseMap.hill, point)) +
      0.9 * Math.abs(rough(point[0] / 5, point[1] / 5))
    );
  });
  const lay = (kind: Road["kind"], from: GridPoint, to: GridPoint): Road => {
    const path = findPath(hardness, from, to);
    pave(hardness, path);
    return { kind, line: rounded(simplified(path, grid.half / 130), 3) };
  };
  const middle = grid.pointOf(grid.city.centre);
  const spots = grid.areas.map(({ centre }) => grid.pointOf(centre));
  const highways = (mainRoads[grid.city.id] ?? []).map((spots): Road => {
    const line = spots.map(grid.pointOf);
    pave(hardness, pointsOf(line, hardness.step));
    return { kind: "highway", line: rounded(line, 3) };
  });
  const links = linksOf([middle, ...spots]).map(([from, to]) => lay("road", from, to));
  return [...highways, ...links, ...streetsOf(grid, baseMap.town)];
}

function pave({ corners, step, half, at }: Field, path: readonly GridPoint[]): void {
  for (const [x, y] of path)
    if (Math.max(Math.abs(x), Math.abs(y)) <= half)
      at[Math.round((y + half) / step) * corners + Math.round((x + half) / step)] = PAVED_HARDNESS;
}

/** The points of a line, so close that each square of the field that it passes has one. */
function pointsOf(line: readonly GridPoint[], step: number): GridPoint[] {
  return line.slice(1).flatMap(([toX, toY], index) => {
    const [x, y] = line[index] as GridPoint;
    const count = Math.ceil(gap([x, y], [toX, toY]) / step);
    return Array.from(
      { length: count },
      (_, n): GridPoint => [x + ((toX - x) * n) / count, y + ((toY - y) * n) / count],
    );
  });
}

/** Each area is connected to the nearest connected one and to its nearest neighbour. */
function linksOf(points: readonly GridPoint[]): [GridPoint, GridPoint][] {
  const [first, ...others] = points;
  const joined = first ? [first] : [];
  const links: [GridPoint, GridPoint][] = [];
  const waiting = new Set(others);
  while (waiting.size > 0) {
    const pairs = [...waiting].map((point) => [point, nearest(point, joined)] as const);
    const [point, to] = pairs.reduce((best, pair) => (gap(pair[0], pair[1]) < gap(best[0], best[1]) ? pair : best));
    links.push([to, point]);
    joined.push(point);
    waiting.delete(point);
  }
  const isLinked = (one: GridPoint, other: GridPoint) =>
    links.some((link) => link.includes(one) && link.includes(other));
  for (const point of others) {
    const unlinked = points.filter((other) => other !== point && !isLinked(point, other));
    if (unlinked.length > 0) links.push([point, nearest(point, unlinked)]);
  }
  return links;
}

function nearest(point: GridPoint, among: readonly GridPoint[]): GridPoint {
  return among.reduce((best, other) => (gap(point, other) < gap(point, best) ? other : best), among[0] as GridPoint);
}

function gap([x, y]: GridPoint, [toX, toY]: GridPoint): number {
  return Math.hypot(x - toX, y - toY);
}

/** A grid of streets in the built-up part, with the rotation of the city. */
function streetsOf({ city, half }: Grid, town: Field): Road[] {
  const angle = ((city.id * 37) % 60) * (Math.PI / 180);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = half * 1.45;
  const roads: Road[] = [];
  for (let across = -reach; across <= reach; across += STREET_GAP_KM) {
    for (const isAlong of [true, false]) {
      let run: GridPoint[] = [];
      for (let along = -reach; along <= reach; along += 0.2) {
        const [u, v] = isAlong ? [along, across] : [across, along];
        const point: GridPoint = [u * cos - v * sin, u * sin + v * cos];
        const isBuilt = Math.max(Math.abs(point[0]), Math.abs(point[1])) < half && heightNear(town, point) > 0.3;
        if (isBuilt) run.push(point);
        if (!isBuilt && run.length > 4)
          roads.push({ kind: "street", line: [run[0] as GridPoint, run.at(-1) as GridPoint] });
        if (!isBuilt) run = [];
      }
    }
  }
  return roads;
}
