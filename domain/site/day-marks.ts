import type { CountryCode } from "#domain/site/site-countries.ts";
import { DHU_AL_HIJJAH, hijriDay, RAMADAN, SHAWWAL } from "#domain/stay/calendar/hijri.ts";
import type { Day } from "#domain/stay/day.ts";

/** Days that a Gulf calendar marks because families travel on them. */
export const dayMarks = ["ramadan", "eidAlFitr", "eidAlAdha", "nationalDay", "foundingDay", "liberationDay"] as const;
export type DayMark = (typeof dayMarks)[number];

/** National days by their `MM-DD`. The global site has no country. */
const nationalDays: Record<CountryCode, Readonly<Record<string, DayMark>>> = {
  SA: { "02-22": "foundingDay", "09-23": "nationalDay" },
  AE: { "12-02": "nationalDay", "12-03": "nationalDay" },
  KW: { "02-25": "nationalDay", "02-26": "liberationDay" },
  BH: { "12-16": "nationalDay", "12-17": "nationalDay" },
  GLOBAL: {},
};

/** The first date on which a country celebrates a day of its own; `null` when it does not. */
export function dateOfMark(country: CountryCode, mark: DayMark): { month: number; day: number } | null {
  const [date] = Object.entries(nationalDays[country]).find(([, marked]) => marked === mark) ?? [];
  return date ? { month: Number(date.slice(0, 2)), day: Number(date.slice(3)) } : null;
}

/** The marks of a day in a country: Hijri holidays first, then national days. */
export function marksOf(day: Day, country: CountryCode): DayMark[] {
  const marks = [moonMark(day), nationalDays[country][day.slice(5)]];
  return marks.filter((mark) => mark !== undefined);
}

export type MarkedDays = { mark: DayMark; from: Day; to: Day };

/** The marks of consecutive days, each with its first and last day. */
export function markedDays(days: readonly Day[], country: CountryCode): MarkedDays[] {
  const found = new Map<DayMark, MarkedDays>();
  for (const day of days) {
    for (const mark of marksOf(day, country)) {
      found.set(mark, { mark, from: found.get(mark)?.from ?? day, to: day });
    }
  }
  return [...found.values()];
}

function moonMark(date: Day): DayMark | undefined {
  const hijri = hijriDay(date);
  if (!hijri) return undefined;
  const { month, day } = hijri;
  if (month === RAMADAN) return "ramadan";
  if (month === SHAWWAL && day <= 3) return "eidAlFitr";
  if (month === DHU_AL_HIJJAH && day >= 10 && day <= 13) return "eidAlAdha";
  return undefined;
}
