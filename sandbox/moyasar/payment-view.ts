import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { guestPageUrl } from "../bank/guest-routes.ts";
import { type ActionKind, type Failure, type Payment, type PaymentStatus, sumOf } from "../bank/payment.ts";

/** A payment as Moyasar shows it; the page of the bank is at this origin. */
export function paymentView(payment: Payment, origin: string) {
  const { id, amount, currency, details, createdAt, changedAt } = payment;
  const refunded = sumOf(payment, "refunded");
  const captured = payment.direct ? 0 : sumOf(payment, "captured");
  return {
    id,
    status: statusOf(payment),
    amount,
    fee: 0,
    currency,
    refunded,
    refunded_at: timeOf(payment, "refunded"),
    captured,
    captured_at: payment.direct ? null : timeOf(payment, "captured"),
    voided_at: timeOf(payment, "voided"),
    description: details.description ?? null,
    amount_format: format(amount, currency),
    fee_format: format(0, currency),
    refunded_format: format(refunded, currency),
    captured_format: format(captured, currency),
    invoice_id: null,
    ip: null,
    callback_url: payment.returnUrls.success,
    created_at: iso(createdAt),
    updated_at: iso(changedAt),
    metadata: details.metadata ?? null,
    source: sourceView(payment, origin),
  };
}

const words: Record<PaymentStatus, string> = {
  pending: "initiated",
  challenge: "initiated",
  authorised: "authorized",
  captured: "captured",
  declined: "failed",
  voided: "voided",
};

/** A part that went back is enough for `refunded`; `paid` was never held. */
export function statusOf(payment: Payment): string {
  if (sumOf(payment, "refunded") > 0) return "refunded";
  return payment.status === "captured" && payment.direct ? "paid" : words[payment.status];
}

const companies: Record<string, string> = {
  visa: "visa",
  "master-card": "master",
  "american-express": "amex",
  mada: "mada",
};

/** Moyasar's word for a brand. */
export function companyWord(brand: string): string {
  return companies[brand] ?? brand;
}

type Reason = { code: string | null; message: string };

/** Without a code the payment never reached the bank of the card. */
const reasons: Record<Failure, Reason> = {
  declined: { code: "05", message: "DECLINED" },
  "insufficient-funds": { code: "51", message: "INSUFFICIENT FUNDS" },
  "authentication-failed": { code: null, message: "3-D Secure transaction attempt failed (Not Authenticated)" },
  "authentication-timed-out": { code: null, message: "Allowed time frame for transaction has been expired" },
  "not-eligible": { code: "57", message: "DECLINED" },
};

function reasonOf({ status, failure }: Payment): Reason | null {
  if (status === "declined") return reasons[failure ?? "declined"];
  return status === "pending" || status === "challenge" ? null : { code: "00", message: "APPROVED" };
}

/** What was paid with: a token is shown as its card. */
function sourceView(payment: Payment, origin: string) {
  const { card, status, details, id } = payment;
  const reason = reasonOf(payment);
  return {
    type: "creditcard",
    company: companyWord(card?.brand ?? ""),
    name: details.name ?? null,
    number: maskedNumber(payment),
    gateway_id: `moyasar_cc_${id.replaceAll("-", "").slice(0, 22)}`,
    reference_number: null,
    token: null,
    message: reason?.message ?? null,
    transaction_url: status === "challenge" ? guestPageUrl(payment, origin) : null,
    response_code: reason?.code ?? null,
    authorization_code: null,
    issuer_name: null,
    issuer_country: null,
    issuer_card_type: "unspecified",
    issuer_card_category: null,
  };
}

function maskedNumber({ card }: Payment): string {
  const bin = card?.bin ?? "XXXXXX";
  return `${bin.slice(0, 4)}-${bin.slice(4)}XX-XXXX-${card?.last4 ?? "XXXX"}`;
}

function timeOf({ actions }: Payment, kind: ActionKind): string | null {
  const last = actions.findLast((action) => action.kind === kind && action.state === "done");
  return last ? iso(last.at) : null;
}

function format(minor: number, currency: string): string {
  const decimals = exponents[currency as CurrencyCode];
  return `${(minor / 10 ** decimals).toFixed(decimals)} ${currency}`;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
