import { addDays, type Day, daysBetween } from "./day.ts";
import { nightsOf, type Stay, stayProblem } from "./stay.ts";
import { type StayRule, stayRuleProblem } from "./stay-rules.ts";

type Offered = {
  today: Day;
  /** Nights that can be booked. */
  free: ReadonlySet<Day>;
  rules: readonly StayRule[];
};

/** The greatest distance from the requested day. */
export const NEAR_DAYS = 45;

/**
 * The bookable stays of one property nearest to a requested one, as long as it or as the minimum stay. The nearest come
 * first, the earlier of two equally near ones; they do not overlap.
 */
export function nearestStays(requested: Stay, { today, free, rules }: Offered, max: number): Stay[] {
  const near = Array.from({ length: NEAR_DAYS }, (_, days) => [days && -days, days]).flat();
  const found: Stay[] = [];
  for (const shift of new Set(near)) {
    if (found.length === max) break;
    const stay = stayFrom(addDays(requested.checkIn, shift), nightsOf(requested), { today, free, rules });
    if (stay && !isSame(stay, requested) && !found.some((other) => overlaps(stay, other))) found.push(stay);
  }
  return found;
}

/** A bookable stay of at least these nights from a day, if there is one. */
function stayFrom(checkIn: Day, nights: number, { today, free, rules }: Offered): Stay | null {
  const requested = { checkIn, checkOut: addDays(checkIn, nights) };
  const problem = stayRuleProblem(requested, rules);
  const stay = problem?.code === "min-stay" ? { checkIn, checkOut: addDays(checkIn, problem.n) } : requested;
  return stayProblem(stay, today, free) || stayRuleProblem(stay, rules) ? null : stay;
}

function isSame(one: Stay, other: Stay): boolean {
  return daysBetween(one.checkIn, other.checkIn) === 0 && daysBetween(one.checkOut, other.checkOut) === 0;
}

function overlaps(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
