import type { Random } from "#art/random/random.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";
import type { PropertyPlan } from "./property-plan.ts";

export type Booking = { checkIn: Day; nights: number };

/** Stays that are current today began some days ago. */
const DAYS_BACK = 10;
const DAYS = 365;
const LIGHT_NIGHTS = 10;

/** The probability that a stay begins on a free day, and its length. */
const arrivals: Record<Weekday, { chance: number; nights: readonly number[] }> = {
  sun: { chance: 0.1, nights: [1, 1, 2, 3] },
  mon: { chance: 0.1, nights: [1, 1, 2, 2] },
  tue: { chance: 0.12, nights: [1, 1, 2] },
  wed: { chance: 0.22, nights: [1, 2, 3] },
  thu: { chance: 0.85, nights: [1, 1, 2, 2, 2, 3] },
  fri: { chance: 0.6, nights: [1, 1, 1, 2] },
  sat: { chance: 0.14, nights: [1, 1, 2, 4] },
};

/** Twelve months of stays: more on weekends, in this month and in popular properties. */
export function makeBookings(plan: PropertyPlan, today: Day, light: boolean): Booking[] {
  const random = plan.randomFor("bookings");
  return light ? lightBookings(random, today) : yearOfBookings(random, plan.popularity, today);
}

function yearOfBookings(random: Random, popularity: number, today: Day): Booking[] {
  const days = daysFrom(today);
  const stays: Booking[] = [];
  for (let at = 0; at < days.length; at++) {
    const { day, weekday, nearness } = days[at] as DayAhead;
    const { chance, nights } = arrivals[weekday];
    if (!random.chance(chance * nearness * (0.35 + popularity * 1.1))) continue;
    const length = random.chance(0.02) ? random.whole(5, 9) : random.pick(nights);
    stays.push({ checkIn: day, nights: length });
    at += length - 1;
  }
  return stays;
}

/** A few stays, ten nights at most, for large catalogues. */
function lightBookings(random: Random, today: Day): Booking[] {
  const stays: Booking[] = [];
  let left = LIGHT_NIGHTS;
  let ahead = random.whole(0, 12);
  while (left > 0 && ahead < DAYS - 10) {
    const nights = Math.min(left, random.whole(2, 5));
    stays.push({ checkIn: addDays(today, ahead), nights });
    left -= nights;
    ahead += nights + random.whole(2, 45);
  }
  return stays;
}

type DayAhead = { day: Day; weekday: Weekday; nearness: number };
let cached: { today: Day; days: readonly DayAhead[] } | undefined;

/** The days that bookings may begin on; the same list for every property of one seeding. */
function daysFrom(today: Day): readonly DayAhead[] {
  if (cached?.today !== today) cached = { today, days: makeDays(today) };
  return cached.days;
}

function makeDays(today: Day): DayAhead[] {
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(today, at - DAYS_BACK);
    const nearness = 0.12 + 0.88 * Math.exp(-Math.max(0, at - DAYS_BACK) / 70);
    return { day, weekday: weekdayOf(day), nearness };
  });
}
