import { eq } from "drizzle-orm";
import { rescheduleEarning } from "#api/earning/follow-order.ts";
import { setStayState, shortenNights } from "#api/item/chalet/order/change-stay.ts";
import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { stayOf, withStay } from "#api/item/chalet/stay-of.ts";
import { recordEvent } from "#api/item/event/order-events.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import { endHeldChange } from "#api/order/open-change.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OrderRow, orderItems } from "#api/schema/order.ts";
import { rescheduleReward } from "#api/wallet/settle-reward.ts";
import { earliestCheckOut } from "#domain/order/stay-actions.ts";
import type { Day } from "#domain/stay/day.ts";

/**
 * The guest leaves before the booked day: the stay ends on `checkOut`, and its further nights can be booked again. No money
 * moves; an operator may refund unused nights that the host grants.
 */
export async function leaveEarly(tx: Tx, orderId: string, checkOut: string): Promise<OrderRow> {
  const { order, change } = await lockOrder(tx, orderId);
  const stay = stayOf(order);
  if (stay.stayState === "left-early" && stay.checkOut === checkOut) return order;
  const first = earliestCheckOut(stayOfOrder(order), await productTime(tx));
  if (first === null) throw new Problem("stay-action-not-possible");
  if (checkOut < first || checkOut >= stay.checkOut)
    throw new Problem("validation", { fields: { checkOut: "invalid" } });

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
