import { readPropertyId } from "#domain/property/details-query.ts";

/** More columns than this do not fit on a page or a sheet of paper. */
export const MAX_COMPARED = 4;

/** The properties that an address names, and what it named in vain. */
export type NamedProperties = { ids: number[]; hasInvalid: boolean; isTooMany: boolean };

/** The values of `ids` in an address: lists with commas, or one value for each box of a form. */
export function readComparedIds(values: readonly string[]): NamedProperties {
  const texts = values.flatMap((value) => value.split(",")).filter((text) => text.trim() !== "");
  const read = texts.map((text) => readPropertyId(text.trim()));
  const known = [...new Set(read.filter((id) => id !== null))];
  return {
    ids: known.slice(0, MAX_COMPARED),
    hasInvalid: read.includes(null),
    isTooMany: known.length > MAX_COMPARED,
  };
}

/** The value of `ids` in an address. */
export function writeComparedIds(ids: readonly number[]): string {
  return ids.join(",");
}

export type ComparedChange = { ids: number[]; outcome: "added" | "removed" | "refused" };

/** Adds a property to those chosen, or removes it; a fifth one is refused. */
export function toggleCompared(ids: readonly number[], id: number): ComparedChange {
  if (ids.includes(id)) return { ids: ids.filter((other) => other !== id), outcome: "removed" };
  if (ids.length >= MAX_COMPARED) return { ids: [...ids], outcome: "refused" };
  return { ids: [...ids, id], outcome: "added" };
}
