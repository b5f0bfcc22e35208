import { readStored, writeStored } from "#web/lib/stored.ts";
import { RECENT_KEY } from "./recent-key.ts";

const MOST_KEPT = 8;

/** As much of a home as a row of small pictures needs. */
export type RecentHome = { id: number; nameEn: string; nameAr: string; picture: string; cityId: number };

export function readRecent(storage: Storage): RecentHome[] {
  const kept = readStored<unknown>(storage, RECENT_KEY);
  return Array.isArray(kept) ? kept.filter(isHome).slice(0, MOST_KEPT) : [];
}

/** The one looked at last comes first, and once. */
export function keepRecent(storage: Storage, home: RecentHome): void {
  const others = readRecent(storage).filter(({ id }) => id !== home.id);
  writeStored(storage, RECENT_KEY, [home, ...others].slice(0, MOST_KEPT));
}

function isHome(value: unknown): value is RecentHome {
  const { id, nameEn, nameAr, picture, cityId } = (value ?? {}) as Partial<RecentHome>;
  const texts = [nameEn, nameAr, picture].every((text) => typeof text === "string");
  return texts && Number.isSafeInteger(id) && Number.isSafeInteger(cityId) && String(picture).startsWith("/img/");
}
