import {
  type BankEvent,
  type Company,
  type EventKind,
  returnUrlByStatus,
  type SignatureKind,
  type Webhook,
  webhookUrlOf,
} from "../bank/companies.ts";
import type { Payment } from "../bank/payment.ts";
import { webhookSecret } from "../bank/send-webhook.ts";
import { sandboxNow } from "../clock.ts";
import { jsonWebToken } from "./json-web-token.ts";
import { detailsOf, wordOf } from "./order-view.ts";
import { moneyOf } from "./tamara-money.ts";

const VALID_SECONDS = 900;
const OLD_SECONDS = 3_600;

type Word = { order_status: string } | { event_type: string };

/** What a webhook says; `null` for what Tamara sends none about. The end of a checkout is a status, later changes are events. */
function wordsOf({ kind, payment }: BankEvent): Word | null {
  const isExpired = payment.failure === "authentication-timed-out";
  const words: Partial<Record<EventKind, Word>> = {
    authorised: { order_status: "approved" },
    declined: { order_status: isExpired ? "expired" : "declined" },
    captured: { event_type: "order_captured" },
    voided: { event_type: "order_canceled" },
    refunded: { event_type: "order_refunded" },
  };
  return words[kind] ?? null;
}

export const tamaraCompany: Company = {
  name: "tamara",
  webhook: (event) => {
    const words = wordsOf(event);
    if (!words) return null;
    const { payment, isMalformed } = event;
    const json = JSON.stringify({
      order_id: payment.id,
      order_reference_id: payment.merchantId,
      order_number: detailsOf(payment).orderNumber,
      ...words,
      data: dataOf(event),
    });
    return { ...signed(event, webhookUrlOf(payment)), body: isMalformed ? json.slice(0, json.length / 2) : json };
  },
  returnUrl: (payment) => {
    const url = returnUrlByStatus(payment);
    url.searchParams.set("paymentStatus", wordOf(payment));
    url.searchParams.set("orderId", payment.id);
    return url.href;
  },
};

function dataOf({ action, payment }: BankEvent) {
  if (!action || (action.kind !== "captured" && action.kind !== "refunded")) return [];
  const money = moneyOf(action.amount, payment.currency);
  if (action.kind === "captured") return { capture_id: action.id, captured_amount: money };
  return { refund_id: action.id, merchant_refund_id: action.reference, refunded_amount: money };
}

/** The token signs nothing of the body: it only shows that Tamara sends it. */
function signed({ eventId, payment, signature }: BankEvent, address: string): Omit<Webhook, "body"> {
  const url = new URL(address);
  if (signature === "missing-signature") return { url: url.href, headers: {} };
  const token = jsonWebToken(claimsOf(eventId, payment), keyOf(signature));
  url.searchParams.set("tamaraToken", token);
  return { url: url.href, headers: { authorization: `Bearer ${token}` } };
}

function claimsOf(eventId: string, { fault }: Payment) {
  const now = Math.floor(sandboxNow() / 1000) - (fault === "old-signature" ? OLD_SECONDS : 0);
  return { iss: "Tamara", iat: now, exp: now + VALID_SECONDS, jti: eventId };
}

function keyOf(signature: SignatureKind): string {
  return signature === "valid"
    ? webhookSecret("TAMARA_NOTIFICATION_TOKENS")
    : "a-key-that-nobody-has-given-us-0123456789";
}
