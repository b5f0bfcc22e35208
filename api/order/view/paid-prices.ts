import { and, asc, inArray } from "drizzle-orm";
import { priceLinesOf } from "#api/item/order-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { type PaidPrice, paidWith } from "#domain/cart/paid-with.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import type { PaymentState } from "#domain/payment/payment-state.ts";

/** The states of a payment that took money, also when it went back later. */
const TOOK_MONEY = ["confirmed", "captured", "returning", "returned"] as const satisfies PaymentState[];

/** The whole price of each order and what paid it, by the id of the order. */
export async function paidPrices(db: Tx, orders: readonly OrderRow[]): Promise<Map<string, PaidPrice>> {
  const ids = orders.map(({ id }) => id);
  const tookMoney = and(inArray(payments.orderId, ids), inArray(payments.state, [...TOOK_MONEY]));
  const rows = await db.select().from(payments).where(tookMoney).orderBy(asc(payments.createdAt));
  return new Map(
    orders.map((order) => [
      order.id,
      paidPriceOf(
        order,
        rows.filter(({ orderId }) => orderId === order.id),
      ),
    ]),
  );
}

export async function paidPrice(db: Tx, order: OrderRow): Promise<PaidPrice> {
  const price = (await paidPrices(db, [order])).get(order.id);
  if (!price) throw new Error(`There is no price of ${order.orderNumber}.`);
  return price;
}

/** `paid` are the payments that took money, the oldest first. */
export function paidPriceOf(order: OrderRow, paid: readonly PaymentRow[]): PaidPrice {
  const { currency, totalMinor, loyaltyMinor } = order;
  const shown = (minor: number) => Number(fromMinorUnits(minor, currency));
  return paidWith({
    lines: priceLinesOf(order).en,
    due: shown(totalMinor + loyaltyMinor),
    money: shown(totalMinor),
    currency,
    payments: paid.map(({ method, cardBrand, cardLast4, amountMinor }) => ({
      method,
      brand: cardBrand,
      last4: cardLast4,
      amount: shown(amountMinor),
    })),
  });
}
