import type { Language } from "#domain/language/language.ts";
import { type Day, partsOf } from "../day.ts";
import type { Month } from "./month.ts";

const shortMonths: Record<Language, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  ar: ["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر"],
};

/** `DD MMM YYYY`, as the search box shows a day. */
export function displayDay(day: Day, language: Language): string {
  return `${displayShortDay(day, language)} ${partsOf(day).year}`;
}

/** `DD MMM`, as the date picker shows a day. */
export function displayShortDay(day: Day, language: Language): string {
  return `${day.slice(8, 10)} ${shortMonth(day, language)}`;
}

/** `MMM YYYY`, the title over a month of the calendar. */
export function displayMonth(month: Month, language: Language): string {
  return `${shortMonth(month, language)} ${partsOf(month).year}`;
}

export function shortMonth(day: Day | Month, language: Language): string {
  return shortMonths[language][partsOf(day).month - 1] ?? "";
}

/** The names of the twelve months in dates. */
export function monthNames(language: Language): readonly string[] {
  return shortMonths[language];
}
