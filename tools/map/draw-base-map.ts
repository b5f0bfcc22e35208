import { shapesOf } from "./base-map-shapes.ts";
import type { Field, GridPoint } from "./field.ts";
import { type Grid, gridOf } from "./grid.ts";
import { landOf } from "./land.ts";
import { landmarksOf } from "./landmarks.ts";
import { rounded, simplifiedRing } from "./line.ts";
import { areaOf, type Patch, patchesAbove } from "./outline.ts";
import { roadsOf } from "./roads.ts";

type Position = [longitude: number, latitude: number];
type Feature = {
  type: "Feature";
  properties: Record<string, string | number>;
  geometry:
    | { type: "MultiPolygon"; coordinates: Position[][][] }
    | { type: "MultiLineString"; coordinates: Position[][] }
    | { type: "Point"; coordinates: Position };
};

/** The base map of a city as GeoJSON: an illustration made from its areas, not a survey. */
export type BaseMap = { type: "FeatureCollection"; bbox: [number, number, number, number]; features: Feature[] };

/** The distance from the shore, in kilometres, at which the sea gets darker. */
const DEPTHS_KM = [0, 1.6, 4.2];
/** Shapes so faint that one round of smoothing is enough. */
const soft = new Set(["dune", "hill", "grove"]);
const HILL_LEVELS = [0.15, 0.42, 0.68];

export function drawBaseMap(cityId: number): BaseMap {
  const grid = gridOf(cityId);
  const land = landOf(grid);
  const shapes = shapesOf(grid, land);
  const water = { ...land, at: land.at.map((height) => -height) };
  const layer = (kind: string, field: Field, level: number, properties = {}) =>
    patchFeature(grid, { kind, ...properties }, patchesAbove(field, level));
  const roads = Object.entries(Object.groupBy(roadsOf(grid, { land, ...shapes }), ({ kind }) => kind));
  return {
    type: "FeatureCollection",
    bbox: cornersOf(grid),
    features: [
      layer("dune", shapes.dune, 0.16),
      ...HILL_LEVELS.map((level, index) => layer("hill", shapes.hill, level, { level: index })),
      layer("grove", shapes.grove, 0),
      layer("town", shapes.town, 0),
      ...DEPTHS_KM.map((depth, index) => layer("sea", water, depth, { level: index })),
      ...roads.map(([kind, list]) =>
        lineFeature(
          grid,
          { kind },
          (list ?? []).map(({ line }) => line),
        ),
      ),
      placeFeature(grid, { kind: "city", id: cityId, en: grid.city.en, ar: grid.city.ar }, grid.city.centre),
      ...grid.areas.map(({ id, en, ar, centre }) => placeFeature(grid, { kind: "area", id, en, ar }, centre)),
      ...landmarksOf(cityId).map(({ spot, ...names }, id) =>
        placeFeature(grid, { kind: "landmark", id, ...names }, spot),
      ),
    ].filter(({ geometry }) => geometry.coordinates.length > 0),
  };
}

function patchFeature(grid: Grid, properties: Feature["properties"], patches: Patch[]): Feature {
  const step = grid.half / 130;
  const rounds = soft.has(String(properties.kind)) ? 1 : 2;
  const worthwhile = (ring: readonly GridPoint[]) => Math.abs(areaOf(ring)) > (rounds === 1 ? 30 : 12) * step * step;
  const coordinates = patches
    .map((rings) => rings.filter(worthwhile).map((ring) => closed(ring, step, grid, rounds)))
    .filter((rings) => rings.length > 0);
  return { type: "Feature", properties, geometry: { type: "MultiPolygon", coordinates } };
}

function closed(ring: readonly GridPoint[], step: number, grid: Grid, rounds: number): Position[] {
  return rounded(simplifiedRing(ring, step / 2.6), rounds).map((point) => positionOf(grid, point));
}

function lineFeature(grid: Grid, properties: Feature["properties"], lines: GridPoint[][]): Feature {
  const coordinates = lines.map((line) => line.map((point) => positionOf(grid, point)));
  return { type: "Feature", properties, geometry: { type: "MultiLineString", coordinates } };
}

function placeFeature(grid: Grid, properties: Feature["properties"], spot: readonly [number, number]): Feature {
  return {
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: positionOf(grid, grid.pointOf(spot)) },
  };
}

function cornersOf({ half, spotOf }: Grid): BaseMap["bbox"] {
  const [[south, west], [north, east]] = [spotOf([-half, -half]), spotOf([half, half])];
  return [short(west), short(south), short(east), short(north)];
}

function positionOf({ spotOf }: Grid, point: GridPoint): Position {
  const [latitude, longitude] = spotOf(point);
  return [short(longitude), short(latitude)];
}

/** Four decimals are about ten metres, finer than any shape of the map. */
function short(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
