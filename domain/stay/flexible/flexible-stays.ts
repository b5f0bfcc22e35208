import { addDays, type Day, daysBetween } from "../day.ts";
import { MAX_NIGHTS, MIN_NIGHTS, type Stay } from "../stay.ts";
import { firstWeekday, type Weekday } from "../weekday.ts";
import type { FlexibleChoice } from "./flexible-choice.ts";
import { type Period, periodOf, periodOfMonth } from "./period.ts";

type Offered = {
  today: Day;
  /** The last day of the calendar, which can only be a departure. */
  maxDate: Day;
  /** The nights of a weekend on the guest's site. */
  weekendNights: readonly Weekday[];
  /** The chosen stay, which only `days` needs. */
  stay?: Stay | null;
};

/** Every stay that a choice allows, the earliest first: none in the past, none beyond the calendar, no two the same. */
export function flexibleStays(choice: FlexibleChoice, offered: Offered): Stay[] {
  return candidates(choice, offered).filter(
    ({ checkIn, checkOut }) => checkIn >= offered.today && checkOut <= offered.maxDate,
  );
}

function candidates(choice: FlexibleChoice, { weekendNights, stay }: Offered): Stay[] {
  switch (choice.kind) {
    case "days":
      return stay ? movedStays(stay, choice.days) : [];
    case "weekends":
      return weekendsOf(periodOfMonth(choice.month), weekendNights);
    case "nights":
      return staysWithin(periodOf(choice.period), choice.nights);
  }
}

/** Both ends move together, so that a stay keeps its length and totals can be compared. */
function movedStays({ checkIn, checkOut }: Stay, days: number): Stay[] {
  return Array.from({ length: 2 * days + 1 }, (_, at) => ({
    checkIn: addDays(checkIn, at - days),
    checkOut: addDays(checkOut, at - days),
  }));
}

/** A weekend belongs to the month in which it begins. */
function weekendsOf(period: Period | null, weekendNights: readonly Weekday[]): Stay[] {
  const [arrival] = weekendNights;
  if (!period || !arrival) return [];
  const weekends: Stay[] = [];
  for (let checkIn = firstWeekday(arrival, period.first); checkIn < period.end; checkIn = addDays(checkIn, 7)) {
    weekends.push({ checkIn, checkOut: addDays(checkIn, weekendNights.length) });
  }
  return weekends;
}

function staysWithin(period: Period | null, nights: number): Stay[] {
  if (!period || nights < MIN_NIGHTS || nights > MAX_NIGHTS) return [];
  const length = Math.max(0, daysBetween(period.first, period.end) - nights + 1);
  return Array.from({ length }, (_, at) => ({
    checkIn: addDays(period.first, at),
    checkOut: addDays(period.first, at + nights),
  }));
}
