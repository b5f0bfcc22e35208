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

/** Adds periods of properties with the nights and rules that they make. A price of a single night stays. */
export async function addPeriods(tx: Tx, given: readonly PropertyPeriods[]): Promise<void> {
  const homes = given.filter(({ periods }) => periods.length > 0);
  if (homes.length === 0) return;
  const [idOf, countryOf] = await Promise.all([insertPeriods(tx, homes), countriesOf(tx, homes)]);
  const made = homes.flatMap(({ propertyId, rates, periods }) =>
    periods.map((period) => {
      const periodId = idOf.get(`${propertyId} ${period.from}`) as number;
      return { propertyId, rates, period, periodId };
    }),
  );
  await Promise.all([
    insertRows(
      tx,
      nightRates,
      made.flatMap(({ propertyId, rates, period, periodId }) =>
        periodPrices(period, rates, countryOf.get(propertyId) ?? "").map((day) => ({ propertyId, ...day, periodId })),
      ),
    ),
    insertRows(
      tx,
      stayRules,
      made
        .filter(({ period }) => period.minNights > 1)
        .map(({ propertyId, period: { from, to, minNights }, periodId }) => ({
          ...{ propertyId, periodId },
          ...{ fromDay: from, toDay: to, minStayArrival: minNights, closedToArrival: false, closedToDeparture: false },
        })),
    ),
  ]);
}

/** Their ids, by property and first day. */
async function insertPeriods(tx: Tx, homes: readonly PropertyPeriods[]): Promise<Map<string, number>> {
  const values = homes.flatMap(({ propertyId, periods }) =>
    periods.map(({ from, to, ...period }) => ({ propertyId, fromDay: from, toDay: to, ...period })),
  );
  await insertRows(tx, pricePeriods, values);
  const rows = await tx
    .select({ id: pricePeriods.id, propertyId: pricePeriods.propertyId, from: pricePeriods.fromDay })
    .from(pricePeriods)
    .where(
      inArray(
        pricePeriods.propertyId,
        homes.map(({ propertyId }) => propertyId),
      ),
    );
  return new Map(rows.map(({ id, propertyId, from }) => [`${propertyId} ${from}`, id]));
}

async function countriesOf(tx: Tx, homes: readonly PropertyPeriods[]): Promise<Map<number, string>> {
  const ids = homes.map(({ propertyId }) => propertyId);
  const rows = await tx
    .select({ id: properties.id, country: cities.countryCode })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(inArray(properties.id, ids));
  return new Map(rows.map(({ id, country }) => [id, country]));
}
