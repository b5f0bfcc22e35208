import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { RECENT_KEY } from "./recent-key.ts";

const MOST_KEPT = 8;

/** As much of a property as a row of small pictures needs. */
export type RecentProperty = { id: number; nameEn: string; nameAr: string; picture: string; cityId: number };

export function readRecent(storage: Storage): RecentProperty[] {
  const kept = readStored<unknown>(storage, RECENT_KEY);
  return Array.isArray(kept) ? kept.filter(isProperty).slice(0, MOST_KEPT) : [];
}

/** The one looked at last comes first, and once. */
export function keepRecent(storage: Storage, property: RecentProperty): void {
  const others = readRecent(storage).filter(({ id }) => id !== property.id);
  writeStored(storage, RECENT_KEY, [property, ...others].slice(0, MOST_KEPT));
}

function isProperty(value: unknown): value is RecentProperty {
  const { id, nameEn, nameAr, picture, cityId } = (value ?? {}) as Partial<RecentProperty>;
  const texts = [nameEn, nameAr, picture].every((text) => typeof text === "string");
  return texts && Number.isSafeInteger(id) && Number.isSafeInteger(cityId) && String(picture).startsWith("/img/");
}
