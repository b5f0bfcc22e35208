import { sql } from "drizzle-orm";
import type { Day } from "#domain/stay/day.ts";
import type { Tx } from "./database.ts";
import { runPrepared } from "./prepared.ts";

const now = { name: "product-time", text: "SELECT app_now() AS now" };

/**
 * The current time of the product, which decides about expiry. Read it after taking the lock that the decision depends
 * on.
 */
export async function productTime(db: Tx): Promise<Date> {
  const [row] = await runPrepared<{ now: Date }>(db, now, []);
  return (row as { now: Date }).now;
}

/** Today in the product's own time zone. */
export async function productDay(db: Tx): Promise<Day> {
  const { rows } = await db.execute<{ today: Day }>(sql`SELECT app_today()::text AS today`);
  return rows[0]?.today as Day;
}
