import type { CurrencyCode } from "#domain/money/currency.ts";
import type { InstalmentPlan } from "#domain/payment/instalments.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import type { EvidenceKind } from "#domain/payment/payment-state.ts";

/** A provider's answer about one payment. Amounts are minor units; the state table reads `kind`. */
export type Evidence = {
  kind: EvidenceKind;
  /** The provider's own id of the payment. */
  reference?: string;
  /** The amount that it took or would take; compared with ours first. */
  amountMinor?: number;
  currency?: string;
  refundedMinor?: number;
  /** The page of the bank, for `challenge`. */
  redirectUrl?: string;
  /** Why it declined: the code of a problem. */
  failureCode?: number;
  /** The guest cancelled it and needs no message about it. */
  isAbandoned?: boolean;
  /** `fingerprint` is the provider's identifier of the card, the same in every payment with it. */
  card?: { brand: string; last4: string; fingerprint?: string | undefined };
  /** The plan of a lender. */
  plan?: InstalmentPlan;
};

/** One attempt. `paymentId` is its idempotency key at the provider. */
export type PaymentOrder = {
  paymentId: string;
  method: PaymentMethod;
  amountMinor: number;
  currency: CurrencyCode;
  token: string | null;
  planId: string | null;
  /** The absolute URL of ours to which the bank redirects the guest. */
  returnUrl: string;
  language: "en" | "ar";
  /** `required`: the bank must verify every card, whatever its own rules say. */
  challenge: "required" | "bank-decides";
  /** For lenders, who assess the buyer. */
  buyer: { email: string; phone: string; firstName: string; lastName: string };
};

/** The card of a token: `unknown` when the provider does not know the token, `silent` when it does not answer. */
export type TokenCard = { kind: "card"; brand: string } | { kind: "unknown" } | { kind: "silent" };

/** A payment as a provider lists it, for reconciliation. */
export type ListedPayment = {
  paymentId: string;
  kind: EvidenceKind;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
};

/** The content of a signed webhook. It only makes us query the provider. */
export type PaymentSignal = { eventId: string; paymentId: string; kind: string };
export type WebhookRefusal = "bad-signature" | "too-old" | "unreadable";

/**
 * The interface of a payment provider; `docs/partners/payment.md` describes it. A call that did not reach the provider,
 * or whose answer was lost, returns `silent` instead of an error.
 */
export type PaymentProvider = {
  name: string;
  /** Begins a payment, or returns the status of the payment with this id. */
  begin: (order: PaymentOrder) => Promise<Evidence>;
  ask: (paymentId: string) => Promise<Evidence>;
  /** Captures the authorised amount. A repeated call returns the status. */
  capture: (paymentId: string) => Promise<Evidence>;
  /** Cancels a payment that was not captured. An id that the provider does not know yet is refused from then on. */
  cancel: (paymentId: string) => Promise<Evidence>;
  /** Cancels a payment that still waits for its guest at the bank. One that the bank has approved does not change. */
  abandon: (paymentId: string) => Promise<Evidence>;
  /** Refunds a capture. `true` when it is certainly refunded, now or before; `false` when refused; `null` when unknown. */
  refund: (refund: { refundId: string; paymentId: string; amountMinor: number }) => Promise<boolean | null>;
  /** All payments since then; `null` when it does not answer. */
  list: (since: Date) => Promise<ListedPayment[] | null>;
  /** Verifies and reads the raw body of a webhook. */
  readWebhook: (body: Buffer, headers: Record<string, unknown>, now: Date) => PaymentSignal | WebhookRefusal;
  /** Only for providers with card fields: the card of a token, which stays valid. */
  readToken?: (token: string) => Promise<TokenCard>;
  /** Only for lenders: whether they accept this buyer, and with which plans; `null` when they do not answer. */
  offer?: (order: Omit<PaymentOrder, "paymentId" | "token" | "planId" | "returnUrl" | "challenge">) => Promise<{
    available: boolean;
    plans: (InstalmentPlan & { planId: string })[];
  } | null>;
};
