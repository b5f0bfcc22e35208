import { singleFlight } from "#api/platform/concurrency/single-flight.ts";
import type { Db } from "#api/platform/database/database.ts";
import { loadPlaces, namesVersion, type Places } from "./load-places.ts";

/** How long names may be old before the next question looks whether they changed. */
const FRESH_MS = 5_000;

type Kept = { places: Places; version: string; checkedAt: number };

export type KeptPlaces = { current: () => Promise<Places> };

/**
 * The names of the catalogue in memory. A question uses what is there; when that is older than a few seconds, the
 * question also starts a check, and a change is read for the next one. Without questions nothing is read.
 */
export function keepPlaces(db: Db, now: () => Date, onFailure: (failure: unknown) => void): KeptPlaces {
  let kept: Kept | null = null;
  const once = singleFlight<Kept>();
  const refresh = () =>
    once("names", async () => {
      const version = await namesVersion(db);
      const places = kept?.version === version ? kept.places : await loadPlaces(db);
      kept = { places, version, checkedAt: now().getTime() };
      return kept;
    });
  return {
    current: async () => {
      if (!kept) return (await refresh()).places;
      if (now().getTime() - kept.checkedAt > FRESH_MS) refresh().catch(onFailure);
      return kept.places;
    },
  };
}
