import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";

/**
 * Recorded before a payment is ended: an "authorised" answer that is older must not confirm the order. `false` when the
 * payment is no longer open.
 */
export async function markEnding(db: Db, paymentId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE payment SET is_ending = true
    WHERE id = ${paymentId} AND state IN ('created', 'submitted', 'challenge', 'unknown')`);
  return rowCount === 1;
}
