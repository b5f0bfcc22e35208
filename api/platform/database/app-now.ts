import { sql } from "drizzle-orm";
import type { Day } from "#domain/stay/day.ts";
import type { Tx } from "./database.ts";

/** The clock of the product in SQL. It is volatile: write `(SELECT app_now())` where an index must be used. */
export const sqlNow = sql<Date>`app_now()`;

/** Today in Riyadh, in SQL. */
export const sqlToday = sql<string>`app_today()`;

export async function appToday(db: Tx): Promise<Day> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${sqlToday}::text AS today`);
  return rows[0]?.today as Day;
}
