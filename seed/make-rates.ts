import type { propertyDiscounts } from "#api/schema/rate.ts";
import type { SeasonKind } from "#domain/price/season.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { basePrices } from "#seed/data/base-prices.ts";
import { propertyKinds } from "#seed/data/property-kinds.ts";
import type { PropertyPlan } from "./property-plan.ts";

type DiscountRow = typeof propertyDiscounts.$inferInsert;

const WEEKEND_UPLIFTS = [130, 140, 150, 160];
const WITH_SERVICE_FEE = 0.1;
const SERVICE_FEES = [2_500, 3_500, 5_000, 7_500];

/** Before VAT, in halalas, whole tens of riyals: city × kind × bedrooms × pool × quality × a random factor. */
export function makePrices({ kind, city, bedrooms, quality, randomFor }: PropertyPlan, pool: boolean) {
  const random = randomFor("price");
  const rooms = 70 + 30 * Math.min(bedrooms, 4) + 15 * Math.max(0, bedrooms - 4);
  const factor = (propertyKinds[kind].price * rooms * (pool ? 108 : 92)) / 100 ** 3;
  const weekday = (basePrices[city.id] ?? 0) * factor * (0.8 + quality * 0.45) * random.between(0.93, 1.08);
  const weekend = (weekday * random.pick(WEEKEND_UPLIFTS)) / 100;
  return { weekdayPrice: wholeTens(weekday), weekendPrice: wholeTens(weekend) };
}

/** One property in ten has a fee per stay: whole riyals before VAT, in halalas. */
export function makeServiceFee({ randomFor }: PropertyPlan): number {
  const random = randomFor("service-fee");
  return random.chance(WITH_SERVICE_FEE) ? random.pick(SERVICE_FEES) : 0;
}

/** Summer costs more in summer destinations and less elsewhere. */
export function makeSeasonPercents({ area, randomFor }: PropertyPlan): Partial<Record<SeasonKind, number>> {
  const random = randomFor("season");
  const fives = (low: number, high: number) => random.whole(low / 5, high / 5) * 5;
  const cool = area.scape === "sea" || area.scape === "mountain";
  return {
    eid: fives(40, 80),
    "national-day": fives(20, 50),
    ramadan: fives(-20, 10),
    "school-break": fives(10, 35),
    summer: cool ? fives(10, 35) : fives(-25, -5),
  };
}

/** One property in three has a discount for a while; the payer differs. */
export function makeDiscounts({ id, randomFor }: PropertyPlan, today: Day): DiscountRow[] {
  const random = randomFor("discount");
  const rows: DiscountRow[] = [];
  const give = (source: DiscountRow["source"], chance: number, percents: readonly number[], longest: number) => {
    const fromDay = addDays(today, random.whole(-10, 25));
    const toDay = addDays(fromDay, random.whole(14, longest));
    const percentage = random.pick(percents);
    if (random.chance(chance)) rows.push({ propertyId: id, source, fromDay, toDay, percentage });
  };
  give("PROPERTY", 0.22, [5, 10, 15, 20, 25], 120);
  give("PLATFORM", 0.08, [5, 8, 10], 60);
  give("CAMPAIGN", 0.06, [12, 15, 20], 45);
  return rows;
}

function wholeTens(riyals: number): number {
  return Math.round(riyals / 10) * 10 * 100;
}
