import { eq, sql } from "drizzle-orm";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { Evidence } from "#api/payment/gateway/payment-port.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { hasEnded, nextPaymentState } from "#domain/payment/payment-state.ts";
import { billOutcomes } from "./bill-outcomes.ts";
import { type LockedPayment, lockPayment } from "./lock-payment.ts";
import { recordVoid } from "./record-capture.ts";

/**
 * The one function that changes the state of a payment. The call to pay, a webhook, the guest's return, a poll and the
 * background jobs pass what the provider answered; it is compared with the current state, then written. What else changes
 * is chosen by the kind of the bill.
 */
export function advance(deps: PaymentDeps, paymentId: string, evidence: Evidence): Promise<PaymentRow> {
  const move = async (tx: Tx) => {
    await advanceIn(tx, deps, paymentId, evidence);
    const [after] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    return after as PaymentRow;
  };
  return inTransaction(deps.db, move, { isRepeatable: true });
}

/** The same within a transaction that has begun. */
export async function advanceIn(tx: Tx, deps: PaymentDeps, paymentId: string, evidence: Evidence): Promise<void> {
  const locked = await lockPayment(tx, paymentId);
  const { payment } = locked;
  if (!hasOurAmount(payment, evidence)) return dispute(tx, deps, locked, evidence);
  // The process that ends it will report the result. Once it has ended, money that arrives goes back.
  if (payment.isEnding && evidence.kind === "authorised" && !hasEnded(payment.state)) return;
  const to = nextPaymentState(payment.state, evidence.kind, payment);
  if (to === null) return;
  await recordAnswer(tx, payment, evidence);
  const outcomes = billOutcomes(tx, locked, deps.settings);
  if (to === "captured" && payment.state === "confirmed") return outcomes.captured();
  if (to === "confirmed" || to === "captured") return outcomes.paid(to);
  if (to === "returning") return outcomes.rejected();
  if (to === "returned" && payment.state === "confirmed") return recordVoid(tx, locked);
  if (to === "declined" || to === "voided") {
    const { failureCode, isAbandoned = false } = evidence;
    return outcomes.failed({ to, failureCode, isAbandoned, timeScale: deps.settings.timeScale });
  }
  await tx.update(payments).set({ state: to }).where(eq(payments.id, payment.id));
}

type Expected = Pick<PaymentRow, "state" | "amountMinor" | "currency">;

/** Whether this evidence would change the payment, or make it disputed. */
export function wouldChange(payment: Expected, evidence: Evidence): boolean {
  return !hasOurAmount(payment, evidence) || nextPaymentState(payment.state, evidence.kind) !== null;
}

/** Another amount or currency than ours never confirms an order; such a payment is disputed. */
function hasOurAmount({ amountMinor, currency }: Expected, evidence: Evidence): boolean {
  if (evidence.kind !== "authorised" && evidence.kind !== "captured") return true;
  return evidence.amountMinor === amountMinor && evidence.currency === currency;
}

async function dispute(tx: Tx, { log }: PaymentDeps, { payment }: LockedPayment, evidence: Evidence): Promise<void> {
  const { amountMinor, currency } = evidence;
  log.error(
    { event: "payment-disputed", paymentId: payment.id, answered: { amountMinor, currency } },
    "another amount",
  );
  await tx.update(payments).set({ isDisputed: true }).where(eq(payments.id, payment.id));
}

async function recordAnswer(tx: Tx, payment: PaymentRow, evidence: Evidence): Promise<void> {
  await tx
    .update(payments)
    .set({
      providerRef: evidence.reference ?? payment.providerRef,
      redirectUrl: evidence.redirectUrl ?? payment.redirectUrl,
      cardBrand: evidence.card?.brand ?? payment.cardBrand,
      cardLast4: evidence.card?.last4 ?? payment.cardLast4,
      cardFingerprint: evidence.card?.fingerprint ?? payment.cardFingerprint,
      instalments: evidence.plan?.instalments ?? payment.instalments,
      firstInstalmentMinor: evidence.plan?.firstMinor ?? payment.firstInstalmentMinor,
      askedAt: sql`app_now()`,
    })
    .where(eq(payments.id, payment.id));
}
