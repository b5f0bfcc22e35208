import type { Party } from "#domain/guest/party.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import { readSavedSearch, SAVED_SEARCH_KEY, type SavedSearch, writeSavedSearch } from "#domain/stay/saved-search.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { ChosenPlace } from "#web/place-picker/chosen-place.ts";

/** The values of a search box. */
export type Chosen = {
  cityId: number | null;
  stay: Stay | null;
  party?: Party | null | undefined;
  /** A place within the city; it is not stored. */
  place?: ChosenPlace | undefined;
  /** Which other dates the guest would accept. */
  flexible?: FlexibleChoice | null | undefined;
};

/** The search stored in this browser; days that can no longer be booked are removed. */
export function readLastSearch(storage: Storage, now: Date): Chosen | null {
  try {
    const text = storage.getItem(SAVED_SEARCH_KEY);
    const saved = readSavedSearch(text, todayInRiyadh(now));
    if (text !== null && !saved) storage.removeItem(SAVED_SEARCH_KEY);
    if (!saved) return null;
    storage.setItem(SAVED_SEARCH_KEY, writeSavedSearch(saved));
    const { cityId, party, flexible } = saved;
    return { cityId, stay: stayOf(saved), ...(party && { party }), ...(flexible && { flexible }) };
  } catch {
    return null;
  }
}

/** Stores a search for the next visit; a storage that throws is ignored. */
export function storeSearch(storage: Storage, { cityId, stay, party, flexible }: Chosen): void {
  try {
    const dates = { checkInDate: stay?.checkIn ?? null, checkOutDate: stay?.checkOut ?? null };
    const saved = { cityId, ...dates, party: party ?? undefined, flexible: flexible ?? undefined };
    storage.setItem(SAVED_SEARCH_KEY, writeSavedSearch(saved));
  } catch {
    // Private windows and full disks throw; the search itself continues.
  }
}

/** Stores the city or the guests of the next visit; what else is stored stays. */
export function storePart(storage: Storage, part: Pick<Partial<Chosen>, "cityId" | "party">, now: Date): void {
  storeSearch(storage, { cityId: null, stay: null, ...readLastSearch(storage, now), ...part });
}

function stayOf({ checkInDate, checkOutDate }: SavedSearch): Stay | null {
  return checkInDate && checkOutDate ? { checkIn: checkInDate, checkOut: checkOutDate } : null;
}
