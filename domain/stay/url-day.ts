import { type Day, isDay } from "./day.ts";
import { type Stay, stayProblem } from "./stay.ts";

const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Reads `DD-MM-YYYY` and `YYYY-MM-DD`; an impossible day is `null`. */
export function readUrlDay(text: string | null | undefined): Day | null {
  const day = (text ?? "").trim().replace(DAY_FIRST, "$3-$2-$1");
  return isDay(day) ? day : null;
}

/** Writes `DD-MM-YYYY`. */
export function writeUrlDay(day: Day): string {
  return day.split("-").reverse().join("-");
}

/** The stay of `checkIn` and `checkOut` in an address, or `null` when it cannot be booked. */
export function readUrlStay(query: { get(name: string): string | null }, today: Day): Stay | null {
  const [checkIn, checkOut] = [readUrlDay(query.get("checkIn")), readUrlDay(query.get("checkOut"))];
  if (!checkIn || !checkOut) return null;
  return stayProblem({ checkIn, checkOut }, today) ? null : { checkIn, checkOut };
}
