import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";

/** Moves a paid stay by whole days, with its nights, as if it had been booked for then. */
export async function moveStay(db: Db, orderNumber: string, days: number): Promise<void> {
  const claim = sql`SELECT s.stay_claim_id FROM chalet_order_item s JOIN order_item i ON i.id = s.order_item_id
    JOIN placed_order o ON o.id = i.order_id WHERE o.order_number = ${orderNumber}`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      UPDATE stay_claim SET nights = daterange(lower(nights) + ${days}::integer, upper(nights) + ${days}::integer)
      WHERE id IN (${claim})`);
    const { rows } = await tx.execute<{ property_id: number; night: string; stay_claim_id: string; state: string }>(sql`
      DELETE FROM night_claim WHERE stay_claim_id IN (${claim})
      RETURNING property_id, night::text, stay_claim_id, state`);
    for (const { property_id, night, stay_claim_id, state } of rows)
      await tx.execute(sql`
        INSERT INTO night_claim (property_id, night, stay_claim_id, state)
        VALUES (${property_id}, ${night}::date + ${days}::integer, ${stay_claim_id}, ${state})`);
    await tx.execute(sql`
      UPDATE order_item SET starts_on = starts_on + ${days}::integer, ends_on = ends_on + ${days}::integer
      WHERE order_id = (SELECT id FROM placed_order WHERE order_number = ${orderNumber})`);
  });
}
