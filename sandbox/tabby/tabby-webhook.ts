import type { BankEvent, EventKind, Webhook } from "../bank/companies.ts";
import { webhookUrlOf } from "../bank/companies.ts";
import { sumOf } from "../bank/payment.ts";
import { webhookSecret } from "../bank/send-webhook.ts";
import { detailsOf, paymentView } from "./payment-view.ts";
import { registeredWebhook } from "./webhook-registrations.ts";

/** Statuses are lower case in webhooks; nothing is sent about a capture or a refund that was refused. */
const words: Partial<Record<EventKind, (event: BankEvent) => string>> = {
  authorised: () => "authorized",
  captured: () => "closed",
  refunded: () => "closed",
  declined: ({ payment }) => (payment.failure === "authentication-timed-out" ? "expired" : "rejected"),
  voided: ({ payment }) => (sumOf(payment, "authorised") > 0 ? "closed" : "expired"),
};

/** A webhook of Tabby: a header of the merchant's choice is all that proves it. */
export function tabbyWebhook(event: BankEvent): Webhook | null {
  const status = words[event.kind]?.(event);
  if (status === undefined) return null;
  const { payment } = event;
  const { id, created_at, expires_at, is_test, amount, currency, captures, refunds } = paymentView(payment);
  const order = { reference_id: payment.merchantId };
  const { meta = {} } = detailsOf(payment).echo;
  const body = JSON.stringify({
    id,
    created_at,
    expires_at,
    status,
    is_test,
    amount,
    currency,
    order,
    captures,
    refunds,
    meta,
  });
  const registered = registeredWebhook(detailsOf(payment).merchantCode);
  return {
    url: registered?.url ?? webhookUrlOf(payment),
    headers: secretHeader(event, registered),
    body: event.isMalformed ? `${body.slice(0, -1)}\uFFFD` : body,
  };
}

function secretHeader({ signature }: BankEvent, registered: ReturnType<typeof registeredWebhook>) {
  if (signature === "missing-signature" || (registered && !registered.header)) return {};
  const title = registered?.header?.title ?? "x-webhook-secret";
  const value = registered?.header?.value ?? webhookSecret("TABBY_WEBHOOK_SECRETS");
  return { [title]: signature === "valid" ? value : `not-${value}` };
}
