import { eq } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { type PaymentDeps, providerOf } from "#api/payment/gateway/payment-deps.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { payments } from "#api/schema/payment.ts";

/** Captures the authorised amount of a confirmed order. A payment that is being voided is not captured. */
export async function capturePayment(deps: PaymentDeps, paymentId: string): Promise<"done" | "again"> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.state !== "confirmed" || payment.isEnding) return "done";
  const evidence = await providerOf(deps, payment.provider).capture(paymentId);
  await faultPoint("K20");
  if (evidence.kind !== "captured") {
    if (evidence.kind === "voided" || evidence.kind === "declined")
      throw new Error(`Payment ${paymentId} cannot be captured.`);
    return "again";
  }
  const { state } = await advance(deps, paymentId, evidence);
  return state === "captured" ? "done" : "again";
}
