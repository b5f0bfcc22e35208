import { addDays, type Day } from "../day.ts";
import { MAX_NIGHTS, type Stay } from "../stay.ts";
import { minStayOn, type StayRule, type StayRuleProblem, stayRuleProblem } from "../stay-rules.ts";

/** What the rules of a home say to a tap: no arrival, no departure, too few free nights, too short, too long. */
export type HomeRuleMessage = "Home.NoArrival" | "Home.NoDeparture" | "Home.Gap" | "Home.MinStay" | "Home.MaxStay";

type Home = { today: Day; maxDate: Day; rules?: readonly StayRule[] | undefined };

const messages: Record<StayRuleProblem["code"], HomeRuleMessage> = {
  "closed-to-arrival": "Home.NoArrival",
  "closed-to-departure": "Home.NoDeparture",
  "min-stay": "Home.MinStay",
  "max-stay": "Home.MaxStay",
};

/** Why these nights are no stay in this home, or `null`. */
export function stayRefusal(stay: Stay, { rules = [] }: Home): HomeRuleMessage | null {
  const problem = stayRuleProblem(stay, rules);
  return problem && messages[problem.code];
}

/** Why no stay begins on a day, whatever its length, or `null`; `isFree` tells which nights are. */
export function arrivalRefusal(day: Day, home: Home, isFree: (night: Day) => boolean): HomeRuleMessage | null {
  const { rules = [], maxDate } = home;
  if (rules.length === 0) return null;
  const first = stayRefusal({ checkIn: day, checkOut: addDays(day, 1) }, home);
  if (first === "Home.NoArrival") return first;
  let nights = 0;
  while (nights < MAX_NIGHTS && addDays(day, nights) < maxDate && isFree(addDays(day, nights))) {
    nights += 1;
    if (!stayRefusal({ checkIn: day, checkOut: addDays(day, nights) }, home)) return null;
  }
  return nights < minStayOn(day, rules) ? "Home.Gap" : "Home.NoArrival";
}

/** Whether the day is before the first on which the home can still be booked from today. */
export function isWithinNotice(day: Day, { today, rules = [] }: Home): boolean {
  return rules.some(({ from, to, closedToArrival }) => closedToArrival && from <= today && day <= to && day >= today);
}

/** The last day of departure: the host may take bookings for fewer months than the site. */
export function lastDeparture(maxDate: Day, rules: readonly StayRule[]): Day {
  const ends = rules.filter(({ to, closedToDeparture }) => closedToDeparture && to >= maxDate);
  return ends.reduce((last, { from }) => (from <= last ? addDays(from, -1) : last), maxDate);
}
