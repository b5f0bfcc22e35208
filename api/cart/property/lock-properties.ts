import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Locks properties in the order of their ids. Every transaction locks properties before carts, and carts before their orders. */
export async function lockProperties(tx: Tx, propertyIds: readonly number[]): Promise<void> {
  const ids = sql.param([...new Set(propertyIds)]);
  await tx.execute(sql`SELECT id FROM property WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`);
}
