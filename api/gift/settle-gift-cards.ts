import { sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { giftAccount } from "./issue-card.ts";

const BATCH_SIZE = 500;
/** Unpaid gifts are forgotten a day after they could last be paid. */
const FORGET_HOURS = 24;

type DueCard = { id: string; balance: number };

/** Books expired cards and forgets gifts that nobody paid. Returns whether more may be left. */
export async function settleGiftCards(tx: Tx): Promise<boolean> {
  const forgotten = await forgetUnpaid(tx);
  const { rows } = await tx.execute<DueCard>(sql`
    SELECT id, balance_minor::float8 AS balance FROM gift_card
    WHERE balance_minor > 0 AND expires_at <= app_now() AND state IN ('waiting', 'active', 'frozen')
    ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE`);
  for (const { id, balance } of rows) {
    await tx.execute(sql`UPDATE gift_card SET state = 'expired' WHERE id = ${id}`);
    const entries = transfer({ from: giftAccount(id), to: "expired", amountMinor: balance, currency: "SAR" });
    await post(tx, { kind: "expiry", subjectId: id, entries });
  }
  return Math.max(rows.length, forgotten) === BATCH_SIZE;
}

/** A gift that was never placed is deleted; of a failed one only the recipient is, because its payments refer to it. */
async function forgetUnpaid(tx: Tx): Promise<number> {
  const isOld = sql`pay_until < app_now() - make_interval(hours => ${FORGET_HOURS})`;
  const { rows } = await tx.execute<{ id: string; isPlaced: boolean }>(sql`
    SELECT id, status_code IS NOT NULL AS "isPlaced" FROM gift_order
    WHERE ${isOld} AND (status_code IS NULL OR status_code = 60 AND recipient_sealed IS NOT NULL)
    ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE`);
  const placed = sql.param(rows.filter(({ isPlaced }) => isPlaced).map(({ id }) => id));
  const drafts = sql.param(rows.filter(({ isPlaced }) => !isPlaced).map(({ id }) => id));
  if (rows.length > 0) {
    await tx.execute(sql`UPDATE gift_order SET recipient_sealed = NULL WHERE id = ANY (${placed}::uuid[])`);
    await tx.execute(sql`DELETE FROM bill WHERE gift_order_id = ANY (${drafts}::uuid[])`);
    await tx.execute(sql`DELETE FROM gift_order WHERE id = ANY (${drafts}::uuid[])`);
  }
  return rows.length;
}
