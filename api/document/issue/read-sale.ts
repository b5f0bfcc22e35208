import { and, eq, isNotNull } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/item/read-cart.ts";
import { cartLines } from "#api/cart/price/cart-lines.ts";
import type { BookedProperty } from "#api/cart/property/booked-property.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { carts, couponUses } from "#api/schema/cart.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { cities } from "#api/schema/lookup.ts";
import { type OrderRow, type OrderSnapshot, placedOrders } from "#api/schema/order.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import { properties } from "#api/schema/property.ts";

/** A paid bill with what was sold in it; `rate` is units of its currency per riyal. */
export type PaidBill = {
  bill: BillRow;
  payment: PaymentRow;
  order: OrderRow;
  rate: number;
  homeCountry: string;
  lines: OrderSnapshot["priceLines"];
  /** What the wallet paid of a change, in minor units. */
  walletMinor: number;
};

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
  const [home] = await tx
    .select({ country: cities.countryCode })
    .from(properties)
    .innerJoin(cities, eq(cities.id, properties.cityId))
    .where(eq(properties.id, order.chalet.propertyId));
  const lines = await soldLines(tx, { bill, order, cart });
  const walletMinor = await walletOfChange(tx, bill);
  return { bill, payment, order, rate: cart.rate, homeCountry: home?.country ?? "", lines, walletMinor };
}

async function walletOfChange(tx: Tx, { kind, id }: BillRow): Promise<number> {
  if (kind !== "change") return 0;
  const ofBill = and(eq(cartLegs.cartId, id), isNotNull(cartLegs.valueMinor));
  const legs = await tx.select({ valueMinor: cartLegs.valueMinor }).from(cartLegs).where(ofBill);
  return legs.reduce((sum, { valueMinor }) => sum + (valueMinor ?? 0), 0);
}

type Sold = { bill: BillRow; order: OrderRow; cart: ReturnType<typeof cartOf> };

/** The order shows what was paid, until its stay is changed; then the cart of the bill still does. */
async function soldLines(tx: Tx, { bill, order, cart }: Sold): Promise<PaidBill["lines"]> {
  const { priceLines, property } = order.chalet.snapshot;
  if (bill.kind === "change" || order.chalet.stayClaimId === cart.chalet.stayClaimId) return priceLines;
  const { code, amount } = couponUses;
  const [coupon = null] = await tx.select({ code, amount }).from(couponUses).where(eq(couponUses.cartId, cart.id));
  const priced = {
    cart,
    coupon,
    legs: await readCountedLegs(tx, cart),
    property: property as unknown as BookedProperty,
  };
  return { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") };
}
