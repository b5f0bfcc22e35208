import type { Gateway } from "#domain/payment/gateways.ts";
import type { PaymentFault } from "../faults.ts";

/** The ledgers of the bank; `/{book}/ledger` shows each. */
export const ledgers = ["card", "knet", "tabby", "tamara"] as const;
export type Book = (typeof ledgers)[number];

export type PaymentStatus = "pending" | "challenge" | "authorised" | "captured" | "declined" | "voided";

/** The reasons of the bank for a refusal; each company has its own words for them. */
export type Failure =
  | "declined"
  | "insufficient-funds"
  | "authentication-failed"
  | "authentication-timed-out"
  | "not-eligible";

export type Card = { brand: string; last4: string; fingerprint: string; bin: string };

export type ActionKind = "authorised" | "captured" | "voided" | "refunded";

/** Something that happened or will happen to the money of a payment. */
export type Action = {
  id: string;
  kind: ActionKind;
  /** The merchant's own name of it. */
  reference: string;
  amount: number;
  at: number;
  /** Accepted and not decided yet, until `settlesAt`. */
  state: "pending" | "done" | "declined";
  settlesAt: number;
  /** It will be declined when it settles. */
  willDecline: boolean;
};

/** One payment of a company, as plain data that can be stored; amounts in minor units. */
export type Payment = {
  /** The company's own id. */
  id: string;
  company: Gateway;
  book: Book;
  /** The merchant's id of the payment. */
  merchantId: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  failure: Failure | null;
  card: Card | null;
  instalments: number;
  actions: Action[];
  /** The addresses to which the guest returns. */
  returnUrls: { success: string; failure: string; cancel: string };
  /** Where the merchant wants its webhooks; `null` for the address that it has registered. */
  webhookUrl: string | null;
  language: "en" | "ar";
  /** What the company keeps about it in its own format, such as metadata. */
  details: Record<string, unknown>;
  /** Captured as soon as the guest confirms, without a call of the merchant. */
  direct: boolean;
  /** The guest's bank does not answer. */
  isBankSilent: boolean;
  /** The guest has opened the page of the bank. */
  seen: boolean;
  wrongCodes: number;
  createdAt: number;
  changedAt: number;
  /** A scheduled change and its time. */
  due: { at: number; what: "approve" | "charge" | "time-out" | "expire" } | null;
  /** Until then the company answers that it does not exist. */
  hiddenUntil: number;
  /** Until then it is missing in lists and searches, which lag behind. */
  listedFrom: number;
  fault: PaymentFault | null;
};

export function isFinal({ status }: Payment): boolean {
  return status !== "pending" && status !== "challenge";
}

/** What was done of a kind; with `pending` also what is accepted and not decided. */
export function sumOf({ actions }: Payment, kind: ActionKind, { pending = false } = {}): number {
  const counted = actions.filter(
    (action) => action.kind === kind && (action.state === "done" || (pending && action.state === "pending")),
  );
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}
