import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { ACCESS_DAYS } from "#domain/order/order-access.ts";

const LINKS_AT_ONCE = 2_000;

/** Takes away the links that open nothing any more. */
export async function pruneAccess(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM order_access WHERE token_hash IN (
      SELECT token_hash FROM order_access JOIN placed_order ON placed_order.id = order_access.order_id
      WHERE check_out + ${ACCESS_DAYS}::integer < (app_now() AT TIME ZONE 'Asia/Riyadh')::date LIMIT ${LINKS_AT_ONCE})`);
  return rowCount === LINKS_AT_ONCE;
}
