import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { GiftOrderRow } from "#api/schema/gift.ts";

export type DayLimits = Pick<Settings, "giftDaySar" | "giftDayCards">;
type Buyer = Pick<GiftOrderRow, "buyerEmail" | "buyerPhone" | "networkHash">;

/** Gifts of the last day that were paid, or are being paid. */
const bought = sql`g.status_code IS NOT NULL AND g.status_code <> 60 AND g.placed_at > app_now() - interval '1 day'`;
type Bought = { cards: number; halalas: number };

/** Refuses a gift beyond what one contact and one network may buy in a day. Attempts of one buyer wait for each other. */
export async function requireWithinDay(
  tx: Tx,
  limits: DayLimits,
  gift: Buyer & Pick<GiftOrderRow, "faceHalalas">,
): Promise<void> {
  const { buyerEmail, buyerPhone, networkHash } = gift;
  const network = networkHash.toString("hex");
  await lockNames(tx, [`gift-buyer:${buyerEmail}`, `gift-buyer:${buyerPhone}`, `gift-buyer:${network}`]);
  const buyers = [
    sql`g.buyer_email = ${buyerEmail}`,
    sql`g.buyer_phone = ${buyerPhone}`,
    sql`g.network_hash = ${networkHash}`,
  ];
  for (const isSame of buyers) {
    const { rows } = await tx.execute<Bought>(sql`
      SELECT count(*)::int AS cards, coalesce(sum(face_halalas), 0)::float8 AS halalas
      FROM gift_order g WHERE ${isSame} AND ${bought}`);
    if (isOver(rows[0], gift.faceHalalas, limits)) throw new Problem("gift-limit");
  }
}

/** Whether the bank card of this payment has bought too much in a day. Not every provider identifies its cards. */
export async function isOverCardLimit(
  tx: Tx,
  limits: DayLimits,
  paymentId: string,
  { id, faceHalalas }: Pick<GiftOrderRow, "id" | "faceHalalas">,
): Promise<boolean> {
  const { rows: found } = await tx.execute<{ fingerprint: string | null }>(
    sql`SELECT card_fingerprint AS fingerprint FROM payment WHERE id = ${paymentId}`,
  );
  const fingerprint = found[0]?.fingerprint;
  if (!fingerprint) return false;
  await lockNames(tx, [`gift-card-buyer:${fingerprint}`]);
  const { rows } = await tx.execute<Bought>(sql`
    SELECT count(*)::int AS cards, coalesce(sum(g.face_halalas), 0)::float8 AS halalas
    FROM gift_order g JOIN bill b ON b.gift_order_id = g.id
    JOIN payment p ON p.bill_id = b.id AND p.state IN ('confirmed', 'captured') AND p.card_fingerprint = ${fingerprint}
    WHERE g.id <> ${id} AND ${bought}`);
  return isOver(rows[0], faceHalalas, limits);
}

function isOver(before: Bought | undefined, halalas: number, { giftDaySar, giftDayCards }: DayLimits): boolean {
  const { cards = 0, halalas: sum = 0 } = before ?? {};
  return cards + 1 > giftDayCards || sum + halalas > giftDaySar * 100;
}
