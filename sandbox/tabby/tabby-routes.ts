import { type Company, returnUrlByStatus } from "../bank/companies.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";
import { createSession } from "./checkout-session.ts";
import { listPayments } from "./list-payments.ts";
import { checkKey, type Region, regions, wrongRegion } from "./merchants.ts";
import { capture, close, knownPayment, refund } from "./payment-actions.ts";
import { paymentView, statusOf } from "./payment-view.ts";
import { tabbyWebhook } from "./tabby-webhook.ts";
import { listWebhooks, registerWebhook } from "./webhook-registrations.ts";

export const tabbyCompany: Company = {
  name: "tabby",
  webhook: tabbyWebhook,
  returnUrl: (payment) => {
    const isExpired = statusOf(payment) === "EXPIRED";
    const url = isExpired ? new URL(payment.returnUrls.cancel) : returnUrlByStatus(payment);
    url.searchParams.set("payment_id", payment.id);
    return url.href;
  },
};

const PAYMENT = "/api/v2/payments/[^/]+";

/** The same API at both addresses. */
export const tabbyRoutes: readonly Route[] = regions.flatMap(routesOf);

type Handler = (call: PartnerRequest, region: Region) => Answer | Promise<Answer>;

function routesOf(region: Region): Route[] {
  const route = (method: Route["method"], end: string, handler: Handler): Route => ({
    method,
    path: new RegExp(`^/${region}${end}$`),
    answer: (call) => {
      checkKey(call.request, region);
      if (call.fault === "wrong-region") throw wrongRegion();
      return handler(call, region);
    },
  });
  return [
    route("POST", "/api/v2/checkout", createSession),
    route("GET", "/api/v2/payments", ({ url }) => listPayments(url, region)),
    route("GET", PAYMENT, (call) => ({ json: paymentView(knownPayment(call, region)) })),
    route("POST", `${PAYMENT}/captures`, capture),
    route("POST", `${PAYMENT}/refunds`, refund),
    { ...route("POST", `${PAYMENT}/close`, close), reads: "nothing" },
    route("POST", "/api/v1/webhooks", registerWebhook),
    route("GET", "/api/v1/webhooks", listWebhooks),
  ];
}
