import { type Party, readParty } from "#domain/guest/party.ts";
import { type Day, isDay } from "./day.ts";
import { type Stay, stayProblem } from "./stay.ts";

export { SAVED_SEARCH_KEY } from "./saved-search-key.ts";

export type SavedSearch = {
  checkInDate: Day | null;
  checkOutDate: Day | null;
  cityId: number | null;
  party?: Party | undefined;
};

/** Reads a stored search. Dates that can no longer be booked are dropped, the city stays; invalid text is `null`. */
export function readSavedSearch(text: string | null, today: Day): SavedSearch | null {
  const stored = parse(text);
  if (!stored) return null;
  const stay = bookableStay(stored.checkInDate, stored.checkOutDate, today);
  const cityId = isId(stored.cityId) ? stored.cityId : null;
  if (!stay && cityId === null) return null;
  const party = savedParty(stored.party);
  return { checkInDate: stay?.checkIn ?? null, checkOutDate: stay?.checkOut ?? null, cityId, ...(party && { party }) };
}

/** The text to store. Dates are stored only as a pair that differs. */
export function writeSavedSearch({ checkInDate, checkOutDate, cityId, party }: SavedSearch): string {
  const pair = checkInDate !== null && checkOutDate !== null && checkInDate !== checkOutDate;
  const dates = { checkInDate: pair ? checkInDate : null, checkOutDate: pair ? checkOutDate : null };
  return JSON.stringify({ ...dates, cityId, party });
}

function savedParty(stored: unknown): Party | null {
  const { adults, children }: Partial<Record<keyof Party, unknown>> = { ...(stored as object | null) };
  const written: Record<string, unknown> = { adults, children };
  return readParty({ get: (name) => String(written[name] ?? "") });
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function bookableStay(checkIn: unknown, checkOut: unknown, today: Day): Stay | null {
  if (!isDay(checkIn) || !isDay(checkOut)) return null;
  return stayProblem({ checkIn, checkOut }, today) ? null : { checkIn, checkOut };
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
