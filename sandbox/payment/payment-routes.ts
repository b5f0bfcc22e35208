import type { IncomingMessage } from "node:http";
import { sandboxNow } from "../clock.ts";
import { type Answer, Refusal, type Route, type Visit } from "../route.ts";
import { beginPayment } from "./begin-payment.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { checkKey } from "./check-key.ts";
import { movePayment, settle } from "./move-payment.ts";
import type { Payment } from "./payment.ts";
import { findPayment, linesOf, paymentsOf } from "./payment-book.ts";
import { paymentView } from "./payment-view.ts";
import type { Provider } from "./provider.ts";
import { readOrder } from "./read-order.ts";
import { refundPayment } from "./refund-payment.ts";

const MOST_A_PAGE = 100;

/** What every provider of payments offers a shop that has a key, and its ledger for whoever wants to count after it. */
export function paymentRoutes(provider: Provider): Route[] {
  const at = (end: string) => new RegExp(`^/${provider.name}${end}$`);
  const route = (method: Route["method"], end: string, answer: (visit: Visit) => Answer | Promise<Answer>): Route => ({
    method,
    path: at(end),
    answer: (visit) => {
      checkKey(visit.request);
      return answer(visit);
    },
  });
  const known = (visit: Visit) => knownPayment(provider, idOf(visit));
  return [
    route("POST", "/payments", async ({ body, request, fault }) =>
      told(await beginPayment(provider, readOrder(body), fault), request),
    ),
    route("GET", "/payments", ({ url, request }) => ({ json: page(provider, url, request) })),
    route("GET", "/payments/[\\w-]{1,60}", (visit) => told(known(visit), visit.request)),
    route("POST", "/payments/[\\w-]{1,60}/capture", (visit) => {
      const payment = known(visit);
      void movePayment(payment, "captured");
      return told(payment, visit.request);
    }),
    route("POST", "/payments/[\\w-]{1,60}/cancel", (visit) =>
      told(cancelPayment(provider.name, idOf(visit)), visit.request),
    ),
    route("POST", "/payments/[\\w-]{1,60}/refunds", (visit) => {
      const refund = refundPayment(known(visit), visit.body, visit.fault);
      return { json: refund, ...(visit.fault === "refund-timeout-but-done" ? { leaving: "silent" } : {}) };
    }),
    { method: "GET", path: at("/ledger"), answer: () => ({ json: { lines: linesOf(provider.name) } }) },
  ];
}

function idOf({ url }: Visit): string {
  return url.pathname.split("/")[3] ?? "";
}

function knownPayment(provider: Provider, id: string): Payment {
  const payment = findPayment(provider.name, id);
  if (!payment || isHidden(payment)) throw new Refusal(404, "no such payment");
  return settle(payment);
}

function isHidden({ hiddenUntil }: Payment): boolean {
  return sandboxNow() < hiddenUntil;
}

/** What is hidden was begun all the same, but the shop hears nothing good of it. */
function told(payment: Payment, request: IncomingMessage): Answer {
  const json = paymentView(payment, originOf(request));
  return isHidden(payment) ? { json, leaving: "500-but-done" } : { json };
}

function page(provider: Provider, url: URL, request: IncomingMessage) {
  const since = Date.parse(url.searchParams.get("since") ?? "");
  const from = Number(url.searchParams.get("from") ?? 0);
  if (Number.isNaN(since)) throw new Refusal(400, "since: a time");
  if (!Number.isInteger(from) || from < 0) throw new Refusal(400, "from: one that we gave");
  const all = paymentsOf(provider.name).filter((payment) => payment.asked && !isHidden(payment));
  const found = all.map(settle).filter(({ changedAt }) => changedAt >= since);
  const payments = found.slice(from, from + MOST_A_PAGE).map((payment) => paymentView(payment, originOf(request)));
  return { payments, next: from + MOST_A_PAGE < found.length ? from + MOST_A_PAGE : null };
}

function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host}`;
}
