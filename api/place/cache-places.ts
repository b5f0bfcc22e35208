import { singleFlight } from "#api/platform/concurrency/single-flight.ts";
import type { Db } from "#api/platform/database/database.ts";
import { loadPlaces, namesVersion, type Places } from "./load-places.ts";

/** How long names may be old before the next question looks whether they changed. */
const FRESH_MS = 5_000;

type LoadedPlaces = { places: Places; version: string; checkedAt: number };

export type CachedPlaces = { current: () => Promise<Places> };

/**
 * The names of the catalogue in memory. A question uses what is there; when that is older than a few seconds, the
 * question also starts a check, and a change is read for the next one. Without questions nothing is read.
 */
export function cachePlaces(db: Db, now: () => Date, onFailure: (failure: unknown) => void): CachedPlaces {
  let cached: LoadedPlaces | null = null;
  const once = singleFlight<LoadedPlaces>();
  const refresh = () =>
    once("names", async () => {
      const version = await namesVersion(db);
      const places = cached?.version === version ? cached.places : await loadPlaces(db);
      cached = { places, version, checkedAt: now().getTime() };
      return cached;
    });
  return {
    current: async () => {
      if (!cached) return (await refresh()).places;
      if (now().getTime() - cached.checkedAt > FRESH_MS) refresh().catch(onFailure);
      return cached.places;
    },
  };
}
