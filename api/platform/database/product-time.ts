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
