import type { Pool } from "pg";
import { memoize } from "#api/platform/cache/memoize.ts";
import { secondsToWait, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const DAY_S = 86_400;
/** One network may use a tenth, so that it cannot end the day for everybody. */
const NETWORK_SHARE = 10;
/** A process knows this late that others have used up the day. */
const CACHED_FOR_MS = 10_000;

export type PlacesLimit = {
  /** Counts one paid call; `false` when the day, or the share of the network, is used up. */
  consume: (network: string) => Promise<boolean>;
  /** Whether the day has calls left. */
  hasRest: () => Promise<boolean>;
};

/** The paid calls of a day in Riyadh, counted in PostgreSQL over all processes. */
export function openPlacesLimit(
  pool: Pool,
  { settings: { limitPlaces }, now }: { settings: Pick<Settings, "limitPlaces">; now: () => Date },
): PlacesLimit {
  const total = sharedLimiter(pool, { name: "places", points: limitPlaces, seconds: DAY_S });
  const share = Math.ceil(limitPlaces / NETWORK_SHARE);
  const each = sharedLimiter(pool, { name: "places-network", points: share, seconds: DAY_S });
  const used = memoize(async (day: string) => (await total.get(day))?.consumedPoints ?? 0, {
    max: 2,
    ttlMs: CACHED_FOR_MS,
  });
  const today = () => todayInRiyadh(now());
  return {
    consume: async (network) =>
      (await secondsToWait(each, `${today()} ${network}`)) === 0 && (await secondsToWait(total, today())) === 0,
    hasRest: async () => (await used(today())) < limitPlaces,
  };
}
