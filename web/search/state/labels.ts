import type { Calls } from "#contract/calls.ts";
import { type LookupGroup, lookupGroups, MAX_LOOKUP_IDS } from "#domain/lookup/lookup-groups.ts";
import { type LookupFilterName, lookupFilter, lookupFilterNames } from "#domain/search/filters.ts";
import type { Found } from "./search-store.ts";

/** The label of each id, by lookup type. */
export type Labels = Record<number, Record<number, string>>;
type LookupsIds = Calls["retrieveLookups"]["input"]["body"]["lookupsIds"];

/** The name of a filter's lookups in a bulk call. */
function groupOf(name: LookupFilterName): LookupGroup {
  const groups = Object.keys(lookupGroups) as LookupGroup[];
  const { lookupTypeId } = lookupFilter(name);
  return groups.find((group) => lookupGroups[group] === lookupTypeId) as LookupGroup;
}

/** The ids of an answer without a label, in the form of a bulk call; `null` when there are none. */
export function idsToName(facets: readonly Found["filters"][], known: Labels): LookupsIds | null {
  let capacity = MAX_LOOKUP_IDS;
  const groups = lookupFilterNames.flatMap((name) => {
    const have = known[lookupFilter(name).lookupTypeId] ?? {};
    const all = new Set(facets.flatMap((each) => each[name].map(({ id }) => id)));
    const ids = [...all].filter((id) => !(id in have)).slice(0, capacity);
    capacity -= ids.length;
    return ids.length > 0 ? [[groupOf(name), ids]] : [];
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
