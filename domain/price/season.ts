import { addDays, type Day } from "#domain/stay/day.ts";

/** Times of the year that change a price. Where two overlap, the first in this list counts. */
export const seasonKinds = ["eid", "national-day", "ramadan", "school-break", "summer"] as const;
export type SeasonKind = (typeof seasonKinds)[number];

/** From the first night to the last, both included, for properties of one country. */
export type Season = { kind: SeasonKind; country: string; from: Day; to: Day };

/** The season of each night by country; nights outside seasons are absent. */
export type SeasonCalendar = ReadonlyMap<string, ReadonlyMap<Day, SeasonKind>>;

export function seasonCalendar(seasons: Iterable<Season>): SeasonCalendar {
  const calendar = new Map<string, Map<Day, SeasonKind>>();
  for (const { kind, country, from, to } of seasons) {
    const nights = calendar.get(country) ?? new Map<Day, SeasonKind>();
    calendar.set(country, nights);
    for (let night = from; night <= to; night = addDays(night, 1)) {
      nights.set(night, stronger(kind, nights.get(night)));
    }
  }
  return calendar;
}

export function seasonOf(calendar: SeasonCalendar, country: string, night: Day): SeasonKind | null {
  return calendar.get(country)?.get(night) ?? null;
}

function stronger(one: SeasonKind, other: SeasonKind | undefined): SeasonKind {
  return other && seasonKinds.indexOf(other) < seasonKinds.indexOf(one) ? other : one;
}
