import type { Tx } from "./database.ts";
import { runPrepared } from "./prepared.ts";

const now = { name: "product-time", text: "SELECT app_now() AS now" };

/** The product's time, by which expiry is judged; ask after the lock that the judgement depends on. */
export async function productTime(db: Tx): Promise<Date> {
  const [row] = await runPrepared<{ now: Date }>(db, now, []);
  return (row as { now: Date }).now;
}
