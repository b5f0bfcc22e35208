import { type Payment, sumOf } from "../bank/payment.ts";
import { moneyOf } from "./tamara-money.ts";

/** What Tamara keeps about an order beside the payment at the bank. */
export type OrderDetails = {
  orderNumber: string;
  checkoutId: string;
  items: unknown;
  consumer: unknown;
  shippingAddress: unknown;
  /** The merchant has authorised the order that the guest has approved. */
  isAuthorised: boolean;
};

export function detailsOf(payment: Payment): OrderDetails {
  return payment.details as OrderDetails;
}

/** The status of an order in Tamara's words. */
export function wordOf(payment: Payment): string {
  const { status, failure } = payment;
  if (status === "challenge") return "new";
  if (status === "pending") return "on_hold";
  if (status === "authorised") return detailsOf(payment).isAuthorised ? "authorised" : "approved";
  if (status === "voided") return "canceled";
  if (status === "declined") return failure === "authentication-timed-out" ? "expired" : "declined";
  return capturedWord(payment);
}

function capturedWord(payment: Payment): string {
  const [captured, refunded] = [sumOf(payment, "captured"), sumOf(payment, "refunded")];
  if (refunded > 0) return refunded === captured ? "fully_refunded" : "partially_refunded";
  return captured < payment.amount ? "partially_captured" : "fully_captured";
}

/** An order as the calls of orders show it. */
export function orderView(payment: Payment) {
  const { id, merchantId, amount, currency, instalments, createdAt, status } = payment;
  const { orderNumber, items, consumer, shippingAddress } = detailsOf(payment);
  return {
    order_id: id,
    order_reference_id: merchantId,
    order_number: orderNumber,
    status: wordOf(payment),
    payment_type: "PAY_BY_INSTALMENTS",
    instalments,
    total_amount: moneyOf(amount, currency),
    captured_amount: moneyOf(sumOf(payment, "captured"), currency),
    refunded_amount: moneyOf(sumOf(payment, "refunded"), currency),
    canceled_amount: moneyOf(status === "voided" ? amount : 0, currency),
    items,
    consumer,
    shipping_address: shippingAddress,
    created_at: new Date(createdAt).toISOString(),
    transactions: { cancels: [], captures: capturesOf(payment), refunds: refundsOf(payment) },
  };
}

function capturesOf({ actions, currency, id }: Payment) {
  const done = actions.filter(({ kind, state }) => kind === "captured" && state === "done");
  return done.map(({ id: captureId, amount }) => ({
    capture_id: captureId,
    order_id: id,
    total_amount: moneyOf(amount, currency),
  }));
}

function refundsOf({ actions, currency, id }: Payment) {
  const done = actions.filter(({ kind, state }) => kind === "refunded" && state === "done");
  return done.map(({ id: refundId, reference, amount, at }) => ({
    refund_id: refundId,
    order_id: id,
    merchant_refund_id: reference,
    total_amount: moneyOf(amount, currency),
    created_at: new Date(at).toISOString(),
  }));
}
