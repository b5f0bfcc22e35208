import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Locks homes in the order of their ids. Everybody locks homes before carts, and carts before what hangs on them. */
export async function lockHomes(tx: Tx, propertyIds: readonly number[]): Promise<void> {
  const ids = sql.param([...new Set(propertyIds)]);
  await tx.execute(sql`SELECT id FROM property WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`);
}
