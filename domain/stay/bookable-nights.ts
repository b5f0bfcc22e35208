import { addDays, type Day } from "./day.ts";
import { MAX_NIGHTS, type Stay } from "./stay.ts";
import { type StayRule, stayRuleProblem } from "./stay-rules.ts";

/** The days a calendar offers: nights from the first on, and the last day to leave. */
type Window = Stay;

/**
 * The free nights that at least one stay within the host's rules can hold. A gap shorter than the fewest nights asked
 * for is free and cannot be booked, so it is not among them.
 */
export function bookableNights(window: Window, taken: ReadonlySet<Day>, rules: readonly StayRule[]): Day[] {
  const bookable: Day[] = [];
  let reached = window.checkIn;
  for (let night = window.checkIn; night < window.checkOut; night = addDays(night, 1)) {
    if (taken.has(night)) continue;
    const end = longestFrom(night, window, taken, rules);
    if (end > reached) reached = end;
    if (night < reached) bookable.push(night);
  }
  return bookable;
}

/** The day a guest who arrives on a day can leave at the latest; that day itself when no stay may begin there. */
function longestFrom(checkIn: Day, window: Window, taken: ReadonlySet<Day>, rules: readonly StayRule[]): Day {
  let nights = 0;
  while (nights < MAX_NIGHTS && addDays(checkIn, nights) < window.checkOut && !taken.has(addDays(checkIn, nights))) {
    nights += 1;
  }
  if (rules.length === 0) return addDays(checkIn, nights);
  for (; nights > 0; nights -= 1) {
    const checkOut = addDays(checkIn, nights);
    const problem = stayRuleProblem({ checkIn, checkOut }, rules);
    if (problem === null) return checkOut;
    if (problem.code !== "closed-to-departure") return checkIn;
  }
  return checkIn;
}
