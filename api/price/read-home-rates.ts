import { inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { properties } from "#api/schema/property.ts";
import { nightRates, propertyDiscounts } from "#api/schema/rate.ts";
import type { HomeRates } from "#domain/price/home-rates.ts";

/** What some homes ask for their nights, by id; in three statements, however many they are. */
export async function readHomeRates(db: Tx, ids: number[]): Promise<Map<number, HomeRates>> {
  const [homes, discounts, overrides] = await Promise.all([
    db
      .select({
        id: properties.id,
        weekdayPrice: properties.weekdayPrice,
        weekendPrice: properties.weekendPrice,
        seasonPercents: properties.seasonPercents,
      })
      .from(properties)
      .where(inArray(properties.id, ids)),
    db.select().from(propertyDiscounts).where(inArray(propertyDiscounts.propertyId, ids)),
    db.select().from(nightRates).where(inArray(nightRates.propertyId, ids)),
  ]);
  const discountsOf = Map.groupBy(discounts, ({ propertyId }) => propertyId);
  const overridesOf = Map.groupBy(overrides, ({ propertyId }) => propertyId);
  return new Map(
    homes.map(({ id, ...prices }) => [
      id,
      {
        ...prices,
        discounts: (discountsOf.get(id) ?? []).map(({ fromDay, toDay, percentage, source }) => ({
          from: fromDay,
          to: toDay,
          percentage,
          source,
        })),
        overrides: Object.fromEntries((overridesOf.get(id) ?? []).map(({ night, price }) => [night, price])),
      },
    ]),
  );
}
