import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { advance, advanceIn } from "#api/payment/advance/advance.ts";
import { lockPayment } from "#api/payment/advance/lock-payment.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { type PaymentRow, payments, refunds } from "#api/schema/payment.ts";
import { closeTask } from "#api/task/close-task.ts";
import { sendRefund } from "./send-refund.ts";

/** A bank that has not answered for so long is reported to the operators. */
const ALERT_AFTER_MS = 30 * 60_000;

/** Returns the whole money of a payment without an order: an authorisation is voided, a capture is refunded. */
export async function refundRejectedPayment(deps: PaymentDeps, paymentId: string, now: Date): Promise<OutboxOutcome> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment || payment.state === "returned") return "done";
  const evidence = await endedEvidence(deps, payment);
  if (evidence.kind === "captured") return refundAll(deps, payment, now);
  if (evidence.kind !== "voided" && evidence.kind !== "declined") return wait(deps, payment, now);
  await advance(deps, paymentId, { kind: "refunded" });
  return "done";
}

async function endedEvidence(deps: PaymentDeps, payment: PaymentRow): Promise<Evidence> {
  const gateway = gatewayOfPayment(deps, payment);
  const evidence = await gateway.ask(keyOf(payment));
  const isEnded = evidence.kind === "captured" || evidence.kind === "voided" || evidence.kind === "declined";
  return isEnded ? evidence : gateway.cancel(keyOf(payment));
}

async function refundAll(deps: PaymentDeps, { id: paymentId }: PaymentRow, now: Date): Promise<OutboxOutcome> {
  const payment = await inTransaction(deps.db, async (tx) => {
    const { payment: locked } = await lockPayment(tx, paymentId);
    const { currency, amountMinor, gateway } = locked;
    await tx.update(payments).set({ capturedMinor: amountMinor }).where(eq(payments.id, paymentId));
    const entries = transfer({ from: "guests", to: `provider:${gateway}`, amountMinor, currency });
    await post(tx, { kind: "capture", subjectId: paymentId, entries });
    // A full refund has the id of its payment, so a second attempt is the same refund.
    await tx.insert(refunds).values({ id: paymentId, paymentId, amountMinor }).onConflictDoNothing();
    return locked;
  });
  const { amountMinor, currency, gateway } = payment;
  const isRefunded = await sendRefund(deps, payment, { refundId: paymentId, amountMinor });
  if (isRefunded === null) return wait(deps, payment, now);
  if (!isRefunded) throw new Error(`The gateway refuses to refund payment ${paymentId}.`);
  await inTransaction(deps.db, async (tx) => {
    await lockPayment(tx, paymentId);
    await advanceIn(tx, deps, paymentId, { kind: "refunded" });
    await tx.update(payments).set({ refundedMinor: amountMinor }).where(eq(payments.id, paymentId));
    await tx.update(refunds).set({ state: "done", endedAt: sql`app_now()` }).where(eq(refunds.id, paymentId));
    await closeTask(tx, "refund-unclear", paymentId);
    const entries = transfer({ from: `provider:${gateway}`, to: "guests", amountMinor, currency });
    await post(tx, { kind: "refund", subjectId: paymentId, entries });
  });
  return "done";
}

function wait({ log, settings }: PaymentDeps, { id, createdAt }: PaymentRow, now: Date): OutboxOutcome {
  if (now.getTime() - createdAt.getTime() > ALERT_AFTER_MS * settings.timeScale)
    log.error({ event: "refund-unanswered", refundId: id }, "the gateway does not answer about a refund");
  return "wait";
}
