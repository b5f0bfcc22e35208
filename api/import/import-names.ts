import { sql } from "drizzle-orm";
import { allLandmarks } from "#api/place/all-landmarks.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import type { Point } from "#domain/location/shift.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { fold } from "#domain/text/fold.ts";
import type { LookupNames } from "./columns/column.ts";

/** A city or an area: its middle, and how far from there its homes may be. */
export type NamedPlace = { en: string; middle: Point | null; reachKm: number };
export type NamedCity = NamedPlace & { countryCode: string };
export type NamedArea = NamedPlace & { cityId: number };

/** Everything that cells name, read once before the rows. */
export type ImportNames = LookupNames & {
  cities: ReadonlyMap<number, NamedCity>;
  areas: ReadonlyMap<number, NamedArea>;
  /** An area of this city, by its id or its name: names of areas repeat from city to city. */
  areaIn: (cityId: number, cell: string) => number | null;
  /** A landmark of this city by its name. */
  landmarkIn: (cityId: number, name: string) => number | null;
  has: (lookupTypeId: number, id: number) => boolean;
  /** Whether this is the name of a city, an area or a landmark, which no home may have. */
  isPlaceName: (name: string) => boolean;
};

type PlaceRow = {
  id: number;
  countryCode?: string;
  cityId?: number;
  latitude: number | null;
  longitude: number | null;
  reachKm: number;
};

export async function loadNames(db: Tx): Promise<ImportNames> {
  const labels = await db.select().from(lookups);
  const labelOf = new Map(labels.map((row) => [`${row.lookupTypeId} ${row.id}`, row]));
  const ids = new Map(
    labels.flatMap((row) => [row.valueEn, row.valueAr].map((name) => [`${row.lookupTypeId} ${fold(name)}`, row.id])),
  );
  const cities = await placesOf<NamedCity>(db, "city", lookupTypes.CITY, labelOf);
  const areas = await placesOf<NamedArea>(db, "area", lookupTypes.AREA, labelOf);
  const areaIds = new Map<string, number>();
  for (const [id, { cityId }] of areas) {
    const label = labelOf.get(`${lookupTypes.AREA} ${id}`);
    for (const name of label ? [label.valueEn, label.valueAr] : []) areaIds.set(`${cityId} ${fold(name)}`, id);
  }
  const landmarks = await allLandmarks(db);
  const landmarkIds = new Map(
    landmarks.flatMap(({ id, cityId, names }) => Object.values(names).map((name) => [`${cityId} ${fold(name)}`, id])),
  );
  const placeTypes: readonly number[] = [lookupTypes.CITY, lookupTypes.AREA];
  const placeNames = new Set(
    [
      ...labels.filter((row) => placeTypes.includes(row.lookupTypeId)).flatMap((row) => [row.valueEn, row.valueAr]),
      ...landmarks.flatMap(({ names }) => [names.en, names.ar]),
    ].map(fold),
  );
  const asId = (cell: string) => (/^\d{1,9}$/.test(cell) ? Number(cell) : null);
  const has = (type: number, id: number) => labelOf.has(`${type} ${id}`);

  return {
    cities,
    areas,
    has,
    idOf: (type, cell) => {
      const id = asId(cell);
      return id === null ? (ids.get(`${type} ${fold(cell)}`) ?? null) : has(type, id) ? id : null;
    },
    areaIn: (cityId, cell) => {
      const id = asId(cell) ?? areaIds.get(`${cityId} ${fold(cell)}`) ?? null;
      return id !== null && areas.get(id)?.cityId === cityId ? id : null;
    },
    landmarkIn: (cityId, name) => landmarkIds.get(`${cityId} ${fold(name)}`) ?? null,
    labels: (type) => labels.filter((row) => row.lookupTypeId === type).map(({ valueEn }) => valueEn),
    isPlaceName: (name) => placeNames.has(fold(name)),
  };
}

async function placesOf<Place extends NamedPlace>(
  db: Tx,
  table: "city" | "area",
  type: number,
  labelOf: ReadonlyMap<string, { valueEn: string }>,
): Promise<Map<number, Place>> {
  const own = table === "city" ? sql`country_code AS "countryCode"` : sql`city_id AS "cityId"`;
  const { rows } = await db.execute<PlaceRow>(sql`
    SELECT id, ${own}, latitude, longitude, reach_km AS "reachKm" FROM ${sql.identifier(table)}`);
  return new Map(
    rows.map(({ id, latitude, longitude, ...place }) => [
      id,
      {
        ...place,
        en: labelOf.get(`${type} ${id}`)?.valueEn ?? String(id),
        middle: latitude === null || longitude === null ? null : { latitude, longitude },
      } as unknown as Place,
    ]),
  );
}
