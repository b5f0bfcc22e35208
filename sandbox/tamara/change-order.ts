import { savePayment } from "../bank/bank-store.ts";
import { scheduleChange } from "../bank/begin-payment.ts";
import type { Action, Payment } from "../bank/payment.ts";
import { type ActionRefusal, orderAction } from "../bank/settle-actions.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { detailsOf, wordOf } from "./order-view.ts";
import { tamaraRefusal } from "./tamara-error.ts";
import { moneyOf, readMoney } from "./tamara-money.ts";

/** An authorised order that the merchant forgets is captured by Tamara. */
const AUTO_CAPTURE_MS = 21 * 86_400_000;

/** The merchant confirms an order that the guest has approved. */
export function authoriseOrder(payment: Payment): Answer {
  if (wordOf(payment) !== "approved") throw wrongState(payment);
  detailsOf(payment).isAuthorised = true;
  savePayment(payment);
  void scheduleChange(payment, "charge", AUTO_CAPTURE_MS);
  const { id, amount, currency } = payment;
  return {
    json: {
      order_id: id,
      status: wordOf(payment),
      payment_type: "PAY_BY_INSTALMENTS",
      auto_captured: false,
      authorized_amount: moneyOf(amount, currency),
    },
  };
}

export function captureOrder(payment: Payment, { body, fault }: PartnerRequest): Answer {
  const { total_amount: total, shipping_info: shipping } = (body ?? {}) as Record<string, unknown>;
  if (!shipping) throw tamaraRefusal(400, "shipping_info_invalid", "shipping_info: how the goods are sent");
  if (wordOf(payment) !== "authorised") throw wrongState(payment);
  const amount = readAmount(payment, total);
  const action = done(
    payment,
    orderAction(payment, { kind: "captured", reference: payment.merchantId, amount }, { later: false, fault }),
  );
  const { id, currency } = payment;
  const money = moneyOf(amount, currency);
  return { json: { capture_id: action.id, order_id: id, status: wordOf(payment), captured_amount: money } };
}

export function cancelOrder(payment: Payment, { body, fault }: PartnerRequest): Answer {
  if (wordOf(payment) !== "authorised") throw wrongState(payment);
  const amount = readAmount(payment, (body as Record<string, unknown>).total_amount);
  if (amount !== payment.amount) throw tamaraRefusal(400, "amount_invalid", "total_amount: that of the order");
  const action = done(
    payment,
    orderAction(payment, { kind: "voided", reference: payment.merchantId, amount }, { later: false, fault }),
  );
  const canceled = moneyOf(amount, payment.currency);
  return { json: { cancel_id: action.id, order_id: payment.id, status: wordOf(payment), canceled_amount: canceled } };
}

export function readAmount(payment: Payment, value: unknown): number {
  const { minor, currency } = readMoney(value, "total_amount");
  if (currency !== payment.currency) throw tamaraRefusal(400, "currency_invalid", "total_amount: another currency");
  return minor;
}

/** An action that Tamara does at once. */
export function done(payment: Payment, action: Action | ActionRefusal): Action {
  if (action === "too-much") throw tamaraRefusal(400, "amount_invalid", "total_amount: more than there is");
  if (action === "refused") throw tamaraRefusal(400, "refused", "Tamara does not do this");
  if (action === "wrong-state") throw wrongState(payment);
  if (action.state === "declined") throw tamaraRefusal(400, "refused", "Tamara does not do this");
  return action;
}

function wrongState(payment: Payment) {
  return tamaraRefusal(409, "order_status_invalid", `The order is ${wordOf(payment)}.`);
}
