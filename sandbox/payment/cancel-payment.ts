import { emptyPayment } from "./begin-payment.ts";
import { applyDue, movePayment } from "./move-payment.ts";
import type { Payment, ProviderName } from "./payment.ts";
import { findPayment, savePayment } from "./payment-store.ts";

/** Voids a payment that was not captured. An unknown id is stored as voided, so that it can never begin. */
export function cancelPayment(provider: ProviderName, id: string): Payment {
  const known = findPayment(provider, id);
  const payment = known ? applyDue(known) : emptyPayment(provider, id);
  if (!known) savePayment(payment);
  payment.hiddenUntil = 0;
  void movePayment(payment, "voided");
  return payment;
}
