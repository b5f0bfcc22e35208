import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const CARTS_AT_ONCE = 500;

/**
 * Takes name, contact and network out of carts that came to nothing, so many hours after their hold ended. A cart with
 * an order, even one that failed, belongs to the order's history. One that is being worked on is left for the next time.
 */
export async function forgetGuests(tx: Tx, hours: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE cart SET guest = NULL, guest_email = NULL, guest_phone = NULL, network = ''
    WHERE id IN (
      SELECT id FROM cart
      WHERE state IN ('open', 'released') AND network <> ''
        AND hold_until <= (SELECT app_now()) - make_interval(hours => ${hours})
        AND NOT EXISTS (SELECT FROM placed_order WHERE placed_order.cart_id = cart.id)
      ORDER BY hold_until LIMIT ${CARTS_AT_ONCE} FOR UPDATE SKIP LOCKED)`);
  return rowCount === CARTS_AT_ONCE;
}
