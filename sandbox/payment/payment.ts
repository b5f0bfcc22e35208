import type { Gateway } from "#domain/payment/methods.ts";
import type { PaymentFault } from "../faults.ts";

/** A provider is named like the gateway of the merchant that calls it. */
export type ProviderName = Gateway;

export type PaymentStatus = "pending" | "challenge" | "authorised" | "captured" | "declined" | "voided";

/** The reasons of a provider for a refusal. */
export type Failure =
  | "declined"
  | "insufficient-funds"
  | "authentication-failed"
  | "authentication-timed-out"
  | "not-eligible";

export type Card = { brand: string; last4: string; fingerprint?: string };

/** One payment of a provider, as plain data that can be stored; amounts in minor units. */
export type Payment = {
  id: string;
  provider: ProviderName;
  /** The provider's own id. */
  reference: string;
  /** `null` when it was cancelled before it began. */
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
  due: { at: number; what: "approve" | "charge" | "time-out" } | null;
  /** Until then the provider answers that it does not exist. */
  hiddenUntil: number;
  fault: PaymentFault | null;
};

export function refundedOf({ refunds }: Payment): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

export function isFinal({ status }: Payment): boolean {
  return status !== "pending" && status !== "challenge";
}
