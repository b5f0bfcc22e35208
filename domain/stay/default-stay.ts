import { addDays, type Day } from "./day.ts";
import type { SavedSearch } from "./saved-search.ts";
import { type Stay, stayProblem } from "./stay.ts";

const HERO_CHECK_IN_DAYS = 3;
const SEARCH_CHECK_IN_DAYS = 14;
const DEFAULT_NIGHTS = 1;

/** What the desktop hero box proposes before a guest chooses. */
export function heroStay(today: Day): Stay {
  return stayIn(HERO_CHECK_IN_DAYS, today);
}

/** What the results page shows when a guest named no dates. */
export function defaultStay(today: Day): Stay {
  return stayIn(SEARCH_CHECK_IN_DAYS, today);
}

/** The first bookable stay: the address's, then the saved search's, then the default of the results page. */
export function chooseStay(fromUrl: Stay | null, saved: SavedSearch | null, today: Day): Stay {
  const usable = [fromUrl, stayOf(saved)].find((stay) => stay && !stayProblem(stay, today));
  return usable ?? defaultStay(today);
}

function stayOf(saved: SavedSearch | null): Stay | null {
  if (!saved?.checkInDate || !saved.checkOutDate) return null;
  return { checkIn: saved.checkInDate, checkOut: saved.checkOutDate };
}

function stayIn(days: number, today: Day): Stay {
  return { checkIn: addDays(today, days), checkOut: addDays(today, days + DEFAULT_NIGHTS) };
}
