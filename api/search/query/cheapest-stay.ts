import { PRICE_FILTER } from "#domain/search/filters.ts";
import type { Bitset } from "../shard/bitset.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { matchingStay } from "./narrow.ts";
import { pricingOf } from "./pricing.ts";
import { scratch } from "./scratch-buffers.ts";
import { pricePropertyStays } from "./stay-prices.ts";
import { netReaching, totalOf } from "./total-price.ts";

/** How many of some properties match a stay, and the lowest total among them in halalas. */
export type StayTotals = { count: number; cheapest: number | null };

/** Counts and prices one stay; `among` are the properties that match everything which the nights do not decide. */
export function countAndPrice(shard: Shard, query: ShardQuery, among: Bitset): StayTotals {
  const { stay, charges } = pricingOf(shard, query);
  const [net, list] = [scratch.net(shard.capacity), scratch.list(matchingStay(shard, query, among))];
  pricePropertyStays(net, shard.prices, stay, list);
  const { minimum, maximum } = query.ranges[PRICE_FILTER] ?? {};
  const from = minimum === undefined ? 0 : netReaching(minimum, charges);
  const below = maximum === undefined ? Number.POSITIVE_INFINITY : netReaching(Math.floor(maximum) + 1, charges);
  let [count, lowest] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at < list.count; at++) {
    const price = net[list.positions[at] as number] as number;
    if (price < from || price >= below) continue;
    count++;
    if (price < lowest) lowest = price;
  }
  return { count, cheapest: count === 0 ? null : totalOf(lowest, charges) };
}
