import { applyDue } from "../bank/apply-due.ts";
import { findPayment } from "../bank/bank-store.ts";
import { isHidden } from "../bank/begin-payment.ts";
import type { Action, ActionKind, Payment } from "../bank/payment.ts";
import { orderAction } from "../bank/settle-actions.ts";
import type { Fault } from "../faults.ts";
import { readText } from "../read-text.ts";
import type { Answer, PartnerRequest } from "../route.ts";
import { readAmount } from "./decimal-amount.ts";
import type { Region } from "./merchants.ts";
import { currencyOf, detailsOf, paymentView } from "./payment-view.ts";
import { badData, refusal } from "./tabby-errors.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The payment in the path `/{region}/api/v2/payments/{id}/…`. */
export function knownPayment({ url }: PartnerRequest, region: Region): Payment {
  const id = url.pathname.split("/")[5] ?? "";
  if (!UUID.test(id)) throw badData("invalid payment id");
  const payment = findPayment("tabby", id);
  if (!payment || isHidden(payment) || detailsOf(payment).region !== region)
    throw refusal(404, "not_found", "no such payment");
  return applyDue(payment);
}

export function capture(call: PartnerRequest, region: Region): Answer {
  const order = readOrder(call, knownPayment(call, region), "captured");
  return answerOf(order, "could not capture not authorized payments");
}

export function refund(call: PartnerRequest, region: Region): Answer {
  const order = readOrder(call, knownPayment(call, region), "refunded");
  const answer = answerOf(order, "can not refund payment that has no captures and not closed");
  return call.fault === "refund-timeout-but-done" ? { ...answer, respondWith: "silent" } : answer;
}

/** Voids what was not captured. */
export function close(call: PartnerRequest, region: Region): Answer {
  const payment = knownPayment(call, region);
  const isOpen = payment.status === "challenge" || payment.status === "pending";
  const { amount } = payment;
  return answerOf(
    { payment, kind: "voided", reference: "close", amount, fault: call.fault, isRepeatable: false },
    isOpen ? "could not close not authorized payments" : "already closed",
  );
}

type Order = {
  payment: Payment;
  kind: Exclude<ActionKind, "authorised">;
  reference: string;
  amount: number;
  fault: Fault | null;
  /** The reference is an idempotency key. */
  isRepeatable: boolean;
};

function readOrder({ body, fault }: PartnerRequest, payment: Payment, kind: "captured" | "refunded"): Order {
  return {
    payment,
    kind,
    reference: readText(body, "reference_id", 100),
    amount: readAmount((body as { amount?: unknown } | null)?.amount, currencyOf(payment)),
    fault,
    isRepeatable: fault !== "key-forgotten",
  };
}

/** Does it at once, or returns the payment unchanged when the same was done before. */
function answerOf({ payment, isRepeatable, fault, ...order }: Order, otherwise: string): Answer {
  const isSame = (action: Action) =>
    action.kind === order.kind && action.reference === order.reference && action.state === "done";
  if (isRepeatable && payment.actions.some(isSame)) return { json: paymentView(payment) };
  const done = orderAction(payment, order, { later: false, fault });
  if (done === "too-much") throw badData("amount is greater than what is left of the payment");
  if (typeof done === "string" || done.state === "declined") throw badData(otherwise);
  return { json: paymentView(payment) };
}
