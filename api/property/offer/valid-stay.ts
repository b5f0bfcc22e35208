import { Problem } from "#api/platform/problem/problem.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { type Day, isDay } from "#domain/stay/day.ts";
import { type Stay, stayProblem } from "#domain/stay/stay.ts";

type TypedStay = { checkIn: string; checkOut: string };

/** Two real days, 1 to 28 nights apart; `requireInWindow` checks whether they are past. */
export function validStay({ checkIn, checkOut }: TypedStay): Stay {
  if (!isDay(checkIn)) throw wrongDay("checkIn");
  if (!isDay(checkOut)) throw wrongDay("checkOut");
  const stay = { checkIn, checkOut };
  if (stayProblem(stay, checkIn)) throw wrongDay("checkOut");
  return stay;
}

/** A stay that begins today or later and ends within the site's calendar. */
export function requireInWindow(stay: Stay, today: Day, site: Pick<Site, "calendarWindowMonths">): void {
  if (stay.checkIn < today) throw wrongDay("checkIn");
  if (stay.checkOut > maxDateOf(today, site.calendarWindowMonths)) throw wrongDay("checkOut");
}

export function wrongDay(field: "checkIn" | "checkOut" | "from" | "to"): Problem {
  const rule = field === "checkIn" || field === "from" ? "checkIn" : "checkOut";
  return new Problem("dates-invalid", { fields: { [field]: rule } });
}
