import { and, eq, isNotNull } from "drizzle-orm";
import { cartLines } from "#api/cart/price/cart-lines.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem, priceLinesOf } from "#api/item/order-items.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, carts, couponUses } from "#api/schema/cart.ts";
import type { CartItem, OrderItem, WholeSnapshot } from "#api/schema/item.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";

/** A paid bill with what was sold in it; `rate` is units of its currency per riyal. */
export type PaidBill = {
  bill: BillRow;
  payment: PaymentRow;
  order: OrderRow;
  rate: number;
  cart: CartRow;
  homeCountry: string;
};
export type SaleLines = WholeSnapshot["priceLines"];

/** `null` when there is nothing to invoice: a gift card is no sale yet, the bill was never paid, or its payment was voided before it was captured. */
export async function readPaidBill(tx: Tx, billId: string): Promise<PaidBill | null> {
  const [found] = await tx
    .select({ bill: bills, payment: payments })
    .from(bills)
    .innerJoin(payments, and(eq(payments.billId, bills.id), eq(payments.state, "captured")))
    .where(and(eq(bills.id, billId), eq(bills.state, "paid")));
  if (!found?.bill.orderId || !found.bill.cartId) return null;
  const { bill, payment } = found;
  const [orderRow] = await selectOrders(tx).where(eq(placedOrders.id, found.bill.orderId));
  const [cartRow] = await selectCarts(tx).where(eq(carts.id, found.bill.cartId));
  if (!orderRow || !cartRow) throw new Error(`Bill ${billId} is not complete.`);
  const [order, cart] = [orderOf(orderRow), cartOf(cartRow)];
  const first = firstItem(order);
  const homeCountry = await handlerOf(first).document.country(tx, first);
  return { bill, payment, order, cart, rate: cart.rate, homeCountry };
}

/** What the wallet paid of a change, in minor units. */
export async function walletOfChange(tx: Tx, billId: string): Promise<number> {
  const ofBill = and(eq(cartLegs.cartId, billId), isNotNull(cartLegs.valueMinor));
  const legs = await tx.select({ valueMinor: cartLegs.valueMinor }).from(cartLegs).where(ofBill);
  return legs.reduce((sum, { valueMinor }) => sum + (valueMinor ?? 0), 0);
}

/** The order shows what was paid, until its stay is changed; then the cart of the bill still does. */
export async function boughtLines(tx: Tx, { order, cart }: Pick<PaidBill, "order" | "cart">): Promise<SaleLines> {
  if (isUnchanged(order.items, cart.items)) return priceLinesOf(order);
  const { code, amount } = couponUses;
  const [coupon = null] = await tx.select({ code, amount }).from(couponUses).where(eq(couponUses.cartId, cart.id));
  const priced = {
    cart,
    coupon,
    legs: await readCountedLegs(tx, cart),
    facts: order.items.map((item) => handlerOf(item).read.factsOfSnapshot(item.snapshot)),
  };
  return { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") };
}

/** Whether the order still has what its cart bought. */
function isUnchanged(ordered: readonly OrderItem[], bought: readonly CartItem[]): boolean {
  return ordered.every((item, index) => {
    const own = bought[index];
    return own !== undefined && handlerOf(item).document.isUnchanged(item, own);
  });
}
