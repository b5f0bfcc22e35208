import { and, eq } from "drizzle-orm";
import { cancellable, planCancellation } from "#api/order/cancel/plan-cancellation.ts";
import { recordCancellation } from "#api/order/cancel/record-cancellation.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { couponUses } from "#api/schema/cart.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { closeTask } from "#api/task/close-task.ts";
import { openTask } from "#api/task/open-task.ts";
import { mayMove, orderStatus } from "#domain/order/order-status.ts";
import { needsCall } from "#domain/order/support-help.ts";
import { grantPersonalCode } from "./personal-code.ts";

export type SupportCancellation = {
  by: "host" | "operator";
  reason: string;
  /** Nights of a host who cancels stay blocked, so that they cannot be sold again at a higher price. */
  nights: "block" | "release";
  /** What is kept of the price; nothing unless an operator gives a reason. */
  keptHalalas: number;
  /** Whether the guest gets other homes and a personal code. */
  isGuestHelped: boolean;
};

const CALL_HOURS = 1;

/** The difference between what goes back and what the policy alone would return. */
export type SupportResult = { order: OrderRow; backMinor: number; beyondPolicyHalalas: number };

/** Refuses an order that neither a host nor support can cancel any more. */
export function requireCancellableBySupport({ statusCode }: OrderRow): void {
  if (!mayMove(statusCode, orderStatus.cancelledBySupport))
    throw new Problem(statusCode === orderStatus.failed ? "cancel-not-possible" : "cancel-running");
}

/** The host or support cancels: everything goes back, also of a non-refundable stay, and the coupon can be used again. */
export async function cancelBySupport(
  tx: Tx,
  orderId: string,
  { by, reason, nights, keptHalalas, isGuestHelped }: SupportCancellation,
): Promise<SupportResult> {
  const locked = await lockOrder(tx, orderId);
  const { order, payments, legs } = locked;
  requireCancellableBySupport(order);
  const now = await productTime(tx);
  const byPolicy = await planCancellation(tx, { order, payments, legs, now });
  const plan = await planCancellation(tx, { order, payments, legs, now, keptHalalas });
  const cancelled = await recordCancellation(tx, locked, plan, {
    by,
    to: orderStatus.cancelledBySupport,
    reason: by === "host" ? "host" : "support",
    note: reason.slice(0, 500),
    becomes: nights,
  });
  await returnCoupon(tx, order);
  if (isGuestHelped) {
    await grantPersonalCode(tx, order);
    await enqueue(tx, order.id, ["mail-host-cancelled", "sms-host-cancelled"]);
  } else await enqueue(tx, order.id, ["mail-cancelled", "sms-cancelled"]);
  if (needsCall(cancellable(order), now))
    await openTask(tx, { kind: "call-guest", subject: order.id, hours: CALL_HOURS });
  await closeTask(tx, "host-declined", order.id);
  const beyondPolicyHalalas = by === "host" ? 0 : Math.max(0, byPolicy.keptHalalas - keptHalalas);
  return { order: cancelled, backMinor: plan.backMinor, beyondPolicyHalalas };
}

async function returnCoupon(tx: Tx, { cartId }: OrderRow): Promise<void> {
  await tx
    .update(couponUses)
    .set({ state: "returned" })
    .where(and(eq(couponUses.cartId, cartId), eq(couponUses.state, "used")));
}
