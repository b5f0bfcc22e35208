import { sql } from "drizzle-orm";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { lockLeg } from "#api/leg/lock-legs.ts";
import type { LoyaltyDeps } from "#api/loyalty/loyalty-plugin.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { LegRow } from "#api/schema/leg.ts";
import { finishLeg } from "./finish-leg.ts";

const BATCH_SIZE = 20;
const LEASE_S = 30;

type Due = Pick<LegRow, "id" | "state">;

/**
 * Ends legs whose programme has not given its final answer, after 2, 4, 8 … 60 seconds: after a crash, or when the
 * programme was silent. A leg whose process died while it called the programme is released there. A lease prevents two
 * processes from finishing the same leg. Returns whether more may wait.
 */
export async function completeLegs(deps: LoyaltyDeps, now: Date): Promise<boolean> {
  const due = await takeDue(deps);
  await Promise.all(due.map((leg) => complete(deps, leg, now)));
  return due.length > 0;
}

async function takeDue({ db, settings: { timeScale } }: LoyaltyDeps): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    UPDATE cart_leg SET attempts = attempts + 1,
      leased_until = app_now() + ${LEASE_S * timeScale} * interval '1 second',
      next_attempt_at = app_now() + least(60, 2 ^ least(attempts + 1, 6)) * ${timeScale} * interval '1 second'
    WHERE id IN (
      SELECT id FROM cart_leg
      WHERE state IN ('created', 'capturing', 'releasing') AND next_attempt_at <= app_now()
        AND (leased_until IS NULL OR leased_until <= app_now())
      ORDER BY next_attempt_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING id, state`);
  return rows;
}

async function complete(deps: LoyaltyDeps, { id, state }: Due, now: Date): Promise<void> {
  if (state === "created") {
    await inTransaction(deps.db, async (tx) => advanceLeg(tx, await lockLeg(tx, id), "no-answer"));
  } else {
    await finishLeg(deps, id, now);
  }
  await deps.db.execute(sql`UPDATE cart_leg SET leased_until = NULL WHERE id = ${id}`);
}
