import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cities, lookups } from "#api/schema/lookup.ts";
import { seasons } from "#api/schema/rate.ts";
import { seasonCalendar } from "#domain/price/season.ts";
import { filters, lookupFilterNames } from "#domain/search/filters.ts";
import type { City } from "../shard/shard.ts";
import type { OptionLabels } from "../shard/write-property.ts";

/** A city and the seasons of its country; `null` when it is unknown. */
export async function readCity(db: Tx, cityId: number): Promise<City | null> {
  const [city] = await db.select().from(cities).where(eq(cities.id, cityId));
  if (!city) return null;
  const rows = await db.select().from(seasons).where(eq(seasons.countryCode, city.countryCode));
  const calendar = seasonCalendar(
    rows.map(({ kind, countryCode, fromDay, toDay }) => ({ kind, country: countryCode, from: fromDay, to: toDay })),
  );
  return { cityId, country: city.countryCode, seasons: calendar };
}

/** One row of text: reading a hundred thousand rows would block the event loop. */
export async function listedIds(db: Tx, cityId: number): Promise<number[]> {
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    SELECT string_agg(id::text, ',' ORDER BY id) AS ids FROM property WHERE city_id = ${cityId} AND status = 'listed'`);
  return rows[0]?.ids?.split(",").map(Number) ?? [];
}

/** The rank of each option within its filter. One without a label is last. */
export async function readLabels(db: Tx): Promise<OptionLabels> {
  const types = lookupFilterNames.map((name) => filters[name].lookupTypeId);
  const rows = await db.select().from(lookups).where(inArray(lookups.lookupTypeId, types));
  const known = new Map(rows.map(({ lookupTypeId, id, ...label }) => [`${lookupTypeId}:${id}`, label]));
  return (filter, id) => {
    const label = known.get(`${filters[filter].lookupTypeId}:${id}`);
    return { rank: label?.rank ?? UNKNOWN_RANK, groupId: label?.groupId ?? null };
  };
}

const UNKNOWN_RANK = 999_999;
