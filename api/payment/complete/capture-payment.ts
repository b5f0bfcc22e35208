import { eq } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { payments } from "#api/schema/payment.ts";

/** Captures the authorised amount of a confirmed order. A payment that is being voided is not captured. */
export async function capturePayment(deps: PaymentDeps, paymentId: string): Promise<"done" | "again"> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.state !== "confirmed" || payment.isEnding) return "done";
  const evidence = await gatewayOfPayment(deps, payment).capture(keyOf(payment));
  await faultPoint("K20");
  if (evidence.kind !== "captured") {
    if (evidence.kind === "voided" || evidence.kind === "declined")
      throw new Error(`Payment ${paymentId} cannot be captured.`);
    return "again";
  }
  const { state } = await advance(deps, paymentId, evidence);
  return state === "captured" ? "done" : "again";
}
