import { randomUUID } from "node:crypto";
import { sandboxNow } from "../clock.ts";
import { savePayment, writeLine } from "./bank-store.ts";
import { notifyMerchant } from "./notify-merchant.ts";
import { type Action, type ActionKind, type Failure, isFinal, type Payment, type PaymentStatus } from "./payment.ts";

const exits: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["challenge", "authorised", "captured", "declined", "voided"],
  challenge: ["authorised", "captured", "declined", "voided"],
  authorised: ["captured", "voided"],
  captured: [],
  declined: [],
  voided: [],
};

/** Changes the status if the transition is allowed, stores it and notifies the merchant. Resolves after the first webhook. */
export function movePayment(payment: Payment, to: PaymentStatus, failure: Failure | null = null): Promise<void> {
  if (!exits[payment.status].includes(to)) return Promise.resolve();
  return enter(payment, to, failure);
}

/** Sets a status without a check of the transition. */
export function enter(payment: Payment, status: PaymentStatus, failure: Failure | null = null): Promise<void> {
  Object.assign(payment, { status, failure, changedAt: sandboxNow() });
  if (isFinal(payment)) payment.due = null;
  savePayment(payment);
  if (status === "declined") return notifyMerchant(payment, "declined", null);
  return Promise.resolve();
}

/** The guest or the bank confirms. */
export async function approve(payment: Payment): Promise<void> {
  const to = payment.direct ? "captured" : "authorised";
  if (!exits[payment.status].includes(to)) return;
  const action = addAction(payment, { kind: to, reference: payment.merchantId, amount: payment.amount });
  await enter(payment, to);
  record(payment, action);
  await notifyMerchant(payment, to, action);
}

type Doing = { kind: ActionKind; reference: string; amount: number; settlesAt?: number; willDecline?: boolean };

export function addAction(payment: Payment, { settlesAt = 0, willDecline = false, ...doing }: Doing): Action {
  const at = sandboxNow();
  const state = settlesAt > at ? "pending" : "done";
  const id = `act_${randomUUID().replaceAll("-", "").slice(0, 26)}`;
  const action: Action = { id, ...doing, at, state, settlesAt, willDecline };
  payment.actions.push(action);
  return action;
}

/** Writes what happened into the book. */
export function record({ book, merchantId, currency }: Payment, { kind, amount, reference }: Action): void {
  if (amount === 0) return;
  const at = new Date(sandboxNow()).toISOString();
  const refundId = kind === "refunded" ? { refundId: reference } : {};
  writeLine(book, { at, paymentId: merchantId, kind, amount, currency, ...refundId });
}
