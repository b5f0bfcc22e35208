import type { FlexibleDatesQuestion, SearchPayload } from "#contract/search/search.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import { addMonths, monthOf } from "#domain/stay/calendar/month.ts";
import { addDays, type Day, dayFrom } from "#domain/stay/day.ts";
import { type FlexibleChoice, flexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import { flexibleStays } from "#domain/stay/flexible/flexible-stays.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { randomSearch } from "./random-search.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type FlexibleSearch = { question: FlexibleDatesQuestion; payload: SearchPayload };

/** Any search of a guest who is flexible, and the same search for exact dates. */
export function randomFlexible(random: SeededRandom, today: Day): FlexibleSearch {
  const { latitude: _, longitude: __, ...payload } = randomSearch(random, today);
  const { searchCriteria, checkIn, checkOut, sortBy, sortOrder, rankType, pageNo, pageSize, ...filters } = payload;
  const choice = randomChoice(random, today);
  return { question: { searchCriteria, checkIn, checkOut, choice, filters }, payload };
}

function randomChoice(random: SeededRandom, today: Day): FlexibleChoice {
  const nights = random.chance(0.8) ? random.between(1, 5) : random.between(6, 28);
  const from = addDays(today, random.between(-10, 90));
  const makes: (() => FlexibleChoice)[] = [
    () => ({ kind: "days", days: random.oneOf(flexibleDays) }),
    () => ({ kind: "weekends", month: randomMonth(random, today) }),
    () => ({ kind: "nights", nights, period: { month: randomMonth(random, today) } }),
    () => ({ kind: "nights", nights, period: { from, to: addDays(from, random.between(1, 20)) } }),
  ];
  return random.oneOf(makes)();
}

/** A month of either calendar, sometimes one that is over or too far. */
function randomMonth(random: SeededRandom, today: Day): string {
  const day = addMonths(today, random.between(-1, 5));
  const hijri = hijriDay(day);
  return hijri && random.chance(0.4) ? monthOf(dayFrom(hijri.year, hijri.month, 1)) : monthOf(day);
}

/** The stays of a question, in the order of its answer. */
export function staysOf({ choice, checkIn, checkOut }: FlexibleDatesQuestion, site: Site, today: Day): Stay[] {
  const maxDate = maxDateOf(today, site.calendarWindowMonths);
  return flexibleStays(choice, { today, maxDate, weekendNights: site.weekendNights, stay: { checkIn, checkOut } });
}

/** The search for one of the stays: its count and its first card are what the flexible answer must say. */
export function cheapestFirst(payload: SearchPayload, { checkIn, checkOut }: Stay): SearchPayload {
  return { ...payload, checkIn, checkOut, sortBy: "price", sortOrder: "asc", pageNo: 1, pageSize: 1 };
}
