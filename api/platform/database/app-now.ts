import { sql } from "drizzle-orm";
import type { Day } from "#domain/stay/day.ts";
import type { Tx } from "./database.ts";

/** Today in Riyadh, in SQL. */
export const sqlToday = sql<string>`app_today()`;

export async function appToday(db: Tx): Promise<Day> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${sqlToday}::text AS today`);
  return rows[0]?.today as Day;
}
