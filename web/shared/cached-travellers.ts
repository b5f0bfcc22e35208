import type { SavedTraveller } from "#contract/account/traveller.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

export const CACHED_TRAVELLERS = "CACHED_TRAVELLERS";

/** Enough for a button, too little to identify the person. */
export type CachedTraveller = { id: string; name: string };

/** The saved travellers of the account, as this browser last loaded them. */
export function cachedTravellers(): readonly CachedTraveller[] {
  const found = readStored<unknown>(localStorage, CACHED_TRAVELLERS);
  return Array.isArray(found) && found.every(isCached) ? found : [];
}

export function cacheTravellers(travellers: readonly SavedTraveller[]): void {
  writeStored(localStorage, CACHED_TRAVELLERS, travellers.map(masked));
}

/** Removes the names when the session ends. */
export function clearCachedTravellers(): void {
  try {
    localStorage.removeItem(CACHED_TRAVELLERS);
  } catch {
    // A storage that throws has stored nothing.
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
