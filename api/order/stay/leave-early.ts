import { and, eq, gte, sql } from "drizzle-orm";
import { rescheduleEarning } from "#api/earning/follow-order.ts";
import { endHeldChange } from "#api/order/change/open-change.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { nightClaims, stayClaims } from "#api/schema/claim.ts";
import { chaletOrderItems, type OrderRow, orderItems } from "#api/schema/order.ts";
import { rescheduleReward } from "#api/wallet/settle-reward.ts";
import { earliestCheckOut } from "#domain/order/stay-actions.ts";
import { recordEvent } from "./order-events.ts";
import { stayOfOrder } from "./stay-of-order.ts";

/**
 * The guest leaves before the booked day: the stay ends on `checkOut`, and its further nights can be booked again. No money
 * moves; an operator may refund unused nights that the host grants.
 */
export async function leaveEarly(tx: Tx, orderId: string, checkOut: string): Promise<OrderRow> {
  const { order, change } = await lockOrder(tx, orderId);
  const { chalet } = order;
  if (chalet.stayState === "left-early" && chalet.checkOut === checkOut) return order;
  const first = earliestCheckOut(stayOfOrder(order), await productTime(tx));
  if (first === null) throw new Problem("stay-action-not-possible");
  if (checkOut < first || checkOut >= chalet.checkOut)
    throw new Problem("validation", { fields: { checkOut: "invalid" } });

  await endHeldChange(tx, change);

  const { stayClaimId, itemId, checkIn } = chalet;
  const nights = sql`daterange(${checkIn}::date, ${checkOut}::date)`;
  await tx.update(stayClaims).set({ nights }).where(eq(stayClaims.id, stayClaimId));
  await tx.delete(nightClaims).where(and(eq(nightClaims.stayClaimId, stayClaimId), gte(nightClaims.night, checkOut)));
  await tx.update(orderItems).set({ endsOn: checkOut }).where(eq(orderItems.id, itemId));
  await tx.update(chaletOrderItems).set({ stayState: "left-early" }).where(eq(chaletOrderItems.orderItemId, itemId));
  const detail = { checkOut, bookedCheckOut: chalet.checkOut };
  await recordEvent(tx, order, { kind: "left-early", actor: "guest", detail });
  const left: OrderRow = { ...order, chalet: { ...chalet, checkOut, stayState: "left-early" } };
  await rescheduleEarning(tx, left);
  await rescheduleReward(tx, left);
  return left;
}
