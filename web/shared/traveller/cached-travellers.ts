import type { SavedTraveller } from "#contract/traveller.ts";
import { readStored, writeStored } from "#web/lib/stored.ts";

export const CACHED_TRAVELLERS = "CACHED_TRAVELLERS";

/** Enough to offer somebody to press on, and too little to tell who they are. */
export type CachedTraveller = { id: string; name: string };

/** Who was saved in the account when this browser last heard of it. */
export function cachedTravellers(): readonly CachedTraveller[] {
  const found = readStored<unknown>(localStorage, CACHED_TRAVELLERS);
  return Array.isArray(found) && found.every(isCached) ? found : [];
}

export function cacheTravellers(travellers: readonly SavedTraveller[]): void {
  writeStored(localStorage, CACHED_TRAVELLERS, travellers.map(masked));
}

/** A session that is over leaves nobody's names behind. */
export function forgetTravellers(): void {
  try {
    localStorage.removeItem(CACHED_TRAVELLERS);
  } catch {
    // A storage that refuses has kept nothing.
  }
}

function masked({ id, firstName, lastName }: SavedTraveller): CachedTraveller {
  const [initial] = lastName;
  return { id, name: initial ? `${firstName} ${initial}.` : firstName };
}

function isCached(value: unknown): value is CachedTraveller {
  const { id, name } = (value ?? {}) as Partial<CachedTraveller>;
  return typeof id === "string" && typeof name === "string";
}
