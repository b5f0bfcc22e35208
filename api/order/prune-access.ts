import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { ACCESS_DAYS } from "#domain/order/order-access.ts";

const BATCH_SIZE = 2_000;

/** Deletes the links of messages to guests and hosts that have expired. */
export async function pruneAccess(tx: Tx): Promise<boolean> {
  const hasMore = [await prune(tx, sql`order_access`), await prune(tx, sql`host_access`)];
  return hasMore.includes(true);
}

async function prune(tx: Tx, table: SQL): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM ${table} WHERE token_hash IN (
      SELECT token_hash FROM ${table} a
      WHERE NOT EXISTS (
        SELECT FROM order_item i WHERE i.order_id = a.order_id
          AND i.ends_on + ${ACCESS_DAYS}::integer >= (app_now() AT TIME ZONE 'Asia/Riyadh')::date)
      LIMIT ${BATCH_SIZE})`);
  return rowCount === BATCH_SIZE;
}
