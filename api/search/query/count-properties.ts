import { type Bitset, countBits, keepCommon } from "../shard/bitset.ts";
import type { Shard } from "../shard/shard.ts";
import type { HomeQuery } from "../shard/shard-query.ts";
import { keepOpen } from "../shard/stay-restrictions.ts";
import { freeToCancel } from "./narrow.ts";
import { withinPrice } from "./price-facet.ts";
import { pricingOf } from "./pricing.ts";
import { desk } from "./scratch-buffers.ts";
import { priceHomes } from "./stay-prices.ts";

/** How many of some homes can take the stay, at the price and with the deadline that are asked for. */
export function countHomes(shard: Shard, query: HomeQuery, among: Bitset): number {
  const homes = among.slice();
  keepOpen(homes, shard.gates, query.checkIn - shard.window.first, query.nights);
  if (query.freeCancellation) keepCommon(homes, freeToCancel(shard, query));
  const wanted = query.ranges.priceFilter;
  return countBits(wanted ? pricedWithin(shard, query, homes, wanted) : homes);
}

type Wanted = Parameters<typeof withinPrice>[1];

function pricedWithin(shard: Shard, query: HomeQuery, homes: Bitset, wanted: Wanted): Bitset {
  const { stay, charges } = pricingOf(shard, query);
  const [net, list] = [desk.net(shard.room), desk.list(homes)];
  priceHomes(net, shard.prices, stay, list);
  return withinPrice({ ...list, net, charges }, wanted, shard.room);
}
