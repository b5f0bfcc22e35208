import { sandboxNow } from "../clock.ts";
import { notifyMerchant } from "./notify-merchant.ts";
import { type Failure, isFinal, type Payment, type PaymentStatus } from "./payment.ts";
import { type LedgerLine, savePayment, writeLine } from "./payment-store.ts";

const exits: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["authorised", "captured", "declined", "voided"],
  challenge: ["authorised", "captured", "declined", "voided"],
  authorised: ["captured", "voided"],
  captured: [],
  declined: [],
  voided: [],
};

const ledgerKinds: Partial<Record<PaymentStatus, LedgerLine["kind"]>> = {
  authorised: "authorised",
  captured: "captured",
  voided: "voided",
};

/** Changes the status if the transition is allowed, stores it and notifies the merchant. Resolves after the first webhook. */
export function movePayment(payment: Payment, to: PaymentStatus, failure: Failure | null = null): Promise<void> {
  if (!exits[payment.status].includes(to)) return Promise.resolve();
  return enter(payment, to, failure);
}

/** Sets a status without a check of the transition. */
export function enter(payment: Payment, status: PaymentStatus, failure: Failure | null = null): Promise<void> {
  const wasAuthorised = payment.status === "authorised";
  Object.assign(payment, { status, failure, changedAt: sandboxNow() });
  if (isFinal(payment)) payment.due = null;
  savePayment(payment);
  const kind = ledgerKinds[status];
  if (kind && (kind !== "voided" || wasAuthorised)) recordLine(payment, kind, payment.amount ?? 0);
  return notifyMerchant(payment, status);
}

/** The guest or the bank confirms. */
export function approve(payment: Payment): Promise<void> {
  return movePayment(payment, payment.direct ? "captured" : "authorised");
}

/** Applies a scheduled change whose time has come. */
export function applyDue(payment: Payment): Payment {
  const { due } = payment;
  if (!due || sandboxNow() < due.at) return payment;
  payment.due = null;
  if (due.what === "approve") void approve(payment);
  if (due.what === "charge") void movePayment(payment, "captured");
  if (due.what === "time-out") void movePayment(payment, "declined", "authentication-timed-out");
  return payment;
}

export function recordLine(payment: Payment, kind: LedgerLine["kind"], amount: number, refundId?: string): void {
  const { id: paymentId, currency } = payment;
  if (amount === 0 || currency === null) return;
  const at = new Date(sandboxNow()).toISOString();
  writeLine(payment.provider, { at, paymentId, kind, amount, currency, ...(refundId ? { refundId } : {}) });
}
