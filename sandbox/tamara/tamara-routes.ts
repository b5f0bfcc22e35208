import { applyDue } from "../bank/apply-due.ts";
import { findPayment, paymentsOf } from "../bank/bank-store.ts";
import { isHidden } from "../bank/begin-payment.ts";
import type { Payment } from "../bank/payment.ts";
import type { PartnerRequest, Route } from "../route.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { authoriseOrder, cancelOrder, captureOrder } from "./change-order.ts";
import { orderView } from "./order-view.ts";
import { eligibility, preCheck } from "./pre-check.ts";
import { refundOrder } from "./refund-order.ts";
import { tamaraRefusal } from "./tamara-error.ts";
import { registerWebhook } from "./webhook-registry.ts";

export { tamaraCompany } from "./tamara-company.ts";

/** The API token of the merchant in the demo. */
const TOKEN = process.env.TAMARA_TOKEN?.trim() || "mabeet-demo-tamara";
const ID = "[\\w-]{1,60}";

export const tamaraRoutes: readonly Route[] = [
  route("POST", "/checkout", beginCheckout),
  route("POST", "/checkout/payment-options-pre-check", ({ body }) => ({ json: preCheck(body) })),
  route("POST", "/pre-checkout/v1/eligibility", ({ body }) => ({ json: eligibility(body) })),
  route("GET", `/merchants/orders/reference-id/${ID}`, (call) => ({ json: orderView(byReference(segment(call, 5))) })),
  route("GET", `/merchants/orders/${ID}`, (call) => ({ json: orderView(byId(segment(call, 4))) })),
  route("POST", `/orders/${ID}/authorise`, (call) => authoriseOrder(byId(segment(call, 3)))),
  route("POST", `/orders/${ID}/cancel`, (call) => cancelOrder(byId(segment(call, 3)), call)),
  route("POST", "/payments/capture", (call) => captureOrder(byId(bodyId(call)), call)),
  route("POST", `/payments/simplified-refund/${ID}`, (call) => refundOrder(byId(segment(call, 4)), call)),
  route("POST", "/webhooks", ({ body }) => ({ json: registerWebhook(body) })),
];

function route(method: Route["method"], path: string, answer: Route["answer"]): Route {
  return {
    method,
    path: new RegExp(`^/tamara${path}$`),
    answer: (call) => {
      if (call.request.headers.authorization !== `Bearer ${TOKEN}`)
        throw tamaraRefusal(401, "unauthorised", "Authorization: a token of ours");
      return answer(call);
    },
  };
}

const segment = ({ url }: PartnerRequest, at: number) => url.pathname.split("/")[at] ?? "";
const bodyId = ({ body }: PartnerRequest) => String((body as Record<string, unknown>).order_id);

function byId(id: string): Payment {
  return known(findPayment("tamara", id));
}

/** Tamara does not refuse an id of the merchant that it knows: the newest order with it is shown. */
function byReference(id: string): Payment {
  return known(paymentsOf("tamara").findLast(({ merchantId }) => merchantId === id));
}

function known(payment: Payment | undefined): Payment {
  if (!payment || isHidden(payment)) throw tamaraRefusal(404, "order_not_found", "There is no such order.");
  return applyDue(payment);
}
