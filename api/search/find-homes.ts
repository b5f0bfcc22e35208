import {
  type FilterName,
  type LookupFilterName,
  lookupFilterNames,
  type RangeFilterName,
} from "#domain/search/filters.ts";
import { vatOnHome } from "#domain/site/vat.ts";
import { type Bitset, countBits, countCommon, keepCommon } from "./bitset.ts";
import type { HomeQuery } from "./home-query.ts";
import { candidates, columnsOfRanges, freeToCancel, passes } from "./narrow.ts";
import { pageOfHomes } from "./page-of-homes.ts";
import { extremes, type PriceFacet, priceFacet, withinPrice } from "./price-facet.ts";
import type { Shard } from "./shard.ts";
import { priceHomes, type StayNights, stayNights } from "./stay-prices.ts";
import type { Charges } from "./total-price.ts";

type Ends = { least: number; most: number };

/** What a search found: the homes of its page by position, and what every filter would leave. */
export type Found = {
  total: number;
  page: number[];
  stay: StayNights;
  charges: Charges;
  /** Counts by filter, in the order of the shard's options. */
  counts: Record<LookupFilterName, number[]>;
  price: PriceFacet | null;
  ranges: Record<Exclude<RangeFilterName, "priceFilter">, Ends | null>;
  is3DView: number;
  freeCancellation: number;
};

/** Net prices by position, written anew by each search: searches do not overlap within a process. */
let netPrices = new Float64Array(0);

/** Answers a search from one shard in one pass over its sets; each facet leaves its own filter out. */
export function findHomes(shard: Shard, query: HomeQuery): Found {
  if (netPrices.length < shard.room) netPrices = new Float64Array(shard.room);
  const net = netPrices;
  const sale = { site: query.site, homeCountry: shard.country, seasons: shard.seasons };
  const stay = stayNights(shard.prices, query.checkIn, query.nights, sale);
  const charges = chargesOf(query, shard.country);
  const free = candidates(shard, query);
  const passing = passes(shard, query, free);
  if (query.ranges.priceFilter) {
    priceHomes(net, shard.prices, stay, free);
    passing.set("priceFilter", withinPrice(free, net, query.ranges.priceFilter, charges));
  }
  const left = homesWithout(free, passing);
  const all = left();
  if (!query.ranges.priceFilter) priceHomes(net, shard.prices, stay, all);
  const facing = (filter: FilterName) => (passing.has(filter) ? left(filter) : all);
  return {
    total: countBits(all),
    page: pageOfHomes(shard, query, all, net),
    stay,
    charges,
    counts: countOptions(shard, facing),
    price: priceFacet(facing("priceFilter"), net, charges),
    ranges: rangeEnds(shard, facing),
    is3DView: countCommon(facing("is3DView"), shard.is3DView),
    freeCancellation: countCommon(facing("freeCancellation"), freeToCancel(shard, query)),
  };
}

function chargesOf({ nights, site }: HomeQuery, country: string): Charges {
  return { nights, serviceFee: site.serviceFee ?? 0, vatPercent: vatOnHome(site, country).rate };
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

function rangeEnds(shard: Shard, facing: Facing): Found["ranges"] {
  const ends = columnsOfRanges(shard).map(([filter, column]) => [filter, extremes(facing(filter), column)]);
  return Object.fromEntries(ends) as Found["ranges"];
}
