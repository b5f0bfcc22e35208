import { type BankEvent, type EventKind, type Webhook, webhookUrlOf } from "../bank/companies.ts";
import type { Payment } from "../bank/payment.ts";
import { webhookSecret } from "../bank/send-webhook.ts";
import { paymentView } from "./payment-view.ts";

/** Their spelling of a failure; an action that the bank refuses sends no webhook. */
const types: Partial<Record<EventKind, string>> = {
  authorised: "payment_authorized",
  captured: "payment_captured",
  declined: "payment_faild",
  voided: "payment_voided",
  refunded: "payment_refunded",
};

/** The secret is a field of the body; nothing is signed. */
export function webhookOf({ eventId, kind, payment, at, signature, isMalformed }: BankEvent): Webhook | null {
  const type = types[kind];
  if (!type) return null;
  const secret = webhookSecret("MOYASAR_WEBHOOK_TOKENS");
  const event = {
    id: eventId,
    type: kind === "captured" && payment.direct ? "payment_paid" : type,
    created_at: new Date(at).toISOString(),
    ...(signature === "missing-signature" ? {} : { secret_token: signature === "valid" ? secret : `not-${secret}` }),
    account_name: "Mabeet",
    live: false,
    data: dataOf(payment, kind),
  };
  const body = JSON.stringify(event);
  return { url: webhookUrlOf(payment), headers: {}, body: isMalformed ? body.slice(0, -20) : body };
}

/** An event about an earlier failure carries the payment as it would have been then. */
function dataOf(payment: Payment, kind: EventKind) {
  const then: Payment = kind === "declined" ? { ...payment, status: "declined", actions: [] } : payment;
  return paymentView(then, new URL(payment.returnUrls.success).origin);
}
