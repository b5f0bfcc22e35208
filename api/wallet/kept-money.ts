import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { WholeOrder } from "#api/schema/order.ts";

type PaidOrder = Pick<WholeOrder, "id" | "totalHalalas" | "totalMinor">;

/** The halalas of an order that were paid with money and kept: its total less what operators refunded of it. */
export async function keptMoney(db: Tx, { id, totalHalalas, totalMinor }: PaidOrder): Promise<number> {
  if (totalMinor === 0) return 0;
  const { rows } = await db.execute<{ minor: number }>(sql`
    SELECT coalesce(sum(r.amount_minor), 0)::float8 AS minor
    FROM refund r JOIN payment p ON p.id = r.payment_id
    WHERE p.order_id = ${id} AND r.operator_action_id IS NOT NULL AND r.state <> 'refused'`);
  const refunded = Math.round(((rows[0]?.minor ?? 0) * totalHalalas) / totalMinor);
  return Math.max(0, totalHalalas - refunded);
}
