import { getTableColumns, getTableName, type Table } from "drizzle-orm";
import { currencyRates } from "#api/schema/currency.ts";
import { areas, cities, lookups } from "#api/schema/lookup.ts";
import { seasons } from "#api/schema/rate.ts";
import { reviewCategories } from "#api/schema/review.ts";
import { countries } from "#api/schema/system.ts";
import type { Day } from "#domain/stay/day.ts";
import { countryRows, currencyRows } from "./country-rows.ts";
import { areas as areaData } from "./data/areas.ts";
import { cities as cityData } from "./data/cities.ts";
import { reviewCategoryRows } from "./data/review-categories.ts";
import { lookupRows } from "./lookup-rows.ts";
import { seasonRows } from "./season-rows.ts";

/** Rows of a table under the names of its columns. The key says which row is which from one release to the next. */
export type ReferenceTable = { name: string; key: readonly string[]; columns: readonly string[]; rows: object[] };

/** The data that every product has, demo or production, each table after those that it refers to. */
export function referenceTables(today: Day): ReferenceTable[] {
  return [
    referenceTable(currencyRates, ["code"], currencyRows()),
    referenceTable(countries, ["code"], countryRows()),
    referenceTable(lookups, ["lookupTypeId", "id"], lookupRows()),
    // Before the cities: each season of a country whose cities are there is a change that search reads.
    seasonTable(today),
    referenceTable(
      cities,
      ["id"],
      cityData.map(({ id, countryCode, centre: [latitude, longitude], reachKm }) => ({
        id,
        countryCode,
        latitude,
        longitude,
        reachKm,
      })),
    ),
    referenceTable(
      areas,
      ["id"],
      areaData.map(({ id, cityId, centre: [latitude, longitude] }) => ({ id, cityId, latitude, longitude })),
    ),
    referenceTable(reviewCategories, ["name"], reviewCategoryRows),
  ];
}

export function seasonTable(today: Day): ReferenceTable {
  return referenceTable(seasons, ["kind", "countryCode", "fromDay"], seasonRows(today));
}

function referenceTable<Of extends Table>(
  table: Of,
  key: (keyof Of["$inferInsert"] & string)[],
  rows: readonly Of["$inferInsert"][],
): ReferenceTable {
  const columns = getTableColumns(table);
  const nameOf = (property: string) => columns[property]?.name ?? property;
  const used = Object.keys(columns).filter((property) => rows.some((row) => property in row));
  return {
    name: getTableName(table),
    key: key.map(nameOf),
    columns: used.map(nameOf),
    rows: rows.map((row) =>
      Object.fromEntries(used.map((property) => [nameOf(property), row[property as keyof typeof row] ?? null])),
    ),
  };
}
