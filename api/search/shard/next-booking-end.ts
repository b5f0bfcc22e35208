import { millisecondsToMidnight } from "#domain/stay/today.ts";
import { eachBit } from "./bitset.ts";
import type { Shard } from "./shard.ts";
import type { ShardQuery } from "./shard-query.ts";

const SECONDS_PER_DAY = 86_400;

/**
 * When an answer about a check-in day ends because a host takes bookings for it no longer or a day has passed, in ms; `null` when
 * neither can change it within a day.
 */
export function nextBookingEnd(shard: Shard | undefined, { checkIn, now }: ShardQuery): number | null {
  if (!shard) return null;
  const { limits, prices } = shard;
  const isDated = [limits.withRule, prices.stayDiscounts.withLead].some((set) => set.some((word) => word !== 0));
  if (!isDated) return null;
  let next = now * 1_000 + millisecondsToMidnight(new Date(now * 1_000));
  const day = checkIn * SECONDS_PER_DAY;
  if (day - limits.longestLead > now + SECONDS_PER_DAY) return next;
  eachBit(limits.withRule, (position) => {
    const end = day - (limits.lead[position] as number);
    if (end >= now) next = Math.min(next, (end + 1) * 1_000);
  });
  return next;
}
