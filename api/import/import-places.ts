import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { placeColumns } from "./columns/part-columns.ts";
import { openTable } from "./csv/table.ts";
import { type ImportNames, loadNames } from "./import-names.ts";
import type { ImportProblem } from "./import-problem.ts";

type PlaceRow = {
  kind: "city" | "area";
  nameEn: string;
  nameAr: string;
  city?: string;
  country?: string;
  region?: number;
  latitude: number;
  longitude: number;
  reachKm?: number;
};
type ReadPlace = { row: number; place: PlaceRow };

/** Ids of the product's own cities are below, and so are those of its areas. */
const FIRST_CITY = 1_000;
const FIRST_AREA = 100_000;

/**
 * Adds the cities and areas of cities.csv that the product does not have, and moves those that an import added before.
 * Places of the product stay as they are. Returns the rows written and what is wrong with the file.
 */
export async function importPlaces(
  tx: Tx,
  folder: string,
  names: ImportNames,
): Promise<{ written: number; problems: ImportProblem[] }> {
  const { places, problems } = readPlaces(folder, names);
  let written = 0;
  // Cities first: areas may lie in them.
  for (const { place } of places.filter(({ place: { kind } }) => kind === "city"))
    written += await writeCity(tx, place);
  const withCities = written > 0 ? await loadNames(tx) : names;
  for (const { row, place } of places.filter(({ place: { kind } }) => kind === "area")) {
    const cityId = withCities.idOf(lookupTypes.CITY, place.city ?? "");
    if (cityId !== null) written += await writeArea(tx, place, cityId, withCities);
    else
      problems.push({
        ...{ file: "cities.csv", row, column: "city", read: place.city ?? "" },
        allowed: "a city of our list or of cities.csv",
      });
  }
  return { written, problems };
}

function readPlaces(folder: string, names: ImportNames): { places: ReadPlace[]; problems: ImportProblem[] } {
  const table = openTable(folder, "cities.csv", placeColumns);
  if (!table) return { places: [], problems: [] };
  const places: ReadPlace[] = [];
  const problems: ImportProblem[] = [];
  try {
    for (const row of table.file.rows()) {
      const read = table.read(row, names);
      problems.push(...read.problems);
      const place = read.values as PlaceRow;
      if (place.kind === "city" && place.country === undefined && read.problems.length === 0)
        problems.push({
          ...{ file: "cities.csv", row: row.number, column: "country", read: "" },
          allowed: "the country of the city, such as SA",
        });
      else if (read.problems.length === 0) places.push({ row: row.number, place });
    }
  } finally {
    table.file.close();
  }
  return { places, problems };
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
  if (known !== null && known < FIRST_AREA) return 0;
  const id = known ?? (await nextId(tx, "area", FIRST_AREA));
  const label = await writeLabel(tx, lookupTypes.AREA, id, place, null);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO area (id, city_id, latitude, longitude, reach_km)
    VALUES (${id}, ${cityId}, ${place.latitude}, ${place.longitude}, ${place.reachKm ?? 15})
    ON CONFLICT (id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, reach_km = excluded.reach_km
    WHERE (area.latitude, area.longitude, area.reach_km)
      IS DISTINCT FROM (excluded.latitude, excluded.longitude, excluded.reach_km)`);
  return label + (rowCount ?? 0);
}

async function nextId(tx: Tx, table: "city" | "area", first: number): Promise<number> {
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
