import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { Stay } from "#domain/stay/stay.ts";

const taken = {
  name: "nights-taken",
  text: `
    SELECT FROM live_night_claim n
    WHERE n.property_id = $1 AND n.night >= $2::date AND n.night < $3::date
      AND NOT EXISTS (
        SELECT FROM chalet_item s JOIN cart_item i ON i.id = s.cart_item_id JOIN cart c ON c.id = i.cart_id
        WHERE s.stay_claim_id = n.stay_claim_id AND c.state = 'open' AND (c.holder = $4::uuid OR c.user_id = $5::uuid))
    LIMIT 1`,
};

type Guest = { holder: string | null; userId: string | null };

/** Whether another guest has one of these nights. Read without a lock, so it can only be a reason to refuse. */
export async function isTaken(db: Tx, propertyId: number, stay: Stay, { holder, userId }: Guest): Promise<boolean> {
  return (await runPrepared(db, taken, [propertyId, stay.checkIn, stay.checkOut, holder, userId])).length > 0;
}

/**
 * Deletes expired holds of these nights, each with its whole stay. The property must be locked. A stay is locked before
 * its nights, as everywhere; a guest who opened the payment at the last moment may have extended one meanwhile.
 */
export async function deleteExpiredHolds(tx: Tx, propertyId: number, { checkIn, checkOut }: Stay): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM stay_claim
    WHERE state = 'held' AND id IN (
      SELECT stay_claim_id FROM night_claim
      WHERE property_id = ${propertyId} AND night >= ${checkIn}::date AND night < ${checkOut}::date
        AND state = 'held' AND expires_at <= (SELECT app_now()))
    ORDER BY id FOR UPDATE`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return;
  await deleteExpiredNights(tx, ids);
  await endEmptyStays(tx, ids);
}

/** Deletes the nights of these stays whose hold has expired now. The stays must be locked. */
export async function deleteExpiredNights(tx: Tx, stayClaimIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM night_claim
    WHERE stay_claim_id = ANY (${sql.param([...stayClaimIds])}::bigint[])
      AND state = 'held' AND expires_at <= (SELECT app_now())`);
}

/** Ends those of these stays that have no night left. */
export async function endEmptyStays(tx: Tx, stayClaimIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE stay_claim SET state = 'released'
    WHERE id = ANY (${sql.param([...stayClaimIds])}::bigint[])
      AND NOT EXISTS (SELECT FROM night_claim WHERE night_claim.stay_claim_id = stay_claim.id)`);
}

/** Releases the held nights of these stays. Nights that are being paid for, or are paid for, do not change. */
export async function releaseHeldNights(tx: Tx, stays: readonly { stayClaimId: number }[]): Promise<void> {
  const ids = sql.param(stays.map(({ stayClaimId }) => stayClaimId));
  await tx.execute(sql`
    UPDATE stay_claim SET state = 'released' WHERE id = ANY (${ids}::bigint[]) AND state = 'held'`);
  await tx.execute(sql`DELETE FROM night_claim WHERE stay_claim_id = ANY (${ids}::bigint[]) AND state = 'held'`);
}
