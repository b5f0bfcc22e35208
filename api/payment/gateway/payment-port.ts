import type { CurrencyCode } from "#domain/money/currency.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import type { EvidenceKind } from "#domain/payment/payment-state.ts";

/** What a provider says of one payment. Amounts are minor units; `kind` is what the state table reads. */
export type Evidence = {
  kind: EvidenceKind;
  /** The provider's own name of the payment. */
  reference?: string;
  /** What it took or would take; compared with ours before anything is believed. */
  amountMinor?: number;
  currency?: string;
  refundedMinor?: number;
  /** Where the guest goes on, with `challenge`. */
  redirectUrl?: string;
  /** Why it declined: a code of the catalogue, 5001 to 5004 or 5007. */
  failureCode?: number;
  card?: { brand: string; last4: string };
};

/** One try, as a provider is asked to begin it. `paymentId` is its idempotency key for ever. */
export type PaymentOrder = {
  paymentId: string;
  method: PaymentMethod;
  amountMinor: number;
  currency: CurrencyCode;
  token: string | null;
  planId: string | null;
  /** Ours, absolute: where the bank sends the guest back. */
  returnUrl: string;
  language: "en" | "ar";
  /** For instalments, which judge the buyer. */
  buyer: { email: string; phone: string; firstName: string; lastName: string };
};

/** A payment as a provider lists it, for the reconciler. */
export type ListedPayment = {
  paymentId: string;
  kind: EvidenceKind;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
};

/** A signed word of a provider. It only makes us ask. */
export type PaymentSignal = { eventId: string; paymentId: string; kind: string };
export type WebhookRefusal = "bad-signature" | "too-old" | "unreadable";

/**
 * What a provider of payments must offer; one file for each, and `docs/partners/payment.md` says the same in words.
 * A call that surely did not reach the provider, or whose answer is lost, gives `silent` rather than an error.
 */
export type PaymentProvider = {
  name: string;
  methods: readonly PaymentMethod[];
  /** Begins a payment, or tells how the one with this id stands. */
  begin: (order: PaymentOrder) => Promise<Evidence>;
  ask: (paymentId: string) => Promise<Evidence>;
  /** Takes what was authorised. Asked again, it tells how it stands. */
  capture: (paymentId: string) => Promise<Evidence>;
  /** Ends a payment that was not captured, also one the provider has not heard of yet: it is refused from then on. */
  cancel: (paymentId: string) => Promise<Evidence>;
  /** Gives captured money back. `true` when it surely went, now or before; `false` when refused; `null` unknown. */
  refund: (refund: { refundId: string; paymentId: string; amountMinor: number }) => Promise<boolean | null>;
  /** Everything it took or tried since then; `null` when it does not answer. */
  list: (since: Date) => Promise<ListedPayment[] | null>;
  /** Reads a webhook's raw body. */
  readWebhook: (body: Buffer, headers: Record<string, unknown>, now: Date) => PaymentSignal | WebhookRefusal;
  /** Only for instalments: whether this buyer may, and with which plans; `null` when it does not answer. */
  offer?: (order: Omit<PaymentOrder, "paymentId" | "token" | "planId" | "returnUrl">) => Promise<{
    available: boolean;
    plans: { planId: string; instalments: number; amountMinor: number }[];
  } | null>;
};
