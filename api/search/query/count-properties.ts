import { PRICE_FILTER } from "#domain/search/filters.ts";
import type { Range } from "#domain/search/range.ts";
import { type Bitset, countBits } from "../shard/bitset.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { matchingStay } from "./narrow.ts";
import { withinPrice } from "./price-facet.ts";
import { pricingOf } from "./pricing.ts";
import { scratch } from "./scratch-buffers.ts";
import { pricePropertyStays } from "./stay-prices.ts";

/** How many of some properties match all that the nights decide: availability, price and free cancellation. */
export function countProperties(shard: Shard, query: ShardQuery, among: Bitset): number {
  const matching = matchingStay(shard, query, among);
  const range = query.ranges[PRICE_FILTER];
  return countBits(range ? pricedWithin(shard, query, matching, range) : matching);
}

function pricedWithin(shard: Shard, query: ShardQuery, among: Bitset, range: Range): Bitset {
  const { stay, charges } = pricingOf(shard, query);
  const [net, list] = [scratch.net(shard.capacity), scratch.list(among)];
  pricePropertyStays(net, shard.prices, stay, list);
  return withinPrice({ ...list, net, charges }, range, shard.capacity);
}
