import { eq, sql } from "drizzle-orm";
import { post } from "#api/ledger/post.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import type { PaymentProvider } from "./gateway/payment-port.ts";
import { lockBooking } from "./lock-booking.ts";
import { type PaymentDeps, providerOf } from "./payment-deps.ts";

/** Gives back money there is no order for: what was only authorised is let go, what was captured is refunded. */
export async function refundPayment(deps: PaymentDeps, paymentId: string): Promise<"done" | "again"> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.state === "returned") return "done";
  const provider = providerOf(deps, payment.provider);
  const told = await provider.ask(paymentId);
  if (told.kind === "captured") return refundAll(deps, provider, paymentId);
  const letGo = told.kind === "voided" || told.kind === "declined" ? told : await provider.cancel(paymentId);
  if (letGo.kind === "captured") return refundAll(deps, provider, paymentId);
  if (letGo.kind !== "voided" && letGo.kind !== "declined") return "again";
  await deps.db.update(payments).set({ state: "returned" }).where(eq(payments.id, paymentId));
  return "done";
}

async function refundAll(deps: PaymentDeps, provider: PaymentProvider, paymentId: string): Promise<"done" | "again"> {
  const { amountMinor } = await inTransaction(deps.db, async (tx) => {
    const { payment } = await lockBooking(tx, paymentId);
    const { currency, amountMinor } = payment;
    await tx.update(payments).set({ capturedMinor: amountMinor }).where(eq(payments.id, paymentId));
    const to = `provider:${payment.provider}`;
    await post(tx, { kind: "capture", subjectId: paymentId, from: "guests", to, amountMinor, currency });
    // One refund of everything, named after its payment: a second try is the same refund.
    await tx.insert(refunds).values({ id: paymentId, paymentId, amountMinor }).onConflictDoNothing();
    return payment;
  });
  const isBack = await provider.refund({ refundId: paymentId, paymentId, amountMinor });
  if (isBack === null) return "again";
  if (!isBack) throw new Error(`The provider refuses to give back payment ${paymentId}.`);
  await inTransaction(deps.db, async (tx) => {
    const { payment } = await lockBooking(tx, paymentId);
    const { currency, provider: name } = payment;
    await tx.update(payments).set({ state: "returned", refundedMinor: amountMinor }).where(eq(payments.id, paymentId));
    await tx.update(refunds).set({ state: "done", endedAt: sql`app_now()` }).where(eq(refunds.id, paymentId));
    await post(tx, {
      kind: "refund",
      subjectId: paymentId,
      from: `provider:${name}`,
      to: "guests",
      amountMinor,
      currency,
    });
  });
  return "done";
}
