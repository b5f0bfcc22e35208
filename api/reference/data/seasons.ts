import type { SeasonKind } from "#domain/price/season.ts";

/** A season that returns on the same days each year, `MM-DD`. */
export type FixedSeason = { kind: SeasonKind; country: string; from: string; to: string };

export const fixedSeasons: readonly FixedSeason[] = [
  { kind: "national-day", country: "SA", from: "09-22", to: "09-24" },
  { kind: "national-day", country: "SA", from: "02-21", to: "02-23" },
  { kind: "national-day", country: "AE", from: "12-01", to: "12-03" },
  { kind: "national-day", country: "KW", from: "02-24", to: "02-26" },
  { kind: "national-day", country: "BH", from: "12-15", to: "12-17" },
  { kind: "school-break", country: "SA", from: "11-20", to: "11-28" },
  { kind: "school-break", country: "SA", from: "01-08", to: "01-17" },
  { kind: "school-break", country: "AE", from: "12-14", to: "01-03" },
  { kind: "school-break", country: "KW", from: "01-20", to: "02-03" },
  { kind: "school-break", country: "BH", from: "01-25", to: "02-05" },
  { kind: "summer", country: "SA", from: "06-25", to: "08-20" },
  { kind: "summer", country: "AE", from: "07-01", to: "08-25" },
  { kind: "summer", country: "KW", from: "06-10", to: "09-10" },
  { kind: "summer", country: "BH", from: "06-25", to: "08-31" },
];

export const seasonLabels: Record<SeasonKind, { en: string; ar: string }> = {
  eid: { en: "Eid", ar: "العيد" },
  "national-day": { en: "National holiday", ar: "إجازة وطنية" },
  ramadan: { en: "Ramadan", ar: "رمضان" },
  "school-break": { en: "School break", ar: "إجازة مدرسية" },
  summer: { en: "Summer", ar: "الصيف" },
};
