import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { RECENT_KEY } from "./recent-key.ts";

const MAX_RECENT = 8;

/** The data of a property that a row of small pictures needs. */
export type RecentProperty = { id: number; nameEn: string; nameAr: string; picture: string; cityId: number };

export function readRecent(storage: Storage): RecentProperty[] {
  const stored = readStored<unknown>(storage, RECENT_KEY);
  return Array.isArray(stored) ? stored.filter(isProperty).slice(0, MAX_RECENT) : [];
}

/** The property viewed last comes first, and only once. */
export function storeRecent(storage: Storage, property: RecentProperty): void {
  const others = readRecent(storage).filter(({ id }) => id !== property.id);
  writeStored(storage, RECENT_KEY, [property, ...others].slice(0, MAX_RECENT));
}

function isProperty(value: unknown): value is RecentProperty {
  const { id, nameEn, nameAr, picture, cityId } = (value ?? {}) as Partial<RecentProperty>;
  const texts = [nameEn, nameAr, picture].every((text) => typeof text === "string");
  return texts && Number.isSafeInteger(id) && Number.isSafeInteger(cityId) && String(picture).startsWith("/img/");
}
