import type { Action, Payment } from "../bank/payment.ts";
import { orderAction } from "../bank/settle-actions.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { done, readAmount } from "./change-order.ts";
import { wordOf } from "./order-view.ts";
import { readTamaraText } from "./read-tamara-text.ts";
import { moneyOf } from "./tamara-money.ts";

/** Refunds a part of a captured order. The same id of the merchant is the same refund. */
export function refundOrder(payment: Payment, { body, fault }: PartnerRequest): Answer {
  const amount = readAmount(payment, (body as Record<string, unknown>).total_amount);
  const reference = readTamaraText(body, "merchant_refund_id", 60);
  const comment = readTamaraText(body, "comment", 200);
  const known = payment.fault === "key-forgotten" ? null : refundWith(payment, reference);
  const refund =
    known ?? done(payment, orderAction(payment, { kind: "refunded", reference, amount }, { later: false, fault }));
  const { id, currency } = payment;
  const json = {
    order_id: id,
    refund_id: refund.id,
    merchant_refund_id: reference,
    comment,
    status: wordOf(payment),
    refunded_amount: moneyOf(refund.amount, currency),
  };
  return fault === "refund-timeout-but-done" ? { json, respondWith: "silent" } : { json };
}

function refundWith({ actions }: Payment, id: string): Action | null {
  return (
    actions.find(({ kind, reference, state }) => kind === "refunded" && reference === id && state === "done") ?? null
  );
}
