import type { Evidence, PaymentProvider } from "./payment-port.ts";

/** Voids or refunds a charge of another amount than ours, for which there can be no order. The attempt ends with it. */
export async function voidOrRefund(
  provider: PaymentProvider,
  paymentId: string,
  evidence: Evidence,
): Promise<Evidence> {
  if (evidence.kind === "authorised") return provider.cancel(paymentId);
  if (evidence.kind !== "captured") return evidence;
  const amountMinor = evidence.amountMinor ?? 0;
  const isRefunded = await provider.refund({ refundId: paymentId, paymentId, amountMinor });
  return isRefunded ? { kind: "voided" } : { kind: "silent" };
}
