import { asc, count, eq, sql } from "drizzle-orm";
import { memoize } from "#api/platform/cache/memoize.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { cities } from "#api/schema/lookup.ts";
import { properties } from "#api/schema/property.ts";
import type { CitySummary } from "#contract/property/property.ts";
import { priceStay } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { vatOnProperty } from "#domain/site/vat.ts";

const CACHED_FOR_MS = 30_000;

export type CitySums = Awaited<ReturnType<typeof sumCities>>;

/** A page with the sums may be so old. */
const SHOWN_FOR_MS = 60_000;

/** Every city with listed properties: their number, and the lowest price of one night with its fee on this site. */
export function listCities(sums: CitySums, site: Site): CitySummary[] {
  return sums.map(({ cityId, countryCode, count, cheapest }) => ({
    cityId,
    count,
    fromPrice: riyals(priceStay({ nightly: [cheapest], vatPercent: vatOnProperty(site, countryCode).rate }).total),
  }));
}

/**
 * Reads the sums at most twice a minute: the query visits every property, and its result may be half a minute old.
 * `until` is the end of the time in which a page may show them, in ms.
 */
export function cachedCitySums(db: Tx, now: () => Date): () => Promise<{ sums: CitySums; until: number }> {
  const read = async () => ({ until: now().getTime() + SHOWN_FOR_MS, sums: await sumCities(db) });
  const cached = memoize(read, { max: 1, ttlMs: CACHED_FOR_MS });
  return () => cached("all");
}

/** The lowest price of a day of the week; NULL for most properties. */
const cheapestDay = sql`(
  SELECT min(price::integer) FROM jsonb_each_text(nullif(${properties.dayPrices}, '{}')) AS day (id, price))`;

function sumCities(db: Tx) {
  return db
    .select({
      cityId: properties.cityId,
      countryCode: cities.countryCode,
      count: count(),
      cheapest: sql<number>`min(least(${properties.weekdayPrice}, ${properties.weekendPrice}, ${cheapestDay}) + ${properties.serviceFee})`,
    })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(eq(properties.status, "listed"))
    .groupBy(properties.cityId, cities.countryCode)
    .orderBy(asc(properties.cityId))
    .execute();
}
