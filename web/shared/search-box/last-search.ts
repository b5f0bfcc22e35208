import { readSavedSearch, SAVED_SEARCH_KEY, type SavedSearch, writeSavedSearch } from "#domain/stay/saved-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** The values of a search box. */
export type Chosen = { cityId: number | null; stay: Stay | null };

/** The search stored in this browser; days that can no longer be booked are removed. */
export function readLastSearch(storage: Storage, now: Date): Chosen | null {
  try {
    const text = storage.getItem(SAVED_SEARCH_KEY);
    const saved = readSavedSearch(text, todayInRiyadh(now));
    if (text !== null && !saved) storage.removeItem(SAVED_SEARCH_KEY);
    if (!saved) return null;
    storage.setItem(SAVED_SEARCH_KEY, writeSavedSearch(saved));
    return { cityId: saved.cityId, stay: stayOf(saved) };
  } catch {
    return null;
  }
}

/** Stores a search for the next visit; a storage that throws is ignored. */
export function storeSearch(storage: Storage, { cityId, stay }: Chosen): void {
  try {
    const kept = { cityId, checkInDate: stay?.checkIn ?? null, checkOutDate: stay?.checkOut ?? null };
    storage.setItem(SAVED_SEARCH_KEY, writeSavedSearch(kept));
  } catch {
    // Private windows and full disks throw; the search itself continues.
  }
}

/** Stores the city of the next visit; the stored dates stay. */
export function storeCity(storage: Storage, cityId: number, now: Date): void {
  storeSearch(storage, { stay: readLastSearch(storage, now)?.stay ?? null, cityId });
}

function stayOf({ checkInDate, checkOutDate }: SavedSearch): Stay | null {
  return checkInDate && checkOutDate ? { checkIn: checkInDate, checkOut: checkOutDate } : null;
}
