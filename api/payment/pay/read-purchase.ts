import { eq } from "drizzle-orm";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { placedOrders } from "#api/schema/order.ts";
import { bills, type PaymentRow } from "#api/schema/payment.ts";
import type { Purchase } from "./bill-purchase.ts";
import { buyerOf } from "./pay-method.ts";

export async function orderPurchase(db: Tx, { id, orderId }: PaymentRow): Promise<Purchase> {
  const [placed] = orderId ? await selectOrders(db).where(eq(placedOrders.id, orderId)) : [];
  if (!placed) throw new Error(`The payment ${id} has no order.`);
  const order = orderOf(placed);
  const { orderNumber, language } = order;
  return { orderNumber, language, buyer: buyerOf(order), challenge: "bank-decides" };
}

/** Gift cards are as good as money for thieves of cards, so the bank must verify each buyer. */
export async function giftPurchase(db: Tx, { billId }: PaymentRow): Promise<Purchase> {
  const [found] = await db
    .select({ gift: giftOrders })
    .from(bills)
    .innerJoin(giftOrders, eq(giftOrders.id, bills.giftOrderId))
    .where(eq(bills.id, billId));
  if (!found) throw new Error(`The bill ${billId} pays for nothing.`);
  const { orderNumber, language, buyerName, buyerEmail: email, buyerPhone: phone } = found.gift;
  const [firstName = "", ...rest] = buyerName.split(" ");
  return { orderNumber, language, buyer: { email, phone, firstName, lastName: rest.join(" ") }, challenge: "required" };
}
