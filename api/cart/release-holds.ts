import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { dropEndedNights, endEmptyStays } from "./claim-nights.ts";

const HOLDS_AT_ONCE = 500;

/**
 * Tidies up after holds that ran out. Nobody waits for it: a hold that is over counts for nothing wherever it is read.
 * The stay is locked before its nights, as everybody does; one that is being worked on is left for the next time.
 */
export async function releaseHolds(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM stay_claim
    WHERE state = 'held' AND id IN (
      SELECT stay_claim_id FROM night_claim WHERE state = 'held' AND expires_at <= (SELECT app_now()))
    ORDER BY id LIMIT ${HOLDS_AT_ONCE} FOR UPDATE SKIP LOCKED`);
  const ids = rows.map(({ id }) => Number(id));
  await dropEndedNights(tx, ids);
  await faultPoint("K27");
  await endEmptyStays(tx, ids);
  return rows.length === HOLDS_AT_ONCE;
}
