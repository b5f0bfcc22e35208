import { type properties, storedCheckboxes } from "#api/schema/property.ts";

/** A value for each yes-or-no filter that is a column of the property under its own name. */
export function checkboxColumns(value: () => boolean): Partial<typeof properties.$inferInsert> {
  return Object.fromEntries(storedCheckboxes.map((name) => [name, value()]));
}
