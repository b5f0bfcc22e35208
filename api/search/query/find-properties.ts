import {
  type CheckboxFilterName,
  checkboxFilterNames,
  type FilterName,
  type LookupFilterName,
  lookupFilterNames,
  PRICE_FILTER,
} from "#domain/search/filters.ts";
import { type Bitset, intersect } from "../shard/bitset.ts";
import { countIntersection } from "../shard/count-intersection.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { candidates, checkboxMatches, matchesByFilter } from "./narrow.ts";
import { pageOfProperties } from "./page-of-properties.ts";
import { type PriceFacet, priceFacet, withinPrice } from "./price-facet.ts";
import { type Pricing, pricingOf } from "./pricing.ts";
import { type RangeEnds, rangeEnds } from "./range-facets.ts";
import { scratch } from "./scratch-buffers.ts";
import { pricePropertyStays } from "./stay-prices.ts";

/** What a search found: the positions of its page, and the facets. */
export type Found = Pricing & {
  total: number;
  page: number[];
  /** Counts by filter, in the order of the shard's options. */
  options: Record<LookupFilterName, number[]>;
  price: PriceFacet | null;
  ranges: RangeEnds;
  checkboxes: Record<CheckboxFilterName, number>;
};

/** Answers a search from one shard: first sets, then one list of properties to price; each facet ignores its own filter. */
export function findProperties(shard: Shard, query: ShardQuery): Found {
  const net = scratch.net(shard.capacity);
  const { stay, charges } = pricingOf(shard, query);
  const free = candidates(shard, query);
  const matches = matchesByFilter(shard, query, free);
  const range = query.ranges[PRICE_FILTER];
  if (range) {
    const list = scratch.list(free);
    pricePropertyStays(net, shard.prices, stay, list);
    matches.set(PRICE_FILTER, withinPrice({ ...list, net, charges }, range, shard.capacity));
  }
  const matching = matchingAllBut(free, matches);
  const facetSet = (filter: FilterName) => (matches.has(filter) ? matching(filter) : list.set);
  const price = range ? priceFacet({ ...scratch.list(matching(PRICE_FILTER)), net, charges }) : null;
  const list = scratch.list(matching());
  if (!range) pricePropertyStays(net, shard.prices, stay, list);
  return {
    total: list.count,
    page: pageOfProperties(shard, query, list, net),
    stay,
    charges,
    options: countOptions(shard, facetSet),
    price: range ? price : priceFacet({ ...list, net, charges }),
    ranges: rangeEnds(shard, facetSet),
    checkboxes: countCheckboxes(shard, query, facetSet),
  };
}

/** The properties that a facet counts. */
type FacetSet = (filter: FilterName) => Bitset;

/** The properties that match every filter but the one named. */
function matchingAllBut(free: Bitset, matches: ReadonlyMap<FilterName, Bitset>): (ignored?: FilterName) => Bitset {
  return (ignored) => {
    const matching = free.slice();
    for (const [filter, fitting] of matches) if (filter !== ignored) intersect(matching, fitting);
    return matching;
  };
}

function countOptions(shard: Shard, facetSet: FacetSet): Found["options"] {
  const counts = {} as Found["options"];
  for (const filter of lookupFilterNames) {
    const among = facetSet(filter);
    counts[filter] = shard.options[filter].inOrder.map(({ properties }) => countIntersection(among, properties));
  }
  return counts;
}

function countCheckboxes(shard: Shard, query: ShardQuery, facetSet: FacetSet): Found["checkboxes"] {
  const counts = {} as Found["checkboxes"];
  for (const filter of checkboxFilterNames) {
    counts[filter] = countIntersection(facetSet(filter), checkboxMatches(shard, query, filter));
  }
  return counts;
}
