import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { approximatePoint } from "#api/property/location/approximate-point.ts";
import { properties } from "#api/schema/property.ts";
import type { FoundPlace } from "#contract/search/place.ts";
import type { Point } from "#domain/location/shift.ts";

/** Enough homes to know where an area lies. */
const MAX_HOMES = 50;

type Secrets = readonly string[];

/**
 * The found places from which distances can be measured, each with its point: the centre of a city, the middle of an
 * area's homes, and the approximate point of a home. An area without homes has none.
 */
export async function withPoints(
  db: Tx,
  found: readonly FoundPlace[],
  centres: ReadonlyMap<number, Point>,
  secrets: Secrets,
): Promise<FoundPlace[]> {
  const homes = await pointsOfHomes(db, found, secrets);
  const pointed = found.map(async (place) => {
    const point = await pointOf(place);
    return point ? [{ ...place, ...point }] : [];
  });
  return (await Promise.all(pointed)).flat();

  function pointOf(place: FoundPlace): Point | undefined | Promise<Point | undefined> {
    const { kind, id, latitude, longitude } = place;
    if (kind === "city") return centres.get(id);
    if (kind === "area") return middleOfArea(db, place, secrets);
    if (kind === "property") return homes.get(id);
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  }
}

const columns = { id: properties.id, latitude: properties.latitude, longitude: properties.longitude };
const isListed = eq(properties.status, "listed");

async function pointsOfHomes(db: Tx, found: readonly FoundPlace[], secrets: Secrets): Promise<Map<number, Point>> {
  const ids = found.filter(({ kind }) => kind === "property").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(properties)
    .where(and(inArray(properties.id, ids), isListed));
  return new Map(rows.map(({ id, ...point }) => [id, approximatePoint(id, point, secrets)]));
}

/** The points of its homes are approximate already, so that an area with one home does not give it away. */
async function middleOfArea(db: Tx, { id: areaId, cityId }: FoundPlace, secrets: Secrets): Promise<Point | undefined> {
  const rows = await db
    .select(columns)
    .from(properties)
    .where(and(eq(properties.cityId, cityId), eq(properties.areaId, areaId), isListed))
    .orderBy(properties.id)
    .limit(MAX_HOMES);
  const points = rows.map(({ id, ...point }) => approximatePoint(id, point, secrets));
  const mean = (of: keyof Point) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return points.length > 0 ? { latitude: mean("latitude"), longitude: mean("longitude") } : undefined;
}
