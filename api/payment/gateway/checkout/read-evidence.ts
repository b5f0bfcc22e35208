import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import type { EvidenceKind } from "#domain/payment/payment-state.ts";
import { cardBrandOf } from "./card-brand.ts";
import { SILENT, STRANGE } from "./checkout-client.ts";
import { PaymentAnswer, statusWord } from "./payment-answer.ts";
import { failureCodeOf } from "./response-codes.ts";

const kinds: Record<string, EvidenceKind> = {
  pending: "pending",
  authorized: "authorised",
  captured: "captured",
  partiallyrefunded: "captured",
  refunded: "captured",
  voided: "voided",
  canceled: "voided",
  expired: "voided",
  declined: "declined",
};

/** What a status means; `silent` for a word that we do not know, and for a part of the amount, which we never capture. */
export function kindOf(status: string): EvidenceKind {
  return kinds[statusWord(status)] ?? "silent";
}

/** The answer to `POST /payments`, which repeats our reference only sometimes. */
export function readBegun(json: unknown, paymentId: string): Evidence {
  const read = PaymentAnswer.safeParse(json);
  if (!read.success) return SILENT;
  return evidenceOf({ ...read.data, reference: read.data.reference ?? paymentId }, paymentId);
}

/** A payment as Checkout.com shows it; that of somebody else counts as no answer. */
export function readEvidence(json: unknown, paymentId: string): Evidence {
  const read = PaymentAnswer.safeParse(json);
  return read.success ? evidenceOf(read.data, paymentId) : SILENT;
}

function evidenceOf(payment: PaymentAnswer, paymentId: string): Evidence {
  const { amount, currency } = payment;
  if (payment.reference !== paymentId) return SILENT;
  const kind = kindOf(payment.status);
  if (kind === "silent") return { ...STRANGE, reference: payment.id };
  const money = typeof amount === "number" && currency ? { amountMinor: amount, currency } : null;
  if ((kind === "authorised" || kind === "captured") && !money) return SILENT;
  return { ...stateOf(payment, kind), reference: payment.id, ...money, ...cardOf(payment) };
}

function stateOf(payment: PaymentAnswer, kind: EvidenceKind): Evidence {
  if (kind === "pending") return waiting(payment);
  if (kind === "declined") return { kind, failureCode: failureCodeOf(payment.response_code) };
  return kind === "captured" ? { kind, refundedMinor: payment.balances?.total_refunded ?? 0 } : { kind };
}

/** With a page of the bank the guest has to continue there. */
function waiting({ _links }: PaymentAnswer): Evidence {
  const redirectUrl = _links?.redirect?.href;
  return redirectUrl ? { kind: "challenge", redirectUrl } : { kind: "pending" };
}

function cardOf({ source }: PaymentAnswer): Pick<Evidence, "card"> {
  const brand = source && cardBrandOf(source);
  if (!brand || !source.last4) return {};
  const { last4, fingerprint } = source;
  return { card: { brand, last4, ...(fingerprint ? { fingerprint } : {}) } };
}
