import { applyDue } from "../bank/apply-due.ts";
import { findPayment, paymentsOf } from "../bank/bank-store.ts";
import { beginPayment, isHidden, isListed } from "../bank/begin-payment.ts";
import type { Language } from "../bank/page-shell.ts";
import type { Payment } from "../bank/payment.ts";
import { idInPath, keyedRoutes } from "../keyed-routes.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";
import { actionViews } from "./action-view.ts";
import { requireSecretKey } from "./checkout-keys.ts";
import { notFound } from "./checkout-refusal.ts";
import { oncePerKey } from "./idempotency-keys.ts";
import { begunView, isDecided, originOf, paymentView } from "./payment-view.ts";
import { readOrder } from "./read-order.ts";

const route = keyedRoutes("checkout", requireSecretKey);
const MAX_LIMIT = 100;

/** Beginning and reading payments. */
export const paymentRoutes: readonly Route[] = [
  route("POST", "/payments", (call) => {
    const answer = (payment: Payment) => begunAnswer(payment, originOf(call));
    return oncePerKey(call, "payments", {
      repeat: (id) => answer(known(id)),
      create: async () => {
        const payment = await beginPayment(readOrder(call.body, languageOf(call)), call.fault);
        return { made: payment.id, answer: answer(payment) };
      },
    });
  }),
  route("GET", "/payments", (call) => ({ json: listOf(call) })),
  route("GET", "/payments/[\\w-]{1,60}", (call) => ({ json: paymentView(visible(idInPath(call)), originOf(call)) })),
  route("GET", "/payments/[\\w-]{1,60}/actions", (call) => ({ json: actionViews(visible(idInPath(call))) })),
];

/** The language for the page of the bank: the one that the request prefers. */
function languageOf({ request }: PartnerRequest): Language {
  return /^ar\b/i.test(request.headers["accept-language"] ?? "") ? "ar" : "en";
}

/** A payment that the company answers about. */
export function visible(id: string): Payment {
  const payment = known(id);
  if (isHidden(payment)) throw notFound();
  return payment;
}

function known(id: string): Payment {
  const payment = findPayment("checkout", id);
  if (!payment) throw notFound();
  return applyDue(payment);
}

/** A hidden payment has begun, but the merchant gets an error. */
function begunAnswer(payment: Payment, origin: string): Answer {
  const answer = { status: isDecided(payment) ? 201 : 202, json: begunView(payment, origin) };
  return isHidden(payment) ? { ...answer, respondWith: "500-but-done" } : answer;
}

/** The payments with a reference, the newest first; the list is some seconds behind. */
function listOf(call: PartnerRequest) {
  const query = call.url.searchParams;
  const reference = query.get("reference");
  const limit = Math.min(MAX_LIMIT, Math.max(1, Number(query.get("limit")) || 10));
  const skip = Math.max(0, Number(query.get("skip")) || 0);
  const found = paymentsOf("checkout").filter(
    (payment) => (reference === null || payment.merchantId === reference) && isListed(payment),
  );
  const page = found.reverse().slice(skip, skip + limit);
  const data = page.map((payment) => paymentView(applyDue(payment), originOf(call)));
  return { total_count: found.length, skip, limit, data };
}
