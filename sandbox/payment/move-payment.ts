import { sandboxNow } from "../clock.ts";
import { type Failure, isFinal, type Payment, type PaymentStatus } from "./payment.ts";
import { keepPayment, type LedgerLine, writeLine } from "./payment-book.ts";
import { tellShop } from "./tell-shop.ts";

const exits: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["authorised", "captured", "declined", "voided"],
  challenge: ["authorised", "captured", "declined", "voided"],
  authorised: ["captured", "voided"],
  captured: [],
  declined: [],
  voided: [],
};

const booked: Partial<Record<PaymentStatus, LedgerLine["kind"]>> = {
  authorised: "authorised",
  captured: "captured",
  voided: "voided",
};

/** Moves a payment on where it may go, writes it down and tells the shop. Settles when the shop was told once. */
export function movePayment(payment: Payment, to: PaymentStatus, failure: Failure | null = null): Promise<void> {
  if (!exits[payment.status].includes(to)) return Promise.resolve();
  return enter(payment, to, failure);
}

/** The first stage of a payment, from which it may move on. */
export function enter(payment: Payment, status: PaymentStatus, failure: Failure | null = null): Promise<void> {
  const wasHeld = payment.status === "authorised";
  Object.assign(payment, { status, failure, changedAt: sandboxNow() });
  if (isFinal(payment)) payment.due = null;
  keepPayment(payment);
  const kind = booked[status];
  if (kind && (kind !== "voided" || wasHeld)) book(payment, kind, payment.amount ?? 0);
  return tellShop(payment, status);
}

/** The guest, or the bank in the guest's place, says yes. */
export function approve(payment: Payment): Promise<void> {
  return movePayment(payment, payment.direct ? "captured" : "authorised");
}

/** What was due by itself in the meantime. */
export function settle(payment: Payment): Payment {
  const { due } = payment;
  if (!due || sandboxNow() < due.at) return payment;
  payment.due = null;
  if (due.what === "approve") void approve(payment);
  if (due.what === "charge") void movePayment(payment, "captured");
  if (due.what === "time-out") void movePayment(payment, "declined", "authentication-timed-out");
  return payment;
}

export function book(payment: Payment, kind: LedgerLine["kind"], amount: number, refundId?: string): void {
  const { id: paymentId, currency } = payment;
  if (amount === 0 || currency === null) return;
  const at = new Date(sandboxNow()).toISOString();
  writeLine(payment.provider, { at, paymentId, kind, amount, currency, ...(refundId ? { refundId } : {}) });
}
