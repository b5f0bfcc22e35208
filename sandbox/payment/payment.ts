import type { PaymentFault } from "./payment-faults.ts";

export const providerNames = ["card", "knet", "tabby", "tamara"] as const;
export type ProviderName = (typeof providerNames)[number];

export type PaymentStatus = "pending" | "challenge" | "authorised" | "captured" | "declined" | "voided";

/** Why a provider says no, in its own words. */
export type Failure =
  | "declined"
  | "insufficient-funds"
  | "authentication-failed"
  | "authentication-timed-out"
  | "not-eligible";

export type Card = { brand: string; last4: string };

/** One payment in the books of a provider; amounts in minor units. Plain data, so that it can be written down. */
export type Payment = {
  id: string;
  provider: ProviderName;
  /** The provider's own name of it. */
  reference: string;
  /** `null` when it was cancelled before it was begun. */
  asked: { amount: number; currency: string } | null;
  amount: number | null;
  currency: string | null;
  status: PaymentStatus;
  failure: Failure | null;
  card: Card | null;
  refunds: { id: string; amount: number }[];
  returnUrl: string;
  webhookUrl: string;
  language: "en" | "ar";
  instalments: number;
  /** Money is taken with the guest's word, without a capture of the shop's. */
  direct: boolean;
  /** The guest's bank does not react to anything. */
  deafBank: boolean;
  /** The guest has come to the page of the bank. */
  seen: boolean;
  wrongCodes: number;
  createdAt: number;
  changedAt: number;
  /** What happens by itself, and when. */
  due: { at: number; what: "approve" | "charge" | "time-out" } | null;
  /** The provider denies knowing it until then. */
  hiddenUntil: number;
  fault: PaymentFault | null;
};

export function refundedOf({ refunds }: Payment): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

export function isFinal({ status }: Payment): boolean {
  return status !== "pending" && status !== "challenge";
}
