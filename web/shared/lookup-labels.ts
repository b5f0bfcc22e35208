import type { LookupItem } from "#contract/site/lookup.ts";
import type { LookupGroup } from "#domain/lookup/lookup-groups.ts";

export type LookupIds = Partial<Record<LookupGroup, number[]>>;
type Answer = Partial<Record<LookupGroup, LookupItem[]>>;

/** The labels of the ids on a page: `labels.amenities?.[3]`. An item whose label did not load is left out. */
export type Labels = Partial<Record<LookupGroup, Record<number, string>>>;

export function labelsOf(answer: Answer): Labels {
  return Object.fromEntries(
    Object.entries(answer).map(([group, items]) => [
      group,
      Object.fromEntries(items.map(({ id, value }) => [id, value])),
    ]),
  );
}

/** The API refuses a group without ids. */
export function withoutEmpty(ids: LookupIds): LookupIds {
  return Object.fromEntries(Object.entries(ids).filter(([, list]) => list.length > 0));
}
