import type { Tx } from "#api/platform/database/database.ts";
import { countries } from "#api/schema/system.ts";

type Country = typeof countries.$inferInsert;

export async function aCountry(db: Tx, given: Partial<Country> = {}): Promise<Country> {
  const country = { code: "SA", dialCode: "+966", labelEn: "Saudi Arabia", labelAr: "السعودية", rank: 1, ...given };
  await db.insert(countries).values(country).onConflictDoNothing();
  return country;
}
