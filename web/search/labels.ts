import type { Calls } from "#contract/calls.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { type LookupGroup, lookupGroups, MOST_LOOKUP_IDS } from "#domain/lookup/lookup-groups.ts";
import { type LookupFilterName, lookupFilterNames } from "#domain/search/filters.ts";

/** What each id is called, by lookup type. */
export type Labels = Record<number, Record<number, string>>;
type LookupsIds = Calls["retrieveLookups"]["input"]["body"]["lookupsIds"];

/** The name under which a bulk call knows the lookups of a filter. */
const groupOf: Record<LookupFilterName, LookupGroup> = {
  cities: "cities",
  areas: "areas",
  propertyTypes: "propertyTypes",
  amenities: "amenities",
  spaces: "spaceCategories",
  guestTypes: "guestTypes",
  reviewRating: "reviewTypes",
};

/** The ids of an answer that have no label yet, as a bulk call asks for them; `null` when there is none. */
export function idsToName(facets: readonly SearchAnswer["filters"][], known: Labels): LookupsIds | null {
  let room = MOST_LOOKUP_IDS;
  const groups = lookupFilterNames.flatMap((name) => {
    const have = known[lookupGroups[groupOf[name]]] ?? {};
    const all = new Set(facets.flatMap((each) => each[name].map(({ id }) => id)));
    const ids = [...all].filter((id) => !(id in have)).slice(0, room);
    room -= ids.length;
    return ids.length > 0 ? [[groupOf[name], ids]] : [];
  });
  return groups.length > 0 ? Object.fromEntries(groups) : null;
}

export function withLabels(known: Labels, answer: Calls["retrieveLookups"]["answer"]): Labels {
  const labels: Labels = { ...known };
  for (const { id, lookupTypeId, value } of Object.values(answer).flat()) {
    labels[lookupTypeId] = { ...labels[lookupTypeId], [id]: value };
  }
  return labels;
}
