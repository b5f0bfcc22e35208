import { readSavedSearch, SAVED_SEARCH_KEY, type SavedSearch, writeSavedSearch } from "#domain/stay/saved-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** What a search box holds. */
export type Chosen = { cityId: number | null; stay: Stay | null };

/** The search this browser kept, as far as it can still be booked; days that cannot are forgotten for good. */
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

/** Keeps a search for the next visit; a storage that refuses is no reason to fail. */
export function keepSearch(storage: Storage, { cityId, stay }: Chosen): void {
  try {
    const kept = { cityId, checkInDate: stay?.checkIn ?? null, checkOutDate: stay?.checkOut ?? null };
    storage.setItem(SAVED_SEARCH_KEY, writeSavedSearch(kept));
  } catch {
    // Private windows and full disks refuse; the search itself goes on.
  }
}

function stayOf({ checkInDate, checkOutDate }: SavedSearch): Stay | null {
  return checkInDate && checkOutDate ? { checkIn: checkInDate, checkOut: checkOutDate } : null;
}
