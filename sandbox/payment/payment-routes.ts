import type { IncomingMessage } from "node:http";
import { sandboxNow } from "../clock.ts";
import { idInPath, keyedRoutes } from "../keyed-routes.ts";
import { listPage, readSince } from "../list-page.ts";
import { type Answer, type PartnerRequest, Refusal, type Route } from "../route.ts";
import { beginPayment } from "./begin-payment.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { checkKey } from "./check-key.ts";
import { applyDue, movePayment } from "./move-payment.ts";
import type { Payment } from "./payment.ts";
import { findPayment, linesOf, paymentsOf } from "./payment-store.ts";
import { paymentView } from "./payment-view.ts";
import type { Provider } from "./provider.ts";
import { readOrder } from "./read-order.ts";
import { refundPayment } from "./refund-payment.ts";

/** The API of every payment provider, for a merchant with a key, and its public ledger for tests. */
export function paymentRoutes(provider: Provider): Route[] {
  const route = keyedRoutes(provider.name, checkKey);
  const known = (call: PartnerRequest) => knownPayment(provider, idInPath(call));
  return [
    route("POST", "/payments", async ({ body, request, fault }) =>
      answerOf(provider, await beginPayment(provider, readOrder(body), fault), request),
    ),
    route("GET", "/payments", ({ url, request }) => ({ json: page(provider, url, request) })),
    route("GET", "/payments/[\\w-]{1,60}", (call) => answerOf(provider, known(call), call.request)),
    route("POST", "/payments/[\\w-]{1,60}/capture", (call) => {
      const payment = known(call);
      void movePayment(payment, "captured");
      return answerOf(provider, payment, call.request);
    }),
    route("POST", "/payments/[\\w-]{1,60}/cancel", (call) =>
      answerOf(provider, cancelPayment(provider.name, idInPath(call)), call.request),
    ),
    route("POST", "/payments/[\\w-]{1,60}/abandon", (call) => {
      const payment = known(call);
      if (payment.status === "challenge") void movePayment(payment, "voided");
      return answerOf(provider, payment, call.request);
    }),
    route("POST", "/payments/[\\w-]{1,60}/refunds", (call) => {
      const refund = refundPayment(known(call), call.body, call.fault);
      return { json: refund, ...(call.fault === "refund-timeout-but-done" ? { respondWith: "silent" } : {}) };
    }),
    {
      method: "GET",
      path: new RegExp(`^/${provider.name}/ledger$`),
      answer: () => ({ json: { lines: linesOf(provider.name) } }),
    },
  ];
}

function knownPayment(provider: Provider, id: string): Payment {
  const payment = findPayment(provider.name, id);
  if (!payment || isHidden(payment)) throw new Refusal(404, "no such payment");
  return applyDue(payment);
}

function isHidden({ hiddenUntil }: Payment): boolean {
  return sandboxNow() < hiddenUntil;
}

/** A hidden payment has begun, but the merchant gets an error. */
function answerOf(provider: Provider, payment: Payment, request: IncomingMessage): Answer {
  const json = paymentView(payment, provider, originOf(request));
  return isHidden(payment) ? { json, respondWith: "500-but-done" } : { json };
}

function page(provider: Provider, url: URL, request: IncomingMessage) {
  const since = readSince(url);
  const all = paymentsOf(provider.name).filter((payment) => payment.asked && !isHidden(payment));
  const found = all.map(applyDue).filter(({ changedAt }) => changedAt >= since);
  const { page, next } = listPage(found, url);
  return { payments: page.map((payment) => paymentView(payment, provider, originOf(request))), next };
}

function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host}`;
}
