import type { Order } from "#contract/order/order.ts";
import { type PaidPart, type PaidPrice, paidWith } from "#domain/cart/paid-with.ts";
import { isProgramme } from "#domain/loyalty/rates.ts";

type Payment = Order["payments"][number];

/** The whole price of an order and what paid it. */
export function paidOfOrder({ priceLines, due, total, currency, payments }: Order): PaidPrice {
  return paidWith({ lines: priceLines, due, money: total, currency, payments: payments.filter(tookMoney) });
}

/** Also money that went back later. */
export function tookMoney({ status }: Payment): boolean {
  return status === "paid" || status === "returned";
}

/** One payment in the history of a booking. */
export type OrderPayment = { at: string; part: PaidPart };

/** Everything that paid a booking and its changes, each when it paid: money, points and the wallet. */
export function orderPayments({ payments, legs, createdAt }: Order): OrderPayment[] {
  return [
    ...payments.filter(tookMoney).map(({ method, brand, last4, amount, paidAt }) => ({
      at: paidAt ?? createdAt,
      part: { method, brand, last4, points: null, amount },
    })),
    ...legs.filter(hasPaid).map(({ method, points, amount, paidAt }) => ({
      at: paidAt ?? createdAt,
      part: { method, brand: null, last4: null, points: isProgramme(method) ? points : null, amount },
    })),
  ].filter(({ part }) => part.amount > 0);
}

/** What points and wallet paid stays in the history when it went back. */
function hasPaid({ status }: Order["legs"][number]): boolean {
  return status !== "pending" && status !== "released";
}
