import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { cities, lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { cityCentres } from "#domain/location/city-centres.ts";
import { isLookupTypeName, lookupTypes } from "#domain/lookup/lookup-types.ts";
import { lookupColumns, lookupOrder } from "./lookup-columns.ts";

/** All labels of one type in one language, in display order; the cities of the site's country come first. */
export async function listLookups(
  db: Tx,
  typeName: string,
  language: Language,
  countryCode: string,
): Promise<LookupItem[]> {
  if (!isLookupTypeName(typeName)) throw new Problem("not-found");
  const rows = await db
    .select({ ...lookupColumns(language), latitude: cities.latitude, longitude: cities.longitude })
    .from(lookups)
    .leftJoin(cities, and(eq(cities.id, lookups.id), eq(lookups.lookupTypeId, lookupTypes.CITY)))
    .where(eq(lookups.lookupTypeId, lookupTypes[typeName]))
    .orderBy(sql`${cities.countryCode} IS DISTINCT FROM ${countryCode}`, ...lookupOrder(language));
  return rows.map(withCentre);
}

type Row = Omit<LookupItem, "latitude" | "longitude"> & { latitude: number | null; longitude: number | null };

/** Only the middles of cities that an operator added are sent: the others are part of the pages. */
function withCentre({ latitude, longitude, ...item }: Row): LookupItem {
  const isAdded = latitude !== null && longitude !== null && cityCentres[item.id] === undefined;
  return isAdded ? { ...item, latitude, longitude } : item;
}

/** The types by the names that `listLookups` accepts. */
export function listLookupTypes(): LookupItem[] {
  return Object.entries(lookupTypes).map(([value, id], index) => ({ id, lookupTypeId: id, value, rank: index + 1 }));
}
