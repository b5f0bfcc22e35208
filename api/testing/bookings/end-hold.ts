import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Moves a hold 15 minutes back, so that it ends in `ms`. With a negative `ms` it has ended. */
export async function endHoldIn(db: Tx, cartId: string, ms: number): Promise<void> {
  await db.execute(sql`
    WITH ended AS (
      UPDATE cart SET hold_until = app_now() + ${ms} * interval '1 ms', created_at = app_now() - interval '15 minutes'
      WHERE id = ${cartId} AND state = 'open'
      RETURNING id, hold_until)
    UPDATE night_claim n SET expires_at = hold_until
    FROM ended JOIN cart_item i ON i.cart_id = ended.id JOIN chalet_item s ON s.cart_item_id = i.id
    WHERE n.stay_claim_id = s.stay_claim_id AND n.state = 'held'`);
}
