import { properties } from "#api/schema/property.ts";
import { checkboxFilterNames } from "#domain/search/filters.ts";

const columns = checkboxFilterNames.filter((name) => name in properties);

/** A value for each yes-or-no filter that is a column of the property under its own name. */
export function checkboxColumns(value: () => boolean): Partial<typeof properties.$inferInsert> {
  return Object.fromEntries(columns.map((name) => [name, value()]));
}
