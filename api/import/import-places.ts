import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { type ImportNames, loadNames } from "./import-names.ts";
import type { ImportProblem } from "./import-problem.ts";
import { type PlaceRow, placeProblem, type ReadPlace, readPlaceRows } from "./read/place-rows.ts";

/** Ids of the product's own cities are below, and so are those of its areas and landmarks. */
const FIRST_CITY = 1_000;
const FIRST_IN_CITY = 100_000;

/**
 * Adds the cities, areas and landmarks of cities.csv that the product does not have, and moves those that an import added
 * before. Places of the product stay as they are. Returns the rows written and what is wrong with the file.
 */
export async function importPlaces(
  tx: Tx,
  folder: string,
  names: ImportNames,
): Promise<{ written: number; problems: ImportProblem[] }> {
  const { places, problems } = readPlaceRows(folder, names);
  let written = 0;
  // Cities first: areas and landmarks may lie in them.
  for (const { place } of places.filter(({ place: { kind } }) => kind === "city"))
    written += await writeCity(tx, place);
  const withCities = written > 0 ? await loadNames(tx) : names;
  for (const read of places.filter(({ place: { kind } }) => kind !== "city")) {
    const cityId = withCities.idOf(lookupTypes.CITY, read.place.city ?? "");
    const problem = placeProblem(read, cityId, withCities);
    if (problem || cityId === null) problems.push(...(problem ? [problem] : []));
    else written += await writeInCity(tx, read, cityId, withCities);
  }
  return { written, problems };
}

function writeInCity(tx: Tx, { place }: ReadPlace, cityId: number, names: ImportNames): Promise<number> {
  return place.kind === "area" ? writeArea(tx, place, cityId, names) : writeLandmark(tx, place, cityId, names);
}

async function writeCity(tx: Tx, place: PlaceRow): Promise<number> {
  const names = await loadNames(tx);
  const known = names.idOf(lookupTypes.CITY, place.nameEn) ?? names.idOf(lookupTypes.CITY, place.nameAr);
  if (known !== null && known < FIRST_CITY) return 0;
  const id = known ?? (await nextId(tx, "city", FIRST_CITY));
  const label = await writeLabel(tx, lookupTypes.CITY, id, place, place.region ?? null);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO city (id, country_code, latitude, longitude, reach_km)
    VALUES (${id}, ${place.country}, ${place.latitude}, ${place.longitude}, ${place.reachKm ?? 40})
    ON CONFLICT (id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, reach_km = excluded.reach_km
    WHERE (city.latitude, city.longitude, city.reach_km)
      IS DISTINCT FROM (excluded.latitude, excluded.longitude, excluded.reach_km)`);
  return label + (rowCount ?? 0);
}

async function writeArea(tx: Tx, place: PlaceRow, cityId: number, names: ImportNames): Promise<number> {
  const known = names.areaIn(cityId, place.nameEn) ?? names.areaIn(cityId, place.nameAr);
  if (known !== null && known < FIRST_IN_CITY) return 0;
  const id = known ?? (await nextId(tx, "area", FIRST_IN_CITY));
  const label = await writeLabel(tx, lookupTypes.AREA, id, place, null);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO area (id, city_id, latitude, longitude, reach_km)
    VALUES (${id}, ${cityId}, ${place.latitude}, ${place.longitude}, ${place.reachKm ?? 15})
    ON CONFLICT (id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, reach_km = excluded.reach_km
    WHERE (area.latitude, area.longitude, area.reach_km)
      IS DISTINCT FROM (excluded.latitude, excluded.longitude, excluded.reach_km)`);
  return label + (rowCount ?? 0);
}

async function writeLandmark(tx: Tx, place: PlaceRow, cityId: number, names: ImportNames): Promise<number> {
  const known = names.landmarkIn(cityId, place.nameEn) ?? names.landmarkIn(cityId, place.nameAr);
  if (known !== null && known < FIRST_IN_CITY) return 0;
  const id = known ?? (await nextId(tx, "landmark", FIRST_IN_CITY));
  const { rowCount } = await tx.execute(sql`
    INSERT INTO landmark (id, city_id, name_en, name_ar, latitude, longitude)
    VALUES (${id}, ${cityId}, ${place.nameEn}, ${place.nameAr}, ${place.latitude}, ${place.longitude})
    ON CONFLICT (id) DO UPDATE SET (name_en, name_ar, latitude, longitude)
      = (excluded.name_en, excluded.name_ar, excluded.latitude, excluded.longitude)
    WHERE (landmark.name_en, landmark.name_ar, landmark.latitude, landmark.longitude)
      IS DISTINCT FROM (excluded.name_en, excluded.name_ar, excluded.latitude, excluded.longitude)`);
  return rowCount ?? 0;
}

async function nextId(tx: Tx, table: "city" | "area" | "landmark", first: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT greatest(max(id) + 1, ${first}::integer) AS id FROM ${sql.identifier(table)}`);
  return rows[0]?.id ?? first;
}

/** Places that were added come after those of the product. */
async function writeLabel(tx: Tx, type: number, id: number, place: PlaceRow, region: number | null): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO lookup (lookup_type_id, id, value_en, value_ar, rank, group_id)
    VALUES (${type}, ${id}, ${place.nameEn}, ${place.nameAr}, ${id}, ${region})
    ON CONFLICT (lookup_type_id, id) DO UPDATE SET value_en = excluded.value_en, value_ar = excluded.value_ar
    WHERE (lookup.value_en, lookup.value_ar) IS DISTINCT FROM (excluded.value_en, excluded.value_ar)`);
  return rowCount ?? 0;
}
