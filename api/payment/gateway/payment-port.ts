import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Gateway } from "#domain/payment/gateways.ts";
import type { InstalmentPlan } from "#domain/payment/instalments.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import type { EvidenceKind } from "#domain/payment/payment-state.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";

/** A gateway's answer about one payment. Amounts are minor units; the state table reads `kind`. */
export type Evidence = {
  kind: EvidenceKind;
  /** The gateway's own id of the payment. */
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
  /** The gateway says a word that we do not know, or two payments have our id: people have to look. */
  isStrange?: boolean;
  /** `fingerprint` is the gateway's identifier of the card, the same in every payment with it. */
  card?: { brand: string; last4: string; fingerprint?: string | undefined };
  /** The plan of a lender. */
  plan?: InstalmentPlan;
};

/** A payment that was sent to a gateway. Some gateways know it only by their own id, which is `reference`. */
export type PaymentKey = {
  paymentId: string;
  reference: string | null;
  amountMinor: number;
  currency: CurrencyCode;
  /** The country of the site: accounts and addresses of gateways differ by it. */
  country: CountryCode;
  createdAt: Date;
};

/** One attempt, which is sent once. */
export type PaymentOrder = {
  paymentId: string;
  method: PaymentMethod;
  country: CountryCode;
  amountMinor: number;
  currency: CurrencyCode;
  token: string | null;
  /** The brand of the token's card, where the gateway told it. */
  cardBrand: string | null;
  planId: string | null;
  /** Signature of `paymentId`, which the gateway returns: money that we do not know can be proved to be ours. */
  proof: string;
  orderNumber: string;
  /** The absolute URL of ours to which the bank redirects the guest. */
  returnUrl: string;
  language: "en" | "ar";
  /** `required`: the bank must verify every card, whatever its own rules say. */
  challenge: "required" | "bank-decides";
  /** For lenders, who assess the buyer. */
  buyer: { email: string; phone: string; firstName: string; lastName: string };
};

/** The card of a token: `unknown` when the gateway does not know the token, `silent` when it does not answer. */
export type TokenCard = { kind: "card"; brand: string } | { kind: "unknown" } | { kind: "silent" };

/** A payment as a gateway lists it, for reconciliation. */
export type ListedPayment = {
  paymentId: string;
  /** The gateway's own id: a payment whose first answer was lost can be asked for after this. */
  reference?: string;
  kind: EvidenceKind;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
  /** The signature that we sent with it, as far as the gateway lists it. */
  proof?: string;
};

/** What a webhook is about: it only makes us query the gateway. */
export type PaymentSignal = { eventId: string; paymentId: string; kind: string; reference?: string };
/**
 * `ignored` is genuine but about nothing of ours, or unreadable though it is signed: it is acknowledged, and the
 * comparison with the gateway's list finds what it meant.
 */
export type WebhookRefusal = "bad-signature" | "ignored";
export type Webhook = { body: Buffer; headers: Record<string, unknown>; query: Record<string, unknown>; now: Date };

export type PaymentRefund = { refundId: string; amountMinor: number };

/** What a gateway promises. The flows of payments and refunds read these columns and never a name. */
export type Capabilities = {
  /**
   * How long after the call a payment that the gateway does not know may still appear there. A token dies, so a card is
   * safe after that; a guest who never got the address of a page cannot approve anything on it.
   */
  settleMs: { token: number; redirect: number };
  /** `reference`: it knows each refund by our id. `total`: it knows only how much of a payment went back. */
  refundBy: "reference" | "total";
  /** Whether it can list payments; else each of ours is asked for by itself. */
  lists: boolean;
};

/** The public part of a session for the card fields of a gateway. */
export type CardSession = { gateway: Gateway; publicKey: string; session: unknown };

export type OfferOrder = Pick<PaymentOrder, "method" | "country" | "amountMinor" | "currency" | "language" | "buyer">;

/**
 * A company that takes money; `docs/partners` has a page for each. A call that did not reach it, or whose answer was lost,
 * returns `silent` instead of an error.
 */
export type PaymentGateway = {
  name: Gateway | "none";
  capabilities: Capabilities;
  /** Whether it takes new payments. Without keys, or switched off, it only ends what was begun with it. */
  takesNew: boolean;
  /** It does not answer at the moment. */
  isDown: () => boolean;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
  /** Asks it something that changes nothing. */
  check: () => Promise<PartnerCheck>;
  /** Begins a payment. Called once for a payment, never again. */
  begin: (order: PaymentOrder) => Promise<Evidence>;
  ask: (key: PaymentKey) => Promise<Evidence>;
  /** Captures the authorised amount. A repeated call returns the status. */
  capture: (key: PaymentKey) => Promise<Evidence>;
  /** Voids a payment that was not captured, and returns the status. */
  cancel: (key: PaymentKey) => Promise<Evidence>;
  /**
   * Refunds a capture. `true` when it is certainly refunded, now or before; `false` when refused; `null` when not known
   * yet. With `refundBy: "reference"` it reads before it sends, so a repeated call is the same refund.
   */
  refund: (key: PaymentKey, refund: PaymentRefund) => Promise<boolean | null>;
  /** All payments that were created since then; `null` when it does not answer. */
  list: (since: Date) => Promise<ListedPayment[] | null>;
  /** Verifies and reads a webhook. */
  readWebhook: (webhook: Webhook) => PaymentSignal | WebhookRefusal;
  /** Only for gateways with card fields: the card of a token, which stays valid. */
  readToken?: (token: string) => Promise<TokenCard>;
  /** Only for gateways with card fields: what their script needs for one payment. `null` when it does not answer. */
  cardSession?: (order: OfferOrder & { returnUrl: string }) => Promise<CardSession | null>;
  /** Only for lenders: whether they accept this buyer, and with which plans; `null` when they do not answer. */
  offer?: (order: OfferOrder) => Promise<{
    available: boolean;
    plans: (InstalmentPlan & { planId: string })[];
  } | null>;
};
