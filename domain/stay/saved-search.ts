import { type Party, readParty } from "#domain/guest/party.ts";
import { type Day, isDay } from "./day.ts";
import { readFlexibleChoice, writeFlexibleChoice } from "./flexible/choice-url.ts";
import { type FlexibleChoice, isDateless } from "./flexible/flexible-choice.ts";
import { isOver } from "./flexible/is-over.ts";
import { type Stay, stayProblem } from "./stay.ts";

export { SAVED_SEARCH_KEY } from "./saved-search-key.ts";

export type SavedSearch = {
  checkInDate: Day | null;
  checkOutDate: Day | null;
  cityId: number | null;
  party?: Party | undefined;
  /** Which other dates the guest would accept. A choice without dates is stored without a stay. */
  flexible?: FlexibleChoice | undefined;
};

/** Reads a stored search. Dates that can no longer be booked are dropped, the city stays; invalid text is `null`. */
export function readSavedSearch(text: string | null, today: Day): SavedSearch | null {
  const stored = parse(text);
  if (!stored) return null;
  const stay = bookableStay(stored.checkInDate, stored.checkOutDate, today);
  const cityId = isId(stored.cityId) ? stored.cityId : null;
  const flexible = savedChoice(stored.flexible, stay, today);
  if (!stay && cityId === null && !flexible) return null;
  const party = savedParty(stored.party);
  return {
    checkInDate: stay?.checkIn ?? null,
    checkOutDate: stay?.checkOut ?? null,
    cityId,
    ...(party && { party }),
    ...(flexible && { flexible }),
  };
}

/** The text to store. Dates are stored only as a pair that differs. */
export function writeSavedSearch({ checkInDate, checkOutDate, cityId, party, flexible }: SavedSearch): string {
  const isStay = checkInDate !== null && checkOutDate !== null && checkInDate !== checkOutDate;
  const pair = isStay && !isDateless(flexible);
  const dates = { checkInDate: pair ? checkInDate : null, checkOutDate: pair ? checkOutDate : null };
  return JSON.stringify({ ...dates, cityId, party, flexible: flexible && writeFlexibleChoice(flexible) });
}

/** Days around a stay go with it, and a month that is over with its weekends and nights. */
function savedChoice(stored: unknown, stay: Stay | null, today: Day): FlexibleChoice | null {
  const choice = readFlexibleChoice({ get: getter(stored) });
  if (!choice || (isDateless(choice) ? isOver(choice, today) : !stay)) return null;
  return choice;
}

/** Reads stored values like those of an address. */
function getter(stored: unknown): (name: string) => string {
  const values: Record<string, unknown> = { ...(stored as object | null) };
  return (name) => String(values[name] ?? "");
}

function savedParty(stored: unknown): Party | null {
  const get = getter(stored);
  return readParty({ get: (name) => (name === "adults" || name === "children" ? get(name) : "") });
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
