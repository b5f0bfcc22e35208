import { addMonths } from "#domain/stay/calendar/month.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { instantAt, localTime, timeZoneOf } from "#domain/stay/time-zone.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** How far ahead a gift can be scheduled. */
export const MAX_SEND_DAYS = 365;
const SEND_TIME = "10:00";
const VALID_MONTHS = 36;

type Country = { countryCode: string };

/** The days on which a gift can be sent from this site: tomorrow is the first, because today means now. */
export function sendDays({ countryCode }: Country, now: Date): { first: Day; last: Day } {
  const { day: today } = localTime(now, timeZoneOf(countryCode));
  return { first: addDays(today, 1), last: addDays(today, MAX_SEND_DAYS) };
}

/** When a gift of this day is sent: ten in the morning at the site. */
export function sendTime(day: Day, { countryCode }: Country): Date {
  return instantAt(day, SEND_TIME, timeZoneOf(countryCode));
}

/** The day of a time at the site. */
export function sendDayOf(at: Date, { countryCode }: Country): Day {
  return localTime(at, timeZoneOf(countryCode)).day;
}

/** When a card expires: at the midnight in Riyadh that ends its last day. */
export function giftExpiresAt(boughtAt: Date): Date {
  return instantAt(addDays(addMonths(todayInRiyadh(boughtAt), VALID_MONTHS), 1), "00:00", "Asia/Riyadh");
}
