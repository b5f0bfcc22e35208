import { eq } from "drizzle-orm";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { startPayingItems } from "#api/item/hold-items.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { insertPayment, type PaymentAttempt } from "./insert-payment.ts";

/** Begins to pay for the change of an order, which keeps its stay meanwhile. The cart must be locked. */
export async function placeChange(tx: Tx, priced: PricedCart<CartRow>, attempt: PaymentAttempt): Promise<void> {
  const { cart } = priced;
  if (!cart.change) throw new Error(`Cart ${cart.id} changes no order.`);
  const { orderId, replaces } = cart.change;
  const [found] = await selectOrders(tx).where(eq(placedOrders.id, orderId)).for("update", { of: placedOrders });
  const order = found && orderOf(found);
  const isSameStay = order?.statusCode === orderStatus.confirmed && stayOf(order).stayClaimId === replaces;
  if (!isSameStay || !(await startPayingItems(tx, cart))) throw new Problem("cart-expired");
  await tx.update(carts).set({ state: "paying" }).where(eq(carts.id, cart.id));
  await insertPayment(tx, { cart, orderId, amountMinor: payableOf(priced).minor }, attempt);
  await faultPoint("K11");
}
