import type { Tx } from "#api/platform/database/database.ts";
import { areas, cities } from "#api/schema/lookup.ts";
import { aCountry } from "./a-country.ts";

/** A city of a country with one area, whose id is a hundred times its own and one. */
export async function aCity(db: Tx, id: number, countryCode = "SA"): Promise<{ cityId: number; areaId: number }> {
  const areaId = id * 100 + 1;
  await aCountry(db, { code: countryCode });
  await db.insert(cities).values({ id, countryCode }).onConflictDoNothing();
  await db.insert(areas).values({ id: areaId, cityId: id }).onConflictDoNothing();
  return { cityId: id, areaId };
}
