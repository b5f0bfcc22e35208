import type { Language } from "#domain/language/language.ts";
import { type Day, partsOf } from "../day.ts";
import { localTime, type TimeZone } from "../time-zone.ts";
import { shortMonth } from "./display-day.ts";
import { displayTime } from "./display-time.ts";

/** `D MMM`, a day inside a sentence. */
export function displaySentenceDay(day: Day, language: Language): string {
  return `${partsOf(day).dayOfMonth} ${shortMonth(day, language)}`;
}

/** The first and the last day of a stay inside a sentence; a month that both share is named once. */
export function displaySentenceDays(from: Day, to: Day, language: Language): { from: string; to: string } {
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = isSameMonth ? String(partsOf(from).dayOfMonth) : displaySentenceDay(from, language);
  return { from: first, to: displaySentenceDay(to, language) };
}

/** `D MMM h:mm A`, a moment inside a sentence. */
export function displaySentenceMoment(moment: Date, zone: TimeZone, language: Language): string {
  const { day, time } = localTime(moment, zone);
  return `${displaySentenceDay(day, language)} ${displayTime(time, language)}`;
}
