import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { LockedOrder } from "#api/order/lock-order.ts";
import { moveOrder } from "#api/order/move-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { cancellations } from "#api/schema/cancellation.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import type { OrderActor } from "#domain/order/order-event.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { CancellationPlan } from "./plan-cancellation.ts";
import { settleCancellation } from "./settle-cancellation.ts";

type Cancellation = {
  by: OrderActor;
  /** A guest's cancellation begins with 102, one of host or support with 96. */
  to: typeof orderStatus.cancelling | typeof orderStatus.cancelledBySupport;
  reason: string;
  note: string | null;
  areNightsReleased: boolean;
};

/**
 * Writes a cancellation in one transaction: its row, a refund for each payment that returns money, the released nights,
 * the status and the jobs. The order must be locked, and the plan made under that lock.
 */
export async function recordCancellation(
  tx: Tx,
  { order, payments: paid }: LockedOrder,
  plan: CancellationPlan,
  { by, to, reason, note, areNightsReleased }: Cancellation,
): Promise<OrderRow> {
  const { policyStep, keptHalalas, backHalalas, keptMinor, backMinor, parts } = plan;
  const id = randomUUID();
  await tx.insert(cancellations).values({
    id,
    orderId: order.id,
    orderItemId: order.chalet.itemId,
    ...{ by, reason, note, policyStep, keptHalalas, backHalalas, keptMinor, backMinor },
  });
  const moved = await moveOrder(tx, order, to, { actor: by, detail: { amountMinor: backMinor } });
  if (areNightsReleased) await releaseConfirmedNights(tx, order);
  const rows = parts.map(({ paymentId, amountMinor }) => ({
    id: randomUUID(),
    cancellationId: id,
    paymentId,
    amountMinor,
  }));
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  await voidWhatIsOnlyAuthorised(tx, paid, rows);
  for (const refund of rows) await enqueue(tx, refund.id, ["refund", "issue-credit-note"]);
  if (to === orderStatus.cancelling) await enqueue(tx, order.id, ["mail-cancelled", "sms-cancelled"]);
  await enqueue(tx, order.id, ["host-cancelled"]);
  return settleCancellation(tx, moved, id);
}

/** An authorised payment that is returned whole is voided instead of captured; from now on no answer may confirm it. */
async function voidWhatIsOnlyAuthorised(
  tx: Tx,
  paid: LockedOrder["payments"],
  rows: readonly { paymentId: string; amountMinor: number }[],
): Promise<void> {
  const whole = paid.filter(
    ({ id, state, amountMinor }) =>
      state === "confirmed" && rows.some((row) => row.paymentId === id && row.amountMinor === amountMinor),
  );
  const ids = whole.map(({ id }) => id);
  if (ids.length > 0) await tx.update(payments).set({ isEnding: true }).where(inArray(payments.id, ids));
}

/** From now on the nights can be booked again; search learns it from the change feed. */
async function releaseConfirmedNights(tx: Tx, { chalet: { stayClaimId } }: OrderRow): Promise<void> {
  await tx.update(stayClaims).set({ state: "released" }).where(eq(stayClaims.id, stayClaimId));
  await tx.delete(nightClaims).where(eq(nightClaims.stayClaimId, stayClaimId));
}
