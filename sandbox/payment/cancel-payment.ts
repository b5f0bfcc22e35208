import { emptyPayment } from "./begin-payment.ts";
import { movePayment, settle } from "./move-payment.ts";
import type { Payment, ProviderName } from "./payment.ts";
import { findPayment, keepPayment } from "./payment-book.ts";

/** Ends a payment that took nothing yet. One that was never begun is marked, so that it never will be. */
export function cancelPayment(provider: ProviderName, id: string): Payment {
  const known = findPayment(provider, id);
  const payment = known ? settle(known) : emptyPayment(provider, id);
  if (!known) keepPayment(payment);
  payment.hiddenUntil = 0;
  void movePayment(payment, "voided");
  return payment;
}
