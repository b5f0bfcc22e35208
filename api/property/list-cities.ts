import { asc, count, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { cities } from "#api/database/schema/lookup.ts";
import { properties } from "#api/database/schema/property.ts";
import type { CitySummary } from "#contract/property.ts";
import { priceStay } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { vatOnHome } from "#domain/site/vat.ts";

/** Every city with listed homes: how many, and the least one night costs a guest of this site. */
export async function listCities(db: Tx, site: Site): Promise<CitySummary[]> {
  const rows = await db
    .select({
      cityId: properties.cityId,
      countryCode: cities.countryCode,
      count: count(),
      cheapest: sql<number>`min(least(${properties.weekdayPrice}, ${properties.weekendPrice}))`,
    })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(eq(properties.status, "listed"))
    .groupBy(properties.cityId, cities.countryCode)
    .orderBy(asc(properties.cityId));
  return rows.map(({ cityId, countryCode, count, cheapest }) => ({
    cityId,
    count,
    fromPrice: riyals(priceStay({ nightly: [cheapest], vatPercent: vatOnHome(site, countryCode).rate }).total),
  }));
}
