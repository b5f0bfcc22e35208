import type { nightRates, stayRules } from "#api/schema/rate.ts";
import type { Season } from "#domain/price/season.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";
import type { PropertyPlan } from "./property-plan.ts";

type StayRuleRow = typeof stayRules.$inferInsert;
type NightRateRow = typeof nightRates.$inferInsert;

const YEAR = 366;
const WEEKS = 17;

/** Rules of a host: longer stays on feasts, some always two nights, a few no arrival on Fridays. */
export function makeStayRules(
  { id, kind, city, randomFor }: PropertyPlan,
  today: Day,
  seasons: readonly Season[],
): StayRuleRow[] {
  const random = randomFor("stay-rules");
  const rows: StayRuleRow[] = [];
  const rule = (fromDay: Day, toDay: Day, limits: Partial<StayRuleRow>) =>
    rows.push({
      propertyId: id,
      fromDay,
      toDay,
      minStayArrival: 1,
      closedToArrival: false,
      closedToDeparture: false,
      ...limits,
    });
  const feast = random.pick([1, 1, 2, 2, 3]);
  const closesFeast = random.chance(0.15);
  for (const { kind: season, country, from, to } of seasons) {
    if (season !== "eid" || country !== city.countryCode || to < today) continue;
    if (feast > 1) rule(from, to, { minStayArrival: feast });
    if (closesFeast) rule(from, from, { closedToDeparture: true });
  }
  const roomy = kind === "farm" || kind === "villa";
  if (random.chance(roomy ? 0.25 : 0.06)) rule(today, addDays(today, YEAR), { minStayArrival: 2 });
  if (random.chance(0.05)) {
    for (const friday of fridays(today)) rule(friday, friday, { closedToArrival: true });
  }
  return unique(rows);
}

/** Few hosts set the price of single nights, such as the last of the year. */
export function makeNightRates({ id, randomFor }: PropertyPlan, today: Day, weekendPrice: number): NightRateRow[] {
  const random = randomFor("night-rates");
  if (!random.chance(0.1)) return [];
  const night = addDays(today, random.whole(5, 110));
  const price = Math.round((weekendPrice * random.between(1.1, 1.6)) / 1000) * 1000;
  return [{ propertyId: id, night, price }];
}

function fridays(today: Day): Day[] {
  const first = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days)).find((day) => weekdayOf(day) === "fri");
  return Array.from({ length: WEEKS }, (_, week) => addDays(first as Day, week * 7));
}

function unique(rows: StayRuleRow[]): StayRuleRow[] {
  return [...new Map(rows.map((row) => [`${row.fromDay}:${row.toDay}`, row])).values()];
}
