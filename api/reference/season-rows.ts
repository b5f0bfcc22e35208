import type { seasons } from "#api/schema/rate.ts";
import type { Season, SeasonKind } from "#domain/price/season.ts";
import { addDays, type Day, partsOf } from "#domain/stay/day.ts";
import { type FixedSeason, fixedSeasons, seasonLabels } from "./data/seasons.ts";

type SeasonRow = typeof seasons.$inferInsert;

const HIJRI = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  day: "numeric",
  month: "numeric",
});
const COUNTRIES = ["SA", "KW", "BH", "AE"];
const RAMADAN = 9;
const SHAWWAL = 10;
const DHU_AL_HIJJAH = 12;

/** The seasons from a year ago to two years ahead, by the Umm al-Qura calendar and the national ones. */
export function makeSeasons(today: Day): Season[] {
  const { year } = partsOf(today);
  const years = [year - 1, year, year + 1, year + 2];
  const moon = moonSeasons(`${year - 1}-01-01`, `${year + 2}-12-31`);
  const everywhere = COUNTRIES.flatMap((country) => moon.map((season) => ({ ...season, country })));
  return [...everywhere, ...years.flatMap((of) => fixedSeasons.map((season) => inYear(season, of)))];
}

export function seasonRows(today: Day): SeasonRow[] {
  return makeSeasons(today).map(({ kind, country, from, to }) => ({
    kind,
    countryCode: country,
    fromDay: from,
    toDay: to,
    labelEn: seasonLabels[kind].en,
    labelAr: seasonLabels[kind].ar,
  }));
}

function moonSeasons(first: Day, last: Day): Omit<Season, "country">[] {
  const found: Omit<Season, "country">[] = [];
  const begin = (kind: SeasonKind, from: Day, days: number) => found.push({ kind, from, to: addDays(from, days - 1) });
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const [month, date] = HIJRI.format(new Date(`${day}T12:00:00Z`))
      .split("/")
      .map(Number);
    if (month === RAMADAN && date === 1) begin("ramadan", day, 30);
    if (month === SHAWWAL && date === 1) begin("eid", day, 4);
    if (month === DHU_AL_HIJJAH && date === 9) begin("eid", day, 5);
  }
  return found;
}

function inYear({ kind, country, from, to }: FixedSeason, year: number): Season {
  return { kind, country, from: `${year}-${from}`, to: `${to < from ? year + 1 : year}-${to}` };
}
