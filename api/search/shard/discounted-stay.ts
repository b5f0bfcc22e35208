import { type Bitset, emptyBitset, intersect, keepIf, subtract, unite } from "./bitset.ts";
import { DISCOUNT_PARTS, onAnyNight } from "./night-prices.ts";
import type { Shard } from "./shard.ts";
import type { ShardQuery } from "./shard-query.ts";
import { daysAheadOf, stayPercentages } from "./stay-discounts.ts";

/** Properties with a discount on at least one night of the stay, by its days, its length or how far ahead it begins. */
export function discountedForStay(shard: Shard, query: ShardQuery): Bitset {
  const matching = discountedByNight(shard, query);
  const daysAhead = daysAheadOf(query);
  const byStay = stayPercentages(shard.prices.stayDiscounts, { nights: query.nights, daysAhead });
  if (!byStay) return matching;
  unite(matching, byStay.properties);
  intersect(matching, shard.listed);
  return matching;
}

/**
 * Properties with a discount on at least one night. A night is special by a discount or by a price of the
 * host, so only properties with a price of the host need a look at their discounts.
 */
function discountedByNight({ listed, prices }: Shard, { checkIn, nights }: ShardQuery): Bitset {
  const first = checkIn - prices.window.first;
  const matching = onAnyNight(prices.special, first, nights) ?? emptyBitset(prices.capacity);
  intersect(matching, listed);
  const overridden = onAnyNight(prices.overridden, first, nights);
  if (!overridden) return matching;
  intersect(overridden, matching);
  subtract(matching, overridden);
  const last = checkIn + nights - 1;
  keepIf(overridden, (position) => hasDiscount(prices.rates[position]?.discounts ?? [], checkIn, last));
  unite(matching, overridden);
  return matching;
}

function hasDiscount(discounts: readonly number[], first: number, last: number): boolean {
  for (let at = 0; at < discounts.length; at += DISCOUNT_PARTS) {
    if ((discounts[at] as number) <= last && (discounts[at + 1] as number) >= first) return true;
  }
  return false;
}
