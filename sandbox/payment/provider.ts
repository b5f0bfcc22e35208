import type { Card, Failure, PaymentStatus, ProviderName } from "./payment.ts";
import type { Order } from "./read-order.ts";

/** What a provider says at once to somebody who wants to pay. */
export type Verdict = {
  status: PaymentStatus & ("authorised" | "declined" | "challenge" | "pending");
  failure?: Failure;
  card?: Card;
  instalments?: number;
  deafBank?: boolean;
};

export type Provider = {
  name: ProviderName;
  /** Takes the money with the guest's word. */
  direct: boolean;
  judge: (order: Order) => Verdict;
};
