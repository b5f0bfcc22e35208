import { type FilterName, type LookupFilterName, lookupFilterNames } from "#domain/search/filters.ts";
import { type Bitset, keepCommon } from "../shard/bitset.ts";
import { countCommon } from "../shard/count-common.ts";
import type { Shard } from "../shard/shard.ts";
import type { HomeQuery } from "../shard/shard-query.ts";
import { candidates, freeToCancel, passes } from "./narrow.ts";
import { pageOfHomes } from "./page-of-properties.ts";
import { type PriceFacet, priceFacet, withinPrice } from "./price-facet.ts";
import { type Pricing, pricingOf } from "./pricing.ts";
import { type RangeEnds, rangeEnds } from "./range-facets.ts";
import { desk } from "./scratch-buffers.ts";
import { priceHomes } from "./stay-prices.ts";

/** What a search found: the homes of its page by position, and what every filter would leave. */
export type Found = Pricing & {
  total: number;
  page: number[];
  /** Counts by filter, in the order of the shard's options. */
  counts: Record<LookupFilterName, number[]>;
  price: PriceFacet | null;
  ranges: RangeEnds;
  is3DView: number;
  freeCancellation: number;
};

/** Answers a search from one shard: sets first, then one list of homes to price; each facet leaves its own filter out. */
export function findHomes(shard: Shard, query: HomeQuery): Found {
  const net = desk.net(shard.room);
  const { stay, charges } = pricingOf(shard, query);
  const free = candidates(shard, query);
  const passing = passes(shard, query, free);
  const wanted = query.ranges.priceFilter;
  if (wanted) {
    const list = desk.list(free);
    priceHomes(net, shard.prices, stay, list);
    passing.set("priceFilter", withinPrice({ ...list, net, charges }, wanted, shard.room));
  }
  const left = homesWithout(free, passing);
  const facing = (filter: FilterName) => (passing.has(filter) ? left(filter) : list.set);
  const price = wanted ? priceFacet({ ...desk.list(left("priceFilter")), net, charges }) : null;
  const list = desk.list(left());
  if (!wanted) priceHomes(net, shard.prices, stay, list);
  return {
    total: list.count,
    page: pageOfHomes(shard, query, list, net),
    stay,
    charges,
    counts: countOptions(shard, facing),
    price: wanted ? price : priceFacet({ ...list, net, charges }),
    ranges: rangeEnds(shard, facing),
    is3DView: countCommon(facing("is3DView"), shard.is3DView),
    freeCancellation: countCommon(facing("freeCancellation"), freeToCancel(shard, query)),
  };
}

type Facing = (filter: FilterName) => Bitset;

/** The homes that pass every filter but the one named. */
function homesWithout(free: Bitset, passing: ReadonlyMap<FilterName, Bitset>): (filter?: FilterName) => Bitset {
  return (left) => {
    const homes = free.slice();
    for (const [filter, fitting] of passing) if (filter !== left) keepCommon(homes, fitting);
    return homes;
  };
}

function countOptions(shard: Shard, facing: Facing): Found["counts"] {
  const counts = {} as Found["counts"];
  for (const filter of lookupFilterNames) {
    const homes = facing(filter);
    counts[filter] = shard.options[filter].inOrder.map((option) => countCommon(homes, option.homes));
  }
  return counts;
}
