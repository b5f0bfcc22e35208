import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { moveStay } from "./move-stay.ts";

/** Lets a paid stay end four days ago, so that the points it earns are due. */
export async function endStay(db: Db, orderNumber: string): Promise<void> {
  const { rows } = await db.execute<{ id: string; days: number }>(sql`
    SELECT o.id, current_date - 4 - i.ends_on AS days FROM placed_order o JOIN order_item i ON i.order_id = o.id
    WHERE o.order_number = ${orderNumber}`);
  const [order] = rows;
  if (!order) throw new Error(`There is no order ${orderNumber}.`);
  await moveStay(db, orderNumber, order.days);
  await db.execute(sql`
    UPDATE outbox SET run_at = app_now() WHERE kind = 'earn' AND done_at IS NULL
      AND subject_id = (SELECT id FROM earning WHERE order_id = ${order.id})`);
}
