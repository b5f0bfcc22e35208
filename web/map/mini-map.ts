import type { Language } from "#domain/language/language.ts";
import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";
import { APPROXIMATE_RADIUS_METRES } from "./approximate-radius.ts";
import { clipLine, clipRing, type Spot } from "./clip.ts";
import { MAP_FRAME } from "./map-frame.ts";

type Position = [longitude: number, latitude: number];
type Feature =
  | { properties: { kind: string; level?: number }; geometry: { type: "MultiPolygon"; coordinates: Position[][][] } }
  | { properties: { kind: string; level?: number }; geometry: { type: "MultiLineString"; coordinates: Position[][] } }
  | {
      properties: { kind: "city" | "area"; id: number } & Record<Language, string>;
      geometry: { type: "Point"; coordinates: Position };
    };
type BaseMap = { features: Feature[] };

const METRES_PER_PIXEL = 9;
const METRES_PER_DEGREE = 111_195;

/** The data of a static map: a path for each kind of surface, and the names on it. */
export type MiniMap = {
  paths: { kind: string; isLine: boolean; d: string }[];
  names: { x: number; y: number; name: string }[];
  /** Pixels; the circle contains a property whose position is approximate. */
  radius: number;
  metresPerPixel: number;
  /** Rounded metres from the centre of the city. */
  fromCentre: number | null;
};

const baseMaps = import.meta.glob<{ default: BaseMap }>("./base-map/*.json");

/** Cuts the surroundings of a property out of the base map of its city; `null` where there is none. */
export async function miniMap(cityId: number, property: Point, language: Language): Promise<MiniMap | null> {
  const baseMap = (await baseMaps[`./base-map/${cityId}.json`]?.())?.default;
  return baseMap ? cutOut(baseMap, property, language) : null;
}

export function cutOut({ features }: BaseMap, property: Point, language: Language): MiniMap {
  const project = projectionAround(property);
  return {
    paths: features.flatMap((feature) => pathOf(feature, project)).filter(({ d }) => d !== ""),
    names: features.flatMap((feature) => nameOf(feature, project, language)),
    radius: Math.round(APPROXIMATE_RADIUS_METRES / METRES_PER_PIXEL),
    metresPerPixel: METRES_PER_PIXEL,
    fromCentre: distanceFromCentre(features, property),
  };
}

type Projection = (position: Position) => Spot;

/** The property is in the centre, north is up. */
function projectionAround({ latitude, longitude }: Point): Projection {
  const high = METRES_PER_DEGREE / METRES_PER_PIXEL;
  const wide = high * Math.cos((latitude * Math.PI) / 180);
  return ([east, north]) => [
    MAP_FRAME.width / 2 + (east - longitude) * wide,
    MAP_FRAME.height / 2 - (north - latitude) * high,
  ];
}

function pathOf({ properties, geometry }: Feature, project: Projection): MiniMap["paths"] {
  const kind = "level" in properties && properties.level ? `${properties.kind}-${properties.level}` : properties.kind;
  if (geometry.type === "MultiPolygon") {
    const rings = geometry.coordinates.flat().map((ring) => clipRing(ring.map(project), MAP_FRAME));
    return [
      {
        kind,
        isLine: false,
        d: rings
          .filter((ring) => ring.length > 2)
          .map((ring) => `${written(ring)}z`)
          .join(""),
      },
    ];
  }
  if (geometry.type === "MultiLineString") {
    const lines = geometry.coordinates.flatMap((line) => clipLine(line.map(project), MAP_FRAME));
    return [{ kind, isLine: true, d: lines.map(written).join("") }];
  }
  return [];
}

function written(spots: readonly Spot[]): string {
  return `M${spots.map((spot) => spot.map(Math.round).join(" ")).join("L")}`;
}

const EDGE = 40;

function nameOf({ properties, geometry }: Feature, project: Projection, language: Language): MiniMap["names"] {
  if (geometry.type !== "Point" || !("id" in properties)) return [];
  const [x, y] = project(geometry.coordinates).map(Math.round) as [number, number];
  const isShown = x > EDGE && x < MAP_FRAME.width - EDGE && y > EDGE && y < MAP_FRAME.height - EDGE;
  return isShown ? [{ x, y, name: properties[language] }] : [];
}

function distanceFromCentre(features: readonly Feature[], property: Point): number | null {
  const centre = features.find(({ properties }) => properties.kind === "city");
  if (centre?.geometry.type !== "Point") return null;
  const [longitude, latitude] = centre.geometry.coordinates;
  return Math.round(metresBetween(property, { latitude, longitude }) / 100) * 100;
}
