import { sql } from "drizzle-orm";
import { deleteExpiredNights, endEmptyStays } from "#api/item/chalet/nights/claim-nights.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";

const BATCH_SIZE = 500;

/**
 * Deletes expired holds. No guest waits for it: every query ignores an expired hold. A stay is locked before its nights,
 * as everywhere; a stay that another transaction has locked is left for the next run.
 */
export async function releaseHolds(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM stay_claim
    WHERE state = 'held' AND id IN (
      SELECT stay_claim_id FROM night_claim WHERE state = 'held' AND expires_at <= (SELECT app_now()))
    ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`);
  const ids = rows.map(({ id }) => Number(id));
  await deleteExpiredNights(tx, ids);
  await faultPoint("K27");
  await endEmptyStays(tx, ids);
  return rows.length === BATCH_SIZE;
}
