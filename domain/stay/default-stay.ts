import { addDays, type Day } from "./day.ts";
import type { Stay } from "./stay.ts";

const HERO_CHECK_IN_DAYS = 3;
const SEARCH_CHECK_IN_DAYS = 14;
const DEFAULT_NIGHTS = 1;

/** The stay that the desktop hero box proposes. */
export function heroStay(today: Day): Stay {
  return stayIn(HERO_CHECK_IN_DAYS, today);
}

/** The stay of a results page without dates. */
export function defaultStay(today: Day): Stay {
  return stayIn(SEARCH_CHECK_IN_DAYS, today);
}

function stayIn(days: number, today: Day): Stay {
  return { checkIn: addDays(today, days), checkOut: addDays(today, days + DEFAULT_NIGHTS) };
}
