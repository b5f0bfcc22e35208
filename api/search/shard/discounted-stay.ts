import { type Bitset, keepIf } from "./bitset.ts";
import { DISCOUNT_PARTS } from "./night-prices.ts";
import type { Shard } from "./shard.ts";
import type { ShardQuery } from "./shard-query.ts";

/** Properties with a discount on at least one night of the stay. */
export function discountedForStay({ listed, prices }: Shard, { checkIn, nights }: ShardQuery): Bitset {
  const matching = listed.slice();
  const last = checkIn + nights - 1;
  keepIf(matching, (position) => hasDiscount(prices.rates[position]?.discounts ?? [], checkIn, last));
  return matching;
}

function hasDiscount(discounts: readonly number[], first: number, last: number): boolean {
  for (let at = 0; at < discounts.length; at += DISCOUNT_PARTS) {
    if ((discounts[at] as number) <= last && (discounts[at + 1] as number) >= first) return true;
  }
  return false;
}
