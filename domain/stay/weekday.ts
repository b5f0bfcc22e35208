import { addDays, type Day, numberOfDay } from "./day.ts";

/** In the order of the day lookup, Sunday first; its id is the position here plus one. */
export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof weekdays)[number];

const WEEKDAY_OF_1970 = 4;

export function weekdayOf(day: Day): Weekday {
  const index = (numberOfDay(day) + WEEKDAY_OF_1970) % 7;
  return weekdays[(index + 7) % 7] ?? "sun";
}

/** The seven weekdays from this first day. */
export function weekFrom(first: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
}

/** The first such weekday on or after a day. */
export function firstWeekday(weekday: Weekday, from: Day): Day {
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(from));
  return addDays(from, (ahead + weekdays.length) % weekdays.length);
}
