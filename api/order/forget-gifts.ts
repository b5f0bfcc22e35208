import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/**
 * Removes a buyer from their gifts. A gift that is not sent yet keeps its recipient until then, because it is paid for;
 * cards and their money stay.
 */
export async function forgetGifts(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE gift_order g SET buyer_name = '', buyer_email = gen_random_uuid() || ${`@${DELETED}`}, buyer_phone = '',
      network_hash = '', holder = gen_random_uuid(),
      recipient_sealed = CASE WHEN EXISTS (
        SELECT FROM gift_card c JOIN gift_message m ON m.gift_card_id = c.id
        WHERE c.gift_order_id = g.id AND m.sent_at IS NULL AND c.state IN ('waiting', 'active', 'frozen'))
        THEN recipient_sealed END
    WHERE user_id = ${userId} RETURNING id`);
  return rows.map(({ id }) => id);
}

/** The domain of addresses that replace those of deleted buyers. */
export const DELETED = "deleted.invalid";
