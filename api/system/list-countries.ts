import { asc } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { countries } from "#api/schema/system.ts";
import type { CountryList } from "#contract/site/system.ts";

/** All countries with their dial codes, in both languages at once, the Gulf first. */
export async function listCountries(db: Tx): Promise<CountryList> {
  const rows = await db.select().from(countries).orderBy(asc(countries.rank), asc(countries.labelEn));
  return rows.map(({ code, dialCode, labelEn, labelAr }) => ({
    Code: code,
    DialCode: dialCode,
    Label: [
      { Locale: "en", Value: labelEn },
      { Locale: "ar", Value: labelAr },
    ],
  }));
}
