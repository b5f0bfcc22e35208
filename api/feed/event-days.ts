import type { FeedDays } from "#domain/calendar/feed-event.ts";
import { addDays, type Day, isDay } from "#domain/stay/day.ts";
import { localTime, type TimeZone } from "#domain/stay/time-zone.ts";
import { type Component, type Property, propertyOf, textOf } from "./jcal.ts";

const DATE_LINE = /^DT(?:START|END)(?:;[^:]*)?:(.*)$/i;
const RAW_DATE = /^\d{8}(?:T\d{6}Z?)?$/;

/** Whether the days of an event are written as the format asks. */
export function hasValidDates(lines: readonly string[]): boolean {
  return lines.every((line) => {
    const raw = DATE_LINE.exec(line)?.[1];
    return raw === undefined || RAW_DATE.test(raw.trim());
  });
}

/** A local time, counted in minutes from the beginning of its day. */
type Local = { day: Day; minutes: number };

const DAY_MINUTES = 1_440;
/** How `ical.js` reads a day that is not marked as one. */
const WITHOUT_TIME = "T::";

/** The days that an event closes where the home is, the last one exclusive; `null` if they cannot be read. */
export function daysOfEvent(event: Component, zone: TimeZone): FeedDays | null {
  const start = localOf(propertyOf(event, "dtstart"), zone);
  if (!start) return null;
  const { day: from } = start;
  const end = propertyOf(event, "dtend");
  if (end) {
    const to = localOf(end, zone)?.day;
    return to === undefined || to < from ? null : { from, to };
  }
  const duration = textOf(event, "duration");
  if (duration === "") return { from, to: addDays(from, 1) };
  const minutes = minutesOf(duration);
  return minutes === null ? null : { from, to: addDays(from, Math.floor((start.minutes + minutes) / DAY_MINUTES)) };
}

function localOf(property: Property | null, zone: TimeZone): Local | null {
  const value = property?.[3];
  if (typeof value !== "string" || !isDay(value.slice(0, 10))) return null;
  const day = value.slice(0, 10);
  if (value.length === 10 || value === `${day}${WITHOUT_TIME}`) return { day, minutes: 0 };
  const written = new Date(`${value.replace(/Z$/, "")}Z`);
  if (Number.isNaN(written.getTime())) return null;
  const moment = value.endsWith("Z") ? written : instantIn(written, property?.[1]?.tzid);
  if (moment === null) return { day, minutes: written.getUTCHours() * 60 + written.getUTCMinutes() };
  const { day: localDay, time } = localTime(moment, zone);
  return { day: localDay, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
}

/** The instant at which clocks of a time zone show this time; `null` for a zone that nobody knows. */
function instantIn(written: Date, tzid: unknown): Date | null {
  if (typeof tzid !== "string") return null;
  try {
    const shown = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone: tzid, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
    } as Intl.DateTimeFormatOptions);
    const offset = (moment: Date) => Date.parse(isoOf(shown.formatToParts(moment))) - moment.getTime();
    const first = new Date(written.getTime() - offset(written));
    return new Date(written.getTime() - offset(first));
  } catch {
    return null;
  }
}

function isoOf(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "00";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}Z`;
}

const DURATION = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d+S)?)?$/;

function minutesOf(duration: string): number | null {
  const found = DURATION.exec(duration);
  if (!found) return null;
  const [weeks, days, hours, minutes] = found.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}
