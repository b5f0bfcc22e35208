import { MAX_WINDOW_MONTHS, maxDateOf } from "./calendar/calendar-window.ts";
import { addDays, type Day } from "./day.ts";
import { MAX_NIGHTS } from "./stay.ts";
import type { StayRule } from "./stay-rules.ts";
import { instantAt, type TimeZone } from "./time-zone.ts";

/** When and for how long a property can be booked. */
export type BookingRule = {
  /** Hours before the check-in time until which a stay can be booked. */
  noticeHours: number;
  /** `HH:MM` at the property, until which a stay can be booked that begins on the same day. */
  sameDayUntil: string | null;
  /** Nights that stay free before and after each stay of a guest. */
  prepNights: number;
  /** A stay ends at most so many months from today. */
  windowMonths: number;
  maxNights: number;
};

export const MAX_PREP_NIGHTS = 2;
export const MAX_NOTICE_HOURS = 168;

type Notice = Pick<BookingRule, "noticeHours" | "sameDayUntil">;
type Arrival = { checkInFrom: string; timeZone: TimeZone };

/** The last moment in which a stay can be booked that begins on a day, in ms; `null` without a limit. */
export function lastBookingMoment(
  { noticeHours, sameDayUntil }: Notice,
  checkIn: Day,
  { checkInFrom, timeZone }: Arrival,
): number | null {
  const noticed = instantAt(checkIn, checkInFrom, timeZone).getTime() - noticeHours * HOUR_MS;
  const sameDay = sameDayUntil === null ? null : instantAt(checkIn, sameDayUntil, timeZone).getTime();
  if (noticeHours === 0) return sameDay;
  return sameDay === null ? noticed : Math.min(noticed, sameDay);
}

/** The rules of stays that follow from a booking rule now. */
export function rulesOfBooking(
  rule: BookingRule,
  { asOf, today, ...arrival }: Arrival & { asOf: Date; today: Day },
): StayRule[] {
  const { windowMonths, maxNights } = rule;
  const rules: StayRule[] = [];
  const now = Math.floor(asOf.getTime() / SECOND_MS) * SECOND_MS;
  const first = firstArrival(rule, today, (day) => now <= (lastBookingMoment(rule, day, arrival) ?? now));
  if (first > today) rules.push({ ...anyStay, from: today, to: addDays(first, -1), closedToArrival: true });
  if (windowMonths < MAX_WINDOW_MONTHS) {
    const end = maxDateOf(today, windowMonths);
    rules.push({ ...anyStay, from: addDays(end, 1), to: LAST_DAY, closedToDeparture: true });
  }
  if (maxNights < MAX_NIGHTS) rules.push({ ...anyStay, from: today, to: LAST_DAY, maxNights });
  return rules;
}

const anyStay = { minStayArrival: 1, closedToArrival: false, closedToDeparture: false };
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const LAST_DAY: Day = "9999-12-31";

/** Notice is at most a week, so the search for the first day ends soon. */
function firstArrival({ noticeHours, sameDayUntil }: Notice, today: Day, isOpen: (day: Day) => boolean): Day {
  if (noticeHours === 0 && sameDayUntil === null) return today;
  let day = today;
  while (!isOpen(day)) day = addDays(day, 1);
  return day;
}
