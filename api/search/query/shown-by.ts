import type { Shown } from "#api/freshness/shown-properties.ts";
import { nextFreeEnd } from "../shard/free-cancellation.ts";
import { nextBookingEnd } from "../shard/next-booking-end.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";

/** What an answer shows: the stay of the query, or stays of the same length from several days. */
export function shownBy(
  shard: Shard | undefined,
  cityId: number,
  query: ShardQuery,
  checkIns: readonly number[] = [query.checkIn],
): Shown {
  if (checkIns.length === 0) return { properties: [], until: null };
  const nights = { from: Math.min(...checkIns), to: Math.max(...checkIns) + query.nights - 1 };
  const ends = checkIns.flatMap((checkIn) =>
    [nextFreeEnd, nextBookingEnd].flatMap((endOf) => endOf(shard, { ...query, checkIn }) ?? []),
  );
  return { properties: [{ cityId, nights }], until: ends.length > 0 ? Math.min(...ends) : null };
}
