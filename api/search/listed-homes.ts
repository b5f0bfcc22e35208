import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { cities } from "#api/database/schema/lookup.ts";
import { properties } from "#api/database/schema/property.ts";

export type ListedHome = typeof properties.$inferSelect & { countryCode: string };
type Page = { pageNo: number; pageSize: number };

/** One page of the homes of some cities, the best ranked first, and how many there are in all. */
export async function listedHomes(db: Tx, cityIds: number[], { pageNo, pageSize }: Page) {
  const wanted = and(inArray(properties.cityId, cityIds), eq(properties.status, "listed"));
  const [totals, rows] = await Promise.all([
    db.select({ totalCount: count() }).from(properties).where(wanted),
    db
      .select({ home: properties, countryCode: cities.countryCode })
      .from(properties)
      .innerJoin(cities, eq(cities.id, properties.cityId))
      .where(wanted)
      .orderBy(desc(properties.rank), asc(properties.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  const homes: ListedHome[] = rows.map(({ home, countryCode }) => ({ ...home, countryCode }));
  return { totalCount: totals[0]?.totalCount ?? 0, homes };
}
