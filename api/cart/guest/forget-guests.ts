import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH_SIZE = 500;

/**
 * Deletes name, contact and network from carts without an order, so many hours after their hold ended. A cart with an
 * order, even a failed one, keeps them. A cart that another transaction has locked is left for the next run.
 */
export async function forgetGuests(tx: Tx, hours: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE cart SET guest = NULL, guest_email = NULL, guest_phone = NULL, earn = NULL, network = ''
    WHERE id IN (
      SELECT id FROM cart
      WHERE state IN ('open', 'released') AND network <> ''
        AND hold_until <= (SELECT app_now()) - make_interval(hours => ${hours})
        AND NOT EXISTS (SELECT FROM placed_order WHERE placed_order.cart_id = cart.id)
      ORDER BY hold_until LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`);
  return rowCount === BATCH_SIZE;
}
