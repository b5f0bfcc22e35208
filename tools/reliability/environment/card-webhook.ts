import { createHmac } from "node:crypto";
import { testedGateway } from "#api/testing/servers/card-gateway.ts";
import type { CardGateway } from "#domain/payment/gateways.ts";

export type CardEventKind = "authorised" | "captured" | "declined";
export type CardEvent = {
  eventId: string;
  kind: CardEventKind;
  paymentId: string;
  /** The company's own id of the payment. Without it the webhook names ours only. */
  reference?: string | undefined;
  at: Date;
};

/** A webhook as a company sends it, whether or not it is true. */
export type SentWebhook = { url: string; headers: Record<string, string>; body: string };

const JSON_TYPE = { "content-type": "application/json" };

const checkoutTypes: Record<CardEventKind, string> = {
  authorised: "payment_approved",
  captured: "payment_captured",
  declined: "payment_declined",
};
const moyasarTypes: Record<CardEventKind, string> = {
  authorised: "payment_authorized",
  captured: "payment_captured",
  declined: "payment_faild",
};

const headersOf = (body: string, secret: string) => ({
  ...JSON_TYPE,
  "cko-signature": createHmac("sha256", secret).update(body).digest("hex"),
});

const formats: Record<CardGateway, (event: CardEvent, secret: string) => Omit<SentWebhook, "url">> = {
  checkout: ({ eventId, kind, paymentId, reference, at }, secret) => {
    const data = {
      ...(reference !== undefined && { id: reference }),
      reference: paymentId,
      amount: 1,
      currency: "SAR",
    };
    const created = at.toISOString();
    const body = JSON.stringify({ id: `evt_${eventId}`, type: checkoutTypes[kind], created_on: created, data });
    return { body, headers: headersOf(body, secret) };
  },
  moyasar: ({ eventId, kind, paymentId, at }, secret) => {
    const data = { id: paymentId, status: "paid", amount: 1, currency: "SAR" };
    const event = { id: eventId, type: moyasarTypes[kind], created_at: at.toISOString(), secret_token: secret, data };
    return { body: JSON.stringify(event), headers: JSON_TYPE };
  },
};

type Secrets = { checkoutWebhookKeys: readonly string[]; moyasarWebhookTokens: readonly string[] };

/** The secret of the tested card gateway. */
export function cardWebhookSecret({ checkoutWebhookKeys, moyasarWebhookTokens }: Secrets): string {
  const [secret = ""] = { checkout: checkoutWebhookKeys, moyasar: moyasarWebhookTokens }[testedGateway];
  return secret;
}

/** A signed webhook of the tested card gateway: the API must ask the gateway whatever the webhook says. */
export function cardWebhook(event: CardEvent, secret: string): SentWebhook {
  return { url: `/api/payment-api/webhook/${testedGateway}`, ...formats[testedGateway](event, secret) };
}

/** Any text, signed as Checkout.com signs. */
export function signedText(body: string, secret: string): SentWebhook {
  return { url: "/api/payment-api/webhook/checkout", headers: headersOf(body, secret), body };
}
