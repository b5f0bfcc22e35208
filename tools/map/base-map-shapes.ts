import type { Scape } from "#domain/location/terrains.ts";
import { type Field, fieldOf, type GridPoint, heightNear } from "./field.ts";
import { CORNERS, type Grid } from "./grid.ts";
import { layered, noiseOf } from "./noise.ts";

/** The radius of the built-up part of each kind of area, and of its palms, in kilometres. */
const builtKm: Record<Scape, number> = { town: 4.6, sea: 3, palm: 2, desert: 2.6, mountain: 1.9, rock: 1.7 };
const groveKm: Partial<Record<Scape, number>> = { palm: 4.4, rock: 1.6, town: 0.9 };
/** Relative to half the grid: a wide city has a wide centre. */
const CENTRE_PART = 0.14;

type Shapes = { town: Field; grove: Field; hill: Field; dune: Field };

/** The fields of what is on land: the distance inside of it or the height at each corner. None of it is in the sea. */
export function shapesOf(grid: Grid, land: Field): Shapes {
  const noise = layered(noiseOf(grid.city.id * 7 + 3), 4);
  const spots = grid.areas.map(({ centre, scape }) => ({ point: grid.pointOf(centre), scape }));
  const middle = grid.pointOf(grid.city.centre);
  const ashore = (height: number, point: GridPoint) => Math.min(height, heightNear(land, point) - 0.25);
  const draw = (height: (point: GridPoint) => number) =>
    fieldOf(grid.half, CORNERS, (point) => ashore(height(point), point));
  const around = (kilometres: Partial<Record<Scape, number>>, point: GridPoint) =>
    Math.max(...spots.map(({ point: at, scape }) => (kilometres[scape] ?? -99) - away(at, point)));
  const town = draw((point) => {
    const ragged = 2.6 * noise(point[0] / 5, point[1] / 5);
    return Math.max(around(builtKm, point), CENTRE_PART * grid.half - away(middle, point)) + ragged;
  });
  const grove = draw((point) => around(groveKm, point) - 1.2 + 3.6 * noise(point[0] / 4.2 + 50, point[1] / 4.2));
  return { town, grove, hill: draw(hillsOf(grid, spots)), dune: draw(dunesOf(grid, town, spots)) };
}

type Spots = readonly { point: GridPoint; scape: Scape }[];

/** Ridges around the mountains and rocks of a city. */
function hillsOf({ city, half }: Grid, spots: Spots): (point: GridPoint) => number {
  const ridge = layered(noiseOf(city.id * 11 + 5), 5);
  const heights = spots.filter(({ scape }) => scape === "mountain" || scape === "rock");
  if (heights.length === 0) return () => -1;
  return (point) => {
    const nearest = Math.min(...heights.map((each) => away(each.point, point)));
    const gathered = 1 - Math.min(1, nearest / (half * 0.9));
    return gathered * 0.95 - 0.62 + 0.75 * (1 - 2 * Math.abs(ridge(point[0] / 12, point[1] / 12)));
  };
}

/** Long dunes along the wind, away from buildings. */
function dunesOf({ city }: Grid, town: Field, spots: Spots): (point: GridPoint) => number {
  const sand = layered(noiseOf(city.id * 13 + 9), 3);
  const wind = noiseOf(city.id * 17 + 1);
  const isSandy = spots.some(({ scape }) => scape === "desert" || scape === "palm");
  return ([x, y]) => {
    const offTown = Math.min(0.4, -heightNear(town, [x, y]) / 8 - 0.15);
    const [along, across] = [(x + y * 0.5) / 11, (y - x * 0.35) / 2.1];
    return (isSandy ? 0 : -0.22) + offTown + sand(along, across) + 0.35 * wind(x / 14, y / 14) - 0.2;
  };
}

function away([x, y]: GridPoint, [toX, toY]: GridPoint): number {
  return Math.hypot(x - toX, y - toY);
}
