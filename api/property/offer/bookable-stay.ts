import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { type Day, isDay } from "#domain/stay/day.ts";
import { heroStay } from "#domain/stay/default-stay.ts";
import { type Stay, stayProblem } from "#domain/stay/stay.ts";

type Choice = { checkIn: string | null; checkOut: string | null } | undefined;

/** The first of the given dates that can be booked today, else the proposed ones. */
export function bookableStay(choices: readonly Choice[], today: Day, site: Site): Stay {
  const last = maxDateOf(today, site.calendarWindowMonths);
  for (const { checkIn, checkOut } of choices.filter((choice) => choice !== undefined)) {
    if (!isDay(checkIn) || !isDay(checkOut) || checkOut > last) continue;
    if (stayProblem({ checkIn, checkOut }, today) === null) return { checkIn, checkOut };
  }
  return heroStay(today);
}
