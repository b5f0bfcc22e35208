import type { Evidence, PaymentProvider } from "./gateway/payment-port.ts";

/** A provider took another sum than ours. There can be no order for it, so it goes back whole and the try ends. */
export async function refundDisputed(provider: PaymentProvider, paymentId: string, told: Evidence): Promise<Evidence> {
  if (told.kind === "authorised") return provider.cancel(paymentId);
  if (told.kind !== "captured") return told;
  const amountMinor = told.amountMinor ?? 0;
  const isBack = await provider.refund({ refundId: paymentId, paymentId, amountMinor });
  return isBack ? { kind: "voided" } : { kind: "silent" };
}
