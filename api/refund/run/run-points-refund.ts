import { and, asc, eq } from "drizzle-orm";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { lockLeg } from "#api/leg/lock-legs.ts";
import { type LoyaltyDeps, programmeOf } from "#api/loyalty/loyalty-plugin.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { type RefundRow, refunds } from "#api/schema/payment.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";
import { recordPointsRefund } from "./record-points-refund.ts";

/**
 * Returns points of an order to their programme. The id of the refund is the key there, so a repeated call returns them
 * once. A leg has one return at a time, and its points must have been captured before.
 */
export async function runPointsRefund(deps: LoyaltyDeps, refundId: string): Promise<OutboxOutcome> {
  const found = await readReturn(deps, refundId);
  if (found.refund.state !== "pending") return "done";
  const leg = await beginReturn(deps, found);
  if (leg === null) return "wait";
  const answer = await answerOf(deps, found.refund, leg);
  await faultPoint("K40");
  if (answer === null) return "wait";
  await recordPointsRefund(deps.db, refundId, answer);
  return "done";
}

async function readReturn({ db }: LoyaltyDeps, refundId: string): Promise<{ refund: RefundRow; leg: LegRow }> {
  const [found] = await db
    .select({ refund: refunds, leg: cartLegs })
    .from(refunds)
    .innerJoin(cartLegs, eq(cartLegs.id, refunds.legId))
    .where(eq(refunds.id, refundId));
  if (!found) throw new Error(`There is no refund ${refundId} of points.`);
  return found;
}

/** `null` while the programme has not captured the points, or while an earlier return of them has no answer. */
function beginReturn({ db }: LoyaltyDeps, { refund, leg }: { refund: RefundRow; leg: LegRow }): Promise<LegRow | null> {
  return inTransaction(db, async (tx) => {
    const locked = await lockLeg(tx, leg.id);
    if (locked.state === "reserved" || locked.state === "capturing") return null;
    const [first] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.legId, leg.id), eq(refunds.state, "pending")))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
      .limit(1);
    return first?.id === refund.id ? advanceLeg(tx, locked, "return-asked") : null;
  });
}

/** `true` when the member certainly has the points, `false` when the programme refuses, `null` when it is not known yet. */
async function answerOf(deps: LoyaltyDeps, { id, points }: RefundRow, leg: LegRow): Promise<boolean | null> {
  // The programme never took lost points, and it refuses the rest of a return that it refused before.
  if (leg.state === "lost") return true;
  if (leg.state === "refused") return false;
  if (!isProgramme(leg.method) || points === null) throw new Error(`The refund ${id} returns no points.`);
  return programmeOf(deps, leg.method).returnPoints({ returnId: id, burnId: leg.id, points });
}
