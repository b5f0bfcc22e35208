import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { Evidence, PaymentGateway } from "#api/payment/gateway/payment-port.ts";
import type { PaymentRow } from "#api/schema/payment.ts";

/** Voids or refunds a charge of another amount than ours, for which there can be no order. The attempt ends with it. */
export async function endDisputed(gateway: PaymentGateway, payment: PaymentRow, evidence: Evidence): Promise<Evidence> {
  if (evidence.kind === "authorised") return gateway.cancel(keyOf(payment));
  if (evidence.kind !== "captured") return evidence;
  const { amountMinor = 0, refundedMinor = 0 } = evidence;
  // What has gone back already was sent by us: nobody else knows this payment.
  if (amountMinor > 0 && refundedMinor >= amountMinor) return { kind: "voided" };
  const isRefunded = await gateway.refund(keyOf(payment), { refundId: payment.id, amountMinor });
  return isRefunded ? { kind: "voided" } : { kind: "silent" };
}
