import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";

/** Until this transaction ends, whoever else takes one of these names waits. Names are taken in one order by everybody. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
