import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";
import { nextPaymentState } from "#domain/payment/payment-state.ts";
import { bookCapture, confirmOrder } from "./confirm-order.ts";
import { failOrder } from "./fail-order.ts";
import type { Evidence } from "./gateway/payment-port.ts";
import { type LockedBooking, lockBooking } from "./lock-booking.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { rejectPayment } from "./reject-payment.ts";

/**
 * The one door through which a payment moves. Whoever has heard something — the call that began it, a webhook, the
 * guest's return, a poll, the completer — comes here with what the provider says, and here it is compared and set.
 */
export function advance(deps: PaymentDeps, paymentId: string, evidence: Evidence): Promise<PaymentRow> {
  const move = async (tx: Tx) => {
    await advanceIn(tx, deps, paymentId, evidence);
    const [after] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    return after as PaymentRow;
  };
  return inTransaction(deps.db, move, { isRepeatable: true });
}

/** The same within a transaction that writes more. */
export async function advanceIn(tx: Tx, deps: PaymentDeps, paymentId: string, evidence: Evidence): Promise<void> {
  const booking = await lockBooking(tx, paymentId);
  const { payment } = booking;
  if (!isOurs(payment, evidence)) return dispute(tx, deps, booking, evidence);
  // Whoever is cancelling it will tell how that ended.
  if (payment.isEnding && evidence.kind === "authorised") return;
  const to = nextPaymentState(payment.state, evidence.kind);
  if (to === null) return;
  await noteWhatWasTold(tx, payment, evidence);
  if (to === "confirmed") return confirmOrder(tx, booking, to);
  if (to === "captured") {
    return payment.state === "confirmed" ? bookCapture(tx, booking) : confirmOrder(tx, booking, to);
  }
  if (to === "returning") return rejectPayment(tx, booking);
  if (to === "declined" || to === "voided") {
    return failOrder(tx, booking, { to, failureCode: evidence.failureCode, second: deps.settings.timeScale });
  }
  await tx.update(payments).set({ state: to }).where(eq(payments.id, payment.id));
}

type Known = Pick<PaymentRow, "state" | "amountMinor" | "currency">;

/** Whether a payment would move by this, or fall into dispute. */
export function isNews(payment: Known, evidence: Evidence): boolean {
  return !isOurs(payment, evidence) || nextPaymentState(payment.state, evidence.kind) !== null;
}

/** Money of another amount or currency than ours is not believed, and not lost sight of either. */
function isOurs({ amountMinor, currency }: Known, evidence: Evidence): boolean {
  if (evidence.kind !== "authorised" && evidence.kind !== "captured") return true;
  return evidence.amountMinor === amountMinor && evidence.currency === currency;
}

async function dispute(tx: Tx, { log }: PaymentDeps, { payment }: LockedBooking, told: Evidence): Promise<void> {
  const { amountMinor, currency } = told;
  log.error({ event: "payment-disputed", paymentId: payment.id, told: { amountMinor, currency } }, "another amount");
  await tx.update(payments).set({ isDisputed: true }).where(eq(payments.id, payment.id));
}

async function noteWhatWasTold(tx: Tx, payment: PaymentRow, evidence: Evidence): Promise<void> {
  await tx
    .update(payments)
    .set({
      providerRef: evidence.reference ?? payment.providerRef,
      redirectUrl: evidence.redirectUrl ?? payment.redirectUrl,
      cardBrand: evidence.card?.brand ?? payment.cardBrand,
      cardLast4: evidence.card?.last4 ?? payment.cardLast4,
      askedAt: sql`app_now()`,
    })
    .where(eq(payments.id, payment.id));
}
