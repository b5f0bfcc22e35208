import { eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cities } from "#api/schema/lookup.ts";
import { properties } from "#api/schema/property.ts";
import { nightRates, pricePeriods, stayRules } from "#api/schema/rate.ts";
import { type PricePeriod, periodPrices } from "#domain/price/price-period.ts";
import type { PropertyRates } from "#domain/price/property-rates.ts";
import { insertRows } from "./insert-rows.ts";

type Period = PricePeriod & { name: string; minNights: number };

/** The periods of a property, and the prices on which their percentages are. */
type PropertyPeriods = {
  propertyId: number;
  rates: Pick<PropertyRates, "weekdayPrice" | "weekendPrice" | "dayPrices" | "seasonPercents">;
  periods: readonly Period[];
};

/** Replaces the periods of properties with the nights and rules that they make. A price of a single night stays. */
export async function replacePeriods(tx: Tx, homes: readonly PropertyPeriods[]): Promise<void> {
  const ids = homes.map(({ propertyId }) => propertyId);
  await tx.delete(pricePeriods).where(inArray(pricePeriods.propertyId, ids));
  if (homes.every(({ periods }) => periods.length === 0)) return;
  await insertRows(
    tx,
    pricePeriods,
    homes.flatMap(({ propertyId, periods }) =>
      periods.map(({ from, to, ...period }) => ({ propertyId, fromDay: from, toDay: to, ...period })),
    ),
  );
  const idOf = await periodIds(tx, ids);
  const countryOf = await countriesOf(tx, ids);
  const made = homes.flatMap(({ propertyId, rates, periods }) =>
    periods.map((period) => {
      const periodId = idOf.get(`${propertyId} ${period.from}`) as number;
      return { propertyId, rates, period, periodId };
    }),
  );
  await insertRows(
    tx,
    nightRates,
    made.flatMap(({ propertyId, rates, period, periodId }) =>
      periodPrices(period, rates, countryOf.get(propertyId) ?? "").map((day) => ({ propertyId, ...day, periodId })),
    ),
  );
  await insertRows(
    tx,
    stayRules,
    made
      .filter(({ period }) => period.minNights > 1)
      .map(({ propertyId, period: { from, to, minNights }, periodId }) => ({
        ...{ propertyId, periodId },
        ...{ fromDay: from, toDay: to, minStayArrival: minNights, closedToArrival: false, closedToDeparture: false },
      })),
  );
}

async function periodIds(tx: Tx, propertyIds: number[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: pricePeriods.id, propertyId: pricePeriods.propertyId, from: pricePeriods.fromDay })
    .from(pricePeriods)
    .where(inArray(pricePeriods.propertyId, propertyIds));
  return new Map(rows.map(({ id, propertyId, from }) => [`${propertyId} ${from}`, id]));
}

async function countriesOf(tx: Tx, propertyIds: number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: properties.id, country: cities.countryCode })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(inArray(properties.id, propertyIds));
  return new Map(rows.map(({ id, country }) => [id, country]));
}
