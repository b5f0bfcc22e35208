import { randomUUID } from "node:crypto";
import { applyDue } from "../bank/apply-due.ts";
import { findPayment, paymentWithId } from "../bank/bank-store.ts";
import { beginPayment, isHidden } from "../bank/begin-payment.ts";
import { type Payment, sumOf } from "../bank/payment.ts";
import { type ActionRefusal, orderAction } from "../bank/settle-actions.ts";
import { findToken, takeToken } from "../card/tokens.ts";
import { requestOrigin } from "../request-origin.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";
import { invalidField, refusal } from "./moyasar-errors.ts";
import { requireSecretKey } from "./moyasar-keys.ts";
import { paymentList } from "./payment-list.ts";
import { paymentView } from "./payment-view.ts";
import { readAmount, readPaymentOrder } from "./read-payment-order.ts";
import { holderOf } from "./token-routes.ts";

type Kind = "captured" | "voided" | "refunded";

/** The calls of a merchant's server. */
export const paymentRoutes: readonly Route[] = [
  keyed("POST", "", begin),
  keyed("GET", "", ({ url, request }) => ({ json: paymentList(url, requestOrigin(request)) })),
  keyed("GET", "/[\\w-]{1,60}", (call) => ({ json: paymentView(known(call), requestOrigin(call.request)) })),
  keyed("POST", "/[\\w-]{1,60}/capture", (call) => act(call, "captured")),
  keyed("POST", "/[\\w-]{1,60}/void", (call) => act(call, "voided")),
  keyed("POST", "/[\\w-]{1,60}/refund", (call) => act(call, "refunded")),
];

function keyed(method: Route["method"], end: string, answer: Route["answer"]): Route {
  return {
    method,
    path: new RegExp(`^/moyasar/v1/payments${end}$`),
    answer: (call) => {
      requireSecretKey(call.request);
      return answer(call);
    },
  };
}

/** A `given_id` is used once: the second call is refused and charges nothing, whatever it says. */
async function begin({ body, request, fault }: PartnerRequest): Promise<Answer> {
  const order = readPaymentOrder(body);
  if (paymentWithId(order.id))
    throw refusal(400, "used_given_id", "The given_id has already been used with a different payment.");
  if (!order.token.startsWith("token_") || !findToken(order.token)) throw invalidField("source", "token is invalid");
  const name = holderOf(order.token);
  const token = takeToken(order.token);
  const { callbackUrl, description, metadata } = order;
  const opening = {
    id: order.id,
    company: "moyasar",
    book: "card",
    merchantId: order.id,
    amount: order.amount,
    currency: order.currency,
    returnUrls: { success: callbackUrl, failure: callbackUrl, cancel: callbackUrl },
    language: /^ar\b/.test(request.headers["accept-language"] ?? "") ? "ar" : "en",
    details: { description, metadata, name },
    decision: token?.outcome ?? { status: "declined" },
    card: token?.card ?? null,
    direct: !order.isManual,
  } as const;
  const payment = await beginPayment(opening, fault);
  const json = paymentView(payment, requestOrigin(request));
  return { status: 201, json, ...(isHidden(payment) ? { respondWith: "500-but-done" } : {}) };
}

function known({ url }: PartnerRequest): Payment {
  const payment = findPayment("moyasar", url.pathname.split("/")[4] ?? "");
  if (!payment || isHidden(payment)) throw refusal(404, "api_error", "Object not found");
  return applyDue(payment);
}

const refusals: Record<ActionRefusal, string> = {
  "wrong-state": "The status of the payment does not allow this",
  "too-much": "The amount is more than what is left",
  refused: "The bank has refused",
};

/**
 * Done before the answer. Nothing tells a repeated refund from a second one, so it refunds again while money is left.
 */
function act(call: PartnerRequest, kind: Kind): Answer {
  const payment = known(call);
  const amount = kind === "voided" ? payment.amount : amountOf(call.body, payment, kind);
  const action = orderAction(payment, { kind, reference: randomUUID(), amount }, { later: false, fault: call.fault });
  if (typeof action === "string" || action.state === "declined")
    throw refusal(400, "invalid_request_error", refusals[typeof action === "string" ? action : "refused"]);
  const json = paymentView(payment, requestOrigin(call.request));
  return { json, ...(call.fault === "refund-timeout-but-done" ? { respondWith: "silent" } : {}) };
}

/** Without an amount it is everything that is left. */
function amountOf(body: unknown, payment: Payment, kind: "captured" | "refunded"): number {
  const { amount } = (body ?? {}) as { amount?: unknown };
  if (amount !== undefined && amount !== null) return readAmount(amount);
  const left = sumOf(payment, "captured") - sumOf(payment, "refunded");
  return kind === "captured" ? payment.amount : Math.max(1, left);
}
