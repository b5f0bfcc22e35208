import { randomUUID } from "node:crypto";
import { createGatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Capabilities, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { askOrder } from "./ask-order.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { cancelOrder, captureOrder } from "./change-order.ts";
import { offerPlans } from "./offer-plans.ts";
import { readNotification } from "./read-notification.ts";
import { refundOrder } from "./refund-order.ts";

/** A guest who never got the address of the page can approve nothing. */
export const tamaraCapabilities: Capabilities = {
  settleMs: { token: 0, redirect: 0 },
  refundBy: "reference",
  lists: false,
};

/** 403 says that the account may not do this, which is nothing about the order. */
const NO_ANSWER = [403];

/** Tamara, by the calls of `docs/partners/tamara.md`. */
export function createTamara(settings: PartnerSettings<"tamara">): PaymentGateway {
  const { tamaraUrl: url, tamaraToken, tamaraNotificationTokens, tamaraPrecheck } = settings;
  const company = { name: "tamara", url, authorization: `Bearer ${tamaraToken}`, noAnswer: NO_ANSWER };
  const client = createGatewayClient(company, settings);
  return {
    name: "tamara",
    capabilities: tamaraCapabilities,
    takesNew: true,
    isDown: client.isDown,
    isUp: client.isUp,
    // It has no list: one that knows our key answers that it does not know this order.
    check: () =>
      client.check("GET", `/merchants/orders/reference-id/${randomUUID()}`, { mayBeEmpty: true }, [200, 404]),
    begin: (order) => beginCheckout(client, order),
    ask: ({ paymentId }) => askOrder(client, paymentId),
    capture: (key) => captureOrder(client, key),
    cancel: (key) => cancelOrder(client, key),
    refund: (key, refund) => refundOrder(client, key, refund),
    // Tamara documents no list of orders: its payments are compared one by one.
    list: async () => null,
    readWebhook: (webhook) => readNotification(webhook, tamaraNotificationTokens),
    offer: (order) => offerPlans(client, tamaraPrecheck, order),
  };
}
