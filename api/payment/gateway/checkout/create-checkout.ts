import type { Capabilities, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import type { PartnerSettings } from "#api/platform/settings/payment-partners.ts";
import { askPayment } from "./ask-payment.ts";
import { beginPayment } from "./begin-payment.ts";
import { createCheckoutClient } from "./checkout-client.ts";
import { createSession } from "./create-session.ts";
import { listPayments } from "./list-payments.ts";
import { capturePayment, voidPayment } from "./order-action.ts";
import { readToken } from "./read-token.ts";
import { readWebhook } from "./read-webhook.ts";
import { refundPayment } from "./refund-payment.ts";

/** A token dies after 15 minutes, so no later request can pay with it. */
export const checkoutCapabilities: Capabilities = {
  settleMs: { token: 16 * 60_000, redirect: 0 },
  refundBy: "reference",
  lists: true,
};

/** Checkout.com as in `docs/partners/checkout.md`. */
export function createCheckout(settings: PartnerSettings<"checkout">): PaymentGateway {
  const { checkoutChannels, checkoutPublicKey: publicKey, checkoutWebhookKeys } = settings;
  const client = createCheckoutClient(settings);
  return {
    name: "checkout",
    capabilities: checkoutCapabilities,
    takesNew: true,
    isDown: client.isDown,
    isUp: client.isUp,
    check: () => client.check("POST", "/payments/search", { body: { limit: 1 } }),
    begin: (order) => beginPayment(client, order, settings),
    ask: (key) => askPayment(client, key),
    capture: (key) => capturePayment(client, key),
    cancel: (key) => voidPayment(client, key),
    refund: (key, refund) => refundPayment(client, key, refund),
    list: (since) => listPayments(client, since),
    readWebhook: ({ body, headers }) => readWebhook(body, headers, checkoutWebhookKeys),
    readToken: (token) => readToken(client, token),
    cardSession: (order) => createSession(client, order, { publicKey, channels: checkoutChannels }),
  };
}
