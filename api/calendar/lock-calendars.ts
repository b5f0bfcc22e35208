import { sql } from "drizzle-orm";
import { deleteExpiredNights, endEmptyStays } from "#api/item/chalet/nights/claim-nights.ts";
import { lockProperties } from "#api/item/chalet/property/lock-properties.ts";
import type { Tx } from "#api/platform/database/database.ts";

/**
 * Locks the nights of homes: no guest, block or feed gets one of them meanwhile, and none is released that somebody waits for.
 * Holds that have expired are deleted. It comes before every other lock about calendars.
 */
export async function lockCalendars(tx: Tx, propertyIds: readonly number[]): Promise<void> {
  await lockProperties(
    tx,
    propertyIds.map((propertyId) => ({ propertyId })),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM stay_claim
    WHERE id IN (
      SELECT n.stay_claim_id FROM night_claim n
      WHERE n.property_id = ANY (${sql.param([...propertyIds])}::integer[])
        AND (n.state IN ('held', 'paying') OR EXISTS (
          SELECT FROM pending_night p WHERE p.property_id = n.property_id AND p.night = n.night)))
    ORDER BY id FOR UPDATE`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === 0) return;
  await deleteExpiredNights(tx, ids);
  await endEmptyStays(tx, ids);
}
