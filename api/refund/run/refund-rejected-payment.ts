import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { advance, advanceIn } from "#api/payment/advance/advance.ts";
import { lockPayment } from "#api/payment/advance/lock-payment.ts";
import { type PaymentDeps, providerOf } from "#api/payment/gateway/payment-deps.ts";
import type { PaymentProvider } from "#api/payment/gateway/payment-port.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { payments, refunds } from "#api/schema/payment.ts";

/** Returns the whole money of a payment without an order: an authorisation is voided, a capture is refunded. */
export async function refundRejectedPayment(deps: PaymentDeps, paymentId: string): Promise<"done" | "again"> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.state === "returned") return "done";
  const provider = providerOf(deps, payment.provider);
  const evidence = await provider.ask(paymentId);
  if (evidence.kind === "captured") return refundAll(deps, provider, paymentId);
  const voided =
    evidence.kind === "voided" || evidence.kind === "declined" ? evidence : await provider.cancel(paymentId);
  if (voided.kind === "captured") return refundAll(deps, provider, paymentId);
  if (voided.kind !== "voided" && voided.kind !== "declined") return "again";
  await advance(deps, paymentId, { kind: "refunded" });
  return "done";
}

async function refundAll(deps: PaymentDeps, provider: PaymentProvider, paymentId: string): Promise<"done" | "again"> {
  const { amountMinor } = await inTransaction(deps.db, async (tx) => {
    const { payment } = await lockPayment(tx, paymentId);
    const { currency, amountMinor } = payment;
    await tx.update(payments).set({ capturedMinor: amountMinor }).where(eq(payments.id, paymentId));
    const to = `provider:${payment.provider}`;
    const entries = transfer({ from: "guests", to, amountMinor, currency });
    await post(tx, { kind: "capture", subjectId: paymentId, entries });
    // A full refund has the id of its payment, so a second attempt is the same refund.
    await tx.insert(refunds).values({ id: paymentId, paymentId, amountMinor }).onConflictDoNothing();
    return payment;
  });
  const isRefunded = await provider.refund({ refundId: paymentId, paymentId, amountMinor });
  if (isRefunded === null) return "again";
  if (!isRefunded) throw new Error(`The provider refuses to refund payment ${paymentId}.`);
  await inTransaction(deps.db, async (tx) => {
    const { currency, provider: name } = (await lockPayment(tx, paymentId)).payment;
    await advanceIn(tx, deps, paymentId, { kind: "refunded" });
    await tx.update(payments).set({ refundedMinor: amountMinor }).where(eq(payments.id, paymentId));
    await tx.update(refunds).set({ state: "done", endedAt: sql`app_now()` }).where(eq(refunds.id, paymentId));
    const entries = transfer({ from: `provider:${name}`, to: "guests", amountMinor, currency });
    await post(tx, { kind: "refund", subjectId: paymentId, entries });
  });
  return "done";
}
