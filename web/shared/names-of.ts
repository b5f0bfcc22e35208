import type { LookupItem } from "#contract/site/lookup.ts";

/** Only the names that are shown, to keep the page small. */
export function namesOf(items: readonly LookupItem[], ids: ReadonlySet<number>): Record<number, string> {
  return Object.fromEntries(items.filter(({ id }) => ids.has(id)).map(({ id, value }) => [id, value]));
}
