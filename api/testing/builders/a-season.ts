import type { Tx } from "#api/platform/database/database.ts";
import { seasons } from "#api/schema/rate.ts";
import { aCountry } from "./a-country.ts";

type SeasonRow = typeof seasons.$inferInsert;

export async function aSeason(db: Tx, given: Pick<SeasonRow, "fromDay" | "toDay"> & Partial<SeasonRow>): Promise<void> {
  const season = { kind: "eid", countryCode: "SA", labelEn: "Eid", labelAr: "العيد", ...given } as const;
  await aCountry(db, { code: season.countryCode });
  await db.insert(seasons).values(season);
}
