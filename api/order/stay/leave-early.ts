import { eq } from "drizzle-orm";
import { rescheduleEarning } from "#api/earning/follow-order.ts";
import { setStayState, shortenNights } from "#api/item/chalet/order/change-stay.ts";
import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { stayOf, withStay } from "#api/item/chalet/stay-of.ts";
import { recordEvent } from "#api/item/event/order-events.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import { endHeldChange } from "#api/order/open-change.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OrderRow, orderItems, placedOrders } from "#api/schema/order.ts";
import { rescheduleReward } from "#api/wallet/settle-reward.ts";
import { earliestCheckOut } from "#domain/order/stay-actions.ts";
import type { Day } from "#domain/stay/day.ts";

/** Refuses a guest who cannot leave on that day, as the last committed state of the order says. */
export async function refuseLeaving(db: Tx, orderId: string, checkOut: string): Promise<void> {
  const order = await committedOrder(db, orderId);
  if (!hasLeft(order, checkOut)) requireLeavable(order, checkOut, await productTime(db));
}

async function committedOrder(db: Tx, orderId: string): Promise<OrderRow> {
  const [found] = await selectOrders(db).where(eq(placedOrders.id, orderId));
  if (!found) throw new Error(`There is no order ${orderId}.`);
  return orderOf(found);
}

function hasLeft(order: OrderRow, checkOut: string): boolean {
  const stay = stayOf(order);
  return stay.stayState === "left-early" && stay.checkOut === checkOut;
}

function requireLeavable(order: OrderRow, checkOut: string, now: Date): void {
  const first = earliestCheckOut(stayOfOrder(order), now);
  if (first === null) throw new Problem("stay-action-not-possible");
  if (checkOut < first || checkOut >= stayOf(order).checkOut)
    throw new Problem("validation", { fields: { checkOut: "invalid" } });
}

/**
 * The guest leaves before the booked day: the stay ends on `checkOut`, and its further nights can be booked again. No money
 * moves; an operator may refund unused nights that the host grants. A guest who has left on that day already gets the
 * booking without waiting for its rows.
 */
export async function leaveEarly(tx: Tx, orderId: string, checkOut: string): Promise<OrderRow> {
  const before = await committedOrder(tx, orderId);
  if (hasLeft(before, checkOut)) return before;
  const { order, change } = await lockOrder(tx, orderId);
  if (hasLeft(order, checkOut)) return order;
  requireLeavable(order, checkOut, await productTime(tx));
  const stay = stayOf(order);

  await endHeldChange(tx, change);

  await shortenNights(tx, stay, { checkIn: stay.checkIn, checkOut: checkOut as Day });
  await tx.update(orderItems).set({ endsOn: checkOut }).where(eq(orderItems.id, stay.itemId));
  await setStayState(tx, stay, { stayState: "left-early" });
  const detail = { checkOut, bookedCheckOut: stay.checkOut };
  await recordEvent(tx, order, { kind: "left-early", actor: "guest", detail });
  const left = withStay(order, { endsOn: checkOut, stayState: "left-early" });
  await rescheduleEarning(tx, left);
  await rescheduleReward(tx, left);
  return left;
}
