import type { Db, Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { openTask } from "#api/task/open-task.ts";

const HOURS_TO_CORRECT = 7 * 24;

/** `undefined` for a property that is not listed, `null` for one without a place that Google knows. */
export async function readGooglePlace(db: Tx, propertyId: number): Promise<string | null | undefined> {
  const [row] = await runPrepared<{ placeId: string | null }>(db, read, [propertyId]);
  return row?.placeId;
}

const read = {
  name: "google-place",
  text: `
    SELECT CASE WHEN google_place_gone_at IS NULL THEN google_place_id END AS "placeId"
    FROM property WHERE id = $1 AND status = 'listed'`,
};

/** Google no longer knows the place: pages stop offering its reviews, and an operator looks for the new id. */
export async function recordGonePlace(db: Db, propertyId: number, placeId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changed = await runPrepared(tx, markGone, [propertyId, placeId]);
    if (changed.length > 0)
      await openTask(tx, { kind: "google-place-gone", subject: String(propertyId), hours: HOURS_TO_CORRECT });
  });
}

const markGone = {
  name: "google-place-gone",
  text: `
    UPDATE property SET google_place_gone_at = app_now()
    WHERE id = $1 AND google_place_id = $2 AND google_place_gone_at IS NULL RETURNING id`,
};
