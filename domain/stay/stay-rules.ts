import type { Day } from "./day.ts";
import { MAX_NIGHTS, nightsOf, type Stay } from "./stay.ts";

/** A host's rule for stays that begin or end in a period, both ends included. */
export type StayRule = {
  from: Day;
  to: Day;
  /** The minimum nights of a stay that begins here. */
  minStayArrival: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  /** The maximum nights of a stay that begins here. */
  maxNights?: number | undefined;
};

export type StayRuleProblem =
  | { code: "min-stay"; n: number }
  | { code: "max-stay" }
  | { code: "closed-to-arrival" }
  | { code: "closed-to-departure" };

/** The first rule of a property that a stay breaks, or `null`. Where rules overlap, the strictest counts. */
export function stayRuleProblem(stay: Stay, rules: readonly StayRule[]): StayRuleProblem | null {
  const arrival = rulesOn(stay.checkIn, rules);
  if (arrival.some(({ closedToArrival }) => closedToArrival)) return { code: "closed-to-arrival" };
  const n = minStayOn(stay.checkIn, rules);
  if (nightsOf(stay) < n) return { code: "min-stay", n };
  if (arrival.some(({ maxNights }) => maxNights !== undefined && nightsOf(stay) > maxNights))
    return { code: "max-stay" };
  const departure = rulesOn(stay.checkOut, rules);
  if (departure.some(({ closedToDeparture }) => closedToDeparture)) return { code: "closed-to-departure" };
  return null;
}

/** The minimum nights of a stay that begins on a day. */
export function minStayOn(day: Day, rules: readonly StayRule[]): number {
  return rulesOn(day, rules).reduce((longest, { minStayArrival }) => Math.max(longest, minStayArrival), 1);
}

/** The maximum nights of a stay that begins on a day. */
export function maxStayOn(day: Day, rules: readonly StayRule[]): number {
  return rulesOn(day, rules).reduce((fewest, { maxNights = MAX_NIGHTS }) => Math.min(fewest, maxNights), MAX_NIGHTS);
}

function rulesOn(day: Day, rules: readonly StayRule[]): readonly StayRule[] {
  return rules.filter(({ from, to }) => day >= from && day <= to);
}
