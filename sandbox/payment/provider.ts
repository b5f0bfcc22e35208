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

export type Provider = {
  name: ProviderName;
  /** Captures as soon as the guest confirms. */
  direct: boolean;
  decide: (order: Order) => Decision;
};
