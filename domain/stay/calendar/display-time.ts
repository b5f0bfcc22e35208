import type { Language } from "#domain/language/language.ts";
import { type Day, isDay } from "../day.ts";
import { localTime, type TimeZone } from "../time-zone.ts";
import { displayDay, displayShortDay } from "./display-day.ts";

const halves: Record<Language, readonly [string, string]> = { en: ["AM", "PM"], ar: ["ص", "م"] };
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;

/** A no-break space keeps digits and AM or PM on one line. */
const NO_BREAK = "\u00a0";

/** Noon and midnight by name: `12:00 PM` and `12:00 AM` are often taken for each other. */
const named: Record<Language, Record<string, string>> = {
  en: { "00:00": "12 midnight", "12:00": "12 noon" },
  ar: { "00:00": "12 منتصف الليل", "12:00": "12 ظهرًا" },
};

/** `h:mm A` of a time such as `15:00`; empty when it is no time. */
export function displayTime(time: string, language: Language): string {
  const [, hours, minutes] = CLOCK.exec(time) ?? [];
  if (hours === undefined) return "";
  const name = named[language][`${hours}:${minutes}`];
  if (name) return name.replaceAll(" ", NO_BREAK);
  const half = halves[language][Number(hours) < 12 ? 0 : 1];
  return `${Number(hours) % 12 || 12}:${minutes}${NO_BREAK}${half}`;
}

/** `DD MMM h:mm A`, a requested arrival. */
export function displayArrival(day: Day, time: string, language: Language): string {
  return isDay(day) ? `${displayShortDay(day, language)} ${displayTime(time, language)}`.trim() : "";
}

/** `DD MMM YYYY h:mm A` in a time zone, such as the last moment to cancel. */
export function displayMoment(moment: Date, zone: TimeZone, language: Language): string {
  const { day, time } = localTime(moment, zone);
  return `${displayDay(day, language)} ${displayTime(time, language)}`;
}
