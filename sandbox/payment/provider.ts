import type { Language } from "./page-shell.ts";
import type { Card, Failure, PaymentStatus, ProviderName } from "./payment.ts";
import type { Order } from "./read-order.ts";

/** The first answer of a provider to a payment. */
export type Decision = {
  status: PaymentStatus & ("authorised" | "declined" | "challenge" | "pending");
  failure?: Failure;
  card?: Card;
  instalments?: number;
  isBankSilent?: boolean;
};

export type GuestAnswer = "approve" | "decline" | "poor" | "reject" | "silent";

/** The page on which a guest confirms a payment. */
export type GuestPage = {
  /** The part of its path after the name of the provider. */
  segment: string;
  title: Record<Language, string>;
  /** It asks for a code; then its button is the main one. */
  asksForCode: boolean;
  /** The buttons in their order. */
  buttons: readonly GuestAnswer[];
};

export type Provider = {
  name: ProviderName;
  /** Captures as soon as the guest confirms. */
  direct: boolean;
  page: GuestPage;
  decide: (order: Order) => Decision;
};
