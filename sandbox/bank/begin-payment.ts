import { setTimeout as wait } from "node:timers/promises";
import { sandboxNow, scaled } from "../clock.ts";
import { type Fault, paymentFaults } from "../faults.ts";
import { applyDue } from "./apply-due.ts";
import { savePayment } from "./bank-store.ts";
import { approve, enter, movePayment } from "./move-payment.ts";
import type { Card, Failure, Payment, PaymentStatus } from "./payment.ts";

const PENDING_MS = 10 * 60_000;
const HIDDEN_MS = 5 * 60_000;
const CHALLENGE_MS = 15 * 60_000;
const LIST_LAG_MS = 2_000;
const LONG_LIST_LAG_MS = 5 * 60_000;
const EARLY_MS = 2_000;

/** The first answer of the bank to a payment. */
export type Decision = {
  status: PaymentStatus & ("authorised" | "declined" | "challenge" | "pending");
  failure?: Failure;
  isBankSilent?: boolean;
};

/** What a company opens at the bank. */
export type Opening = Pick<
  Payment,
  "id" | "company" | "book" | "merchantId" | "amount" | "currency" | "returnUrls" | "language" | "details"
> & { decision: Decision; card?: Card | null; instalments?: number; direct?: boolean; webhookUrl?: string | null };

/** Begins a payment; its id must be new. Resolves when the bank has decided. */
export async function beginPayment(opening: Opening, fault: Fault | null): Promise<Payment> {
  const payment = newPayment(opening, fault);
  savePayment(payment);
  const notified = applyDecision(payment, opening.decision);
  if (payment.fault === "webhook-early") await Promise.race([notified, wait(EARLY_MS, undefined, { ref: false })]);
  return payment;
}

function newPayment({ decision, ...opening }: Opening, given: Fault | null): Payment {
  const now = sandboxNow();
  const fault = paymentFaults.find((each) => each === given) ?? null;
  const { amount, currency } = opening;
  return {
    card: null,
    instalments: 1,
    direct: false,
    webhookUrl: null,
    ...opening,
    amount: fault === "other-amount" ? amount + 100 : amount,
    currency: fault === "other-currency" ? (currency === "USD" ? "EUR" : "USD") : currency,
    status: "pending",
    failure: null,
    actions: [],
    isBankSilent: decision.isBankSilent ?? false,
    seen: false,
    wrongCodes: 0,
    createdAt: now,
    changedAt: now,
    due: null,
    hiddenUntil: 0,
    listedFrom: now + scaled(fault === "list-lag" ? LONG_LIST_LAG_MS : LIST_LAG_MS),
    fault,
  };
}

function applyDecision(payment: Payment, { status, failure }: Decision): Promise<void> {
  if (payment.fault === "decline") return movePayment(payment, "declined", "declined");
  if (payment.fault === "pending" || status === "pending") return scheduleChange(payment, "approve", PENDING_MS);
  if (payment.fault === "unknown-then-charged") {
    payment.hiddenUntil = sandboxNow() + scaled(HIDDEN_MS);
    return scheduleChange(payment, "charge", HIDDEN_MS);
  }
  if (status === "authorised") return approve(payment);
  if (status === "declined") return movePayment(payment, "declined", failure ?? "declined");
  const entered = enter(payment, "challenge");
  void scheduleChange(payment, "time-out", CHALLENGE_MS);
  return entered;
}

/** Schedules a change of status. It is applied at its time, or by the first request after that. */
export async function scheduleChange(
  payment: Payment,
  what: NonNullable<Payment["due"]>["what"],
  ms: number,
): Promise<void> {
  payment.due = { at: sandboxNow() + scaled(ms), what };
  savePayment(payment);
  setTimeout(() => applyDue(payment), scaled(ms) + 1).unref();
}

/** Whether the company already answers about it. */
export function isHidden({ hiddenUntil }: Payment): boolean {
  return sandboxNow() < hiddenUntil;
}

/** Whether lists and searches of the company have it. */
export function isListed(payment: Payment): boolean {
  return !isHidden(payment) && sandboxNow() >= payment.listedFrom;
}
