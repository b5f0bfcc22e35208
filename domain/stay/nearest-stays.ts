import { addDays, type Day, daysBetween } from "./day.ts";
import { nightsOf, type Stay, stayProblem } from "./stay.ts";
import { type StayRule, stayRuleProblem } from "./stay-rules.ts";

type Offered = {
  today: Day;
  /** Nights that can be booked. */
  free: ReadonlySet<Day>;
  rules: readonly StayRule[];
};

/** Further from the wished day nobody calls it near. */
const NEAR_DAYS = 45;

/**
 * The bookable stays of one home nearest to a wished one, as long as it or the fewest nights the host asks for. Nearest
 * first, the earlier of two equally near; they do not overlap, so that each is a choice of its own.
 */
export function nearestStays(wished: Stay, { today, free, rules }: Offered, most: number): Stay[] {
  const near = Array.from({ length: NEAR_DAYS }, (_, days) => [days && -days, days]).flat();
  const found: Stay[] = [];
  for (const shift of new Set(near)) {
    if (found.length === most) break;
    const stay = stayFrom(addDays(wished.checkIn, shift), nightsOf(wished), { today, free, rules });
    if (stay && !isSame(stay, wished) && !found.some((other) => overlaps(stay, other))) found.push(stay);
  }
  return found;
}

/** A stay of at least these nights from a day on, when the home offers one. */
function stayFrom(checkIn: Day, nights: number, { today, free, rules }: Offered): Stay | null {
  const wished = { checkIn, checkOut: addDays(checkIn, nights) };
  const problem = stayRuleProblem(wished, rules);
  const stay = problem?.code === "min-stay" ? { checkIn, checkOut: addDays(checkIn, problem.n) } : wished;
  return stayProblem(stay, today, free) || stayRuleProblem(stay, rules) ? null : stay;
}

function isSame(one: Stay, other: Stay): boolean {
  return daysBetween(one.checkIn, other.checkIn) === 0 && daysBetween(one.checkOut, other.checkOut) === 0;
}

function overlaps(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut;
}
