import type { Tx } from "#api/platform/database/database.ts";
import { seasons } from "#api/schema/rate.ts";
import { type SeasonCalendar, seasonCalendar } from "#domain/price/season.ts";

export async function readSeasons(db: Tx): Promise<SeasonCalendar> {
  const rows = await db.select().from(seasons);
  return seasonCalendar(
    rows.map(({ kind, countryCode, fromDay, toDay }) => ({ kind, country: countryCode, from: fromDay, to: toDay })),
  );
}
