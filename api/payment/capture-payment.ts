import { eq } from "drizzle-orm";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { payments } from "#api/schema/payment.ts";
import { advance } from "./advance.ts";
import { type PaymentDeps, providerOf } from "./payment-deps.ts";

/** Takes the money a bank set aside for a confirmed order. */
export async function capturePayment(deps: PaymentDeps, paymentId: string): Promise<"done" | "again"> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.state !== "confirmed") return "done";
  const told = await providerOf(deps, payment.provider).capture(paymentId);
  await faultPoint("K20");
  if (told.kind !== "captured") {
    if (told.kind === "voided" || told.kind === "declined") throw new Error(`Payment ${paymentId} cannot be captured.`);
    return "again";
  }
  const { state } = await advance(deps, paymentId, told);
  return state === "captured" ? "done" : "again";
}
