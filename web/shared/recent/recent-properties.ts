import type { RecentProperty } from "#contract/list/recent-property.ts";
import { MAX_RECENT_PROPERTIES, noRecentChanges, type RecentChanges } from "#domain/account/recent-properties.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { RECENT_CHANGES_KEY, RECENT_KEY } from "./recent-keys.ts";

const CHANGED = "recent-properties-changed";

/** The properties that a guest viewed last, the newest first. */
export function readRecent(storage: Storage): RecentProperty[] {
  const stored = readStored<unknown>(storage, RECENT_KEY);
  return Array.isArray(stored) ? stored.filter(isProperty).slice(0, MAX_RECENT_PROPERTIES) : [];
}

/** The property viewed last comes first, and only once. */
export function storeRecent(storage: Storage, property: RecentProperty): void {
  const { id } = property;
  const others = readRecent(storage).filter((each) => each.id !== id);
  const { isCleared, viewed } = readRecentChanges(storage);
  const views = [id, ...viewed.filter((each) => each !== id)].slice(0, MAX_RECENT_PROPERTIES);
  writeRecent(storage, [property, ...others], { isCleared, viewed: views });
}

/** Empties the list of this browser; the account follows with the next call. */
export function clearRecent(storage: Storage): void {
  writeRecent(storage, [], { isCleared: true, viewed: [] });
}

/** Stores the list and what the account does not know yet; other tabs are informed by the browser. */
export function writeRecent(storage: Storage, list: readonly RecentProperty[], changes: RecentChanges): void {
  writeStored(storage, RECENT_KEY, list.slice(0, MAX_RECENT_PROPERTIES));
  writeStored(storage, RECENT_CHANGES_KEY, changes);
  dispatchEvent(new Event(CHANGED));
}

export function readRecentChanges(storage: Storage): RecentChanges {
  const stored = readStored<Partial<RecentChanges> | null>(storage, RECENT_CHANGES_KEY);
  if (!stored || !Array.isArray(stored.viewed)) return noRecentChanges;
  const viewed = stored.viewed.filter((id) => Number.isSafeInteger(id) && id > 0);
  return { isCleared: stored.isCleared === true, viewed: viewed.slice(0, MAX_RECENT_PROPERTIES) };
}

export function subscribeToRecent(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}

function isProperty(value: unknown): value is RecentProperty {
  const { id, nameEn, nameAr, picture, cityId } = (value ?? {}) as Partial<RecentProperty>;
  const texts = [nameEn, nameAr, picture].every((text) => typeof text === "string");
  return texts && Number.isSafeInteger(id) && Number.isSafeInteger(cityId) && String(picture).startsWith("/img/");
}
