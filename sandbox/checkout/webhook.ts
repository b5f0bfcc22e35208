import { createHmac } from "node:crypto";
import { type BankEvent, type EventKind, type Webhook, webhookUrlOf } from "../bank/companies.ts";
import { webhookSecret } from "../bank/send-webhook.ts";
import { balancesOf } from "./payment-view.ts";
import { detailsOf, responseOf, responseWith } from "./status-words.ts";
import { targetOf } from "./workflow-store.ts";

const types: Record<EventKind, string> = {
  authorised: "payment_approved",
  captured: "payment_captured",
  declined: "payment_declined",
  voided: "payment_voided",
  refunded: "payment_refunded",
  "capture-declined": "payment_capture_declined",
  "void-declined": "payment_void_declined",
  "refund-declined": "payment_refund_declined",
};

/** The webhook of an event, signed over its raw body with the key of the workflow. */
export function checkoutWebhook(event: BankEvent): Webhook | null {
  const type = types[event.kind];
  const target = targetOf(type);
  if (target === null) return null;
  const key = target?.key || webhookSecret("CHECKOUT_WEBHOOK_KEYS");
  const body = bodyOf(event, type);
  const signature = createHmac("sha256", event.signature === "valid" ? key : "another key")
    .update(body)
    .digest("hex");
  const signed: Record<string, string> = event.signature === "missing-signature" ? {} : { "cko-signature": signature };
  return { url: target?.url ?? webhookUrlOf(event.payment), headers: { ...target?.headers, ...signed }, body };
}

function bodyOf({ eventId, kind, payment, action, at, isMalformed }: BankEvent, type: string): string {
  const { id, merchantId, amount, currency } = payment;
  const { actionId, metadata } = detailsOf(payment);
  const response = kind.endsWith("-declined") ? responseWith("20005") : responseOf(payment);
  const data = {
    ...{ id, action_id: action?.id ?? actionId, reference: merchantId, amount: action?.amount ?? amount, currency },
    ...{ processed_on: new Date(at).toISOString(), ...response, balances: balancesOf(payment), metadata },
  };
  const created = new Date(at).toISOString();
  const body = JSON.stringify({ id: `evt_${eventId}`, type, version: "1.0.29", created_on: created, data });
  // Some real webhooks arrive like this: a replacement character where the data begin, and no object around them.
  return isMalformed ? body.replace('"data":{', "\uFFFD") : body;
}
