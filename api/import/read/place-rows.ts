import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";
import { fold } from "#domain/text/fold.ts";
import { placeColumns, type placeKinds } from "../columns/place-columns.ts";
import { openTable } from "../csv/table.ts";
import type { ImportNames } from "../import-names.ts";
import type { ImportProblem } from "../import-problem.ts";

export type PlaceRow = {
  kind: (typeof placeKinds)[number];
  nameEn: string;
  nameAr: string;
  city?: string;
  country?: string;
  region?: number;
  latitude: number;
  longitude: number;
  reachKm?: number;
};
export type ReadPlace = { row: number; place: PlaceRow };

const FILE = "cities.csv";

/** The rows of cities.csv whose cells can be read, and what is wrong with the others. */
export function readPlaceRows(folder: string, names: ImportNames): { places: ReadPlace[]; problems: ImportProblem[] } {
  const table = openTable(folder, FILE, placeColumns);
  if (!table) return { places: [], problems: [] };
  const places: ReadPlace[] = [];
  const problems: ImportProblem[] = [];
  const rowOf = new Map<string, number>();
  try {
    for (const row of table.file.rows()) {
      const read = table.read(row, names);
      const place = read.values as PlaceRow;
      if (read.problems.length === 0) {
        const key = keyOf(place);
        const problem = problemOf(place, row.number, rowOf.get(key));
        if (!rowOf.has(key)) rowOf.set(key, row.number);
        if (problem) problems.push(problem);
        else places.push({ row: row.number, place });
      }
      problems.push(...read.problems);
    }
  } finally {
    table.file.close();
  }
  return { places, problems };
}

function keyOf({ kind, city = "", nameEn }: PlaceRow): string {
  return JSON.stringify([kind, kind === "city" ? "" : fold(city), fold(nameEn)]);
}

function problemOf(place: PlaceRow, row: number, firstRow: number | undefined): ImportProblem | null {
  const at = { file: FILE, row };
  if (place.kind === "city" && place.country === undefined)
    return { ...at, column: "country", read: "", allowed: "the country of the city, such as SA" };
  if (firstRow !== undefined)
    return { ...at, column: "nameEn", read: place.nameEn, allowed: `each place once: row ${firstRow}` };
  return null;
}

/** Its airport may lie outside of a city, but not in another region. */
const MAX_LANDMARK_KM = 100;

/** Why an area or a landmark does not lie in its city, or `null`. */
export function placeProblem(
  { row, place }: ReadPlace,
  cityId: number | null,
  names: ImportNames,
): ImportProblem | null {
  const at = { file: FILE, row };
  const city = cityId === null ? undefined : names.cities.get(cityId);
  if (!city) return { ...at, column: "city", read: place.city ?? "", allowed: "a city of our list or of cities.csv" };
  const km = place.kind === "landmark" ? MAX_LANDMARK_KM : city.reachKm;
  const { latitude, longitude } = place;
  if (isNear({ latitude, longitude }, city.middle, km)) return null;
  const isSwapped = isNear({ latitude: longitude, longitude: latitude }, city.middle, km);
  return {
    ...{ ...at, column: "latitude", read: `${latitude}, ${longitude}` },
    allowed: isSwapped ? "latitude first: the two are swapped" : `a point within ${km} km of ${city.en}`,
  };
}

function isNear(point: Point, middle: Point | null, km: number): boolean {
  return middle === null || (Math.abs(point.latitude) <= 90 && metresBetween(point, middle) <= km * 1000);
}
