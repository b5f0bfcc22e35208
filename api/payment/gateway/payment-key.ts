import type { PaymentRow } from "#api/schema/payment.ts";
import type { PaymentKey } from "./payment-port.ts";

/** What a gateway needs to find a payment. */
export function keyOf({ id, providerRef, amountMinor, currency, country, createdAt }: PaymentRow): PaymentKey {
  return { paymentId: id, reference: providerRef, amountMinor, currency, country, createdAt };
}
