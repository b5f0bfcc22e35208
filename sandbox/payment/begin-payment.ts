import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sandboxNow, scaled } from "../clock.ts";
import { type Fault, type PaymentFault, paymentFaults } from "../faults.ts";
import { Refusal } from "../route.ts";
import { applyDue, approve, enter, movePayment } from "./move-payment.ts";
import type { Payment, ProviderName } from "./payment.ts";
import { findPayment, savePayment } from "./payment-store.ts";
import type { Decision, Provider } from "./provider.ts";
import type { Order } from "./read-order.ts";

const PENDING_MS = 10 * 60_000;
const HIDDEN_MS = 5 * 60_000;
const CHALLENGE_MS = 10 * 60_000;
const EARLY_MS = 2_000;

/** Begins a payment. If the id exists already, returns that payment with its current status. */
export async function beginPayment(provider: Provider, order: Order, fault: Fault | null): Promise<Payment> {
  const known = findPayment(provider.name, order.id);
  if (known) return repeatOf(known, order);
  const paymentFault = paymentFaults.find((each) => each === fault) ?? null;
  const decision = provider.decide(order);
  const payment = newPayment(provider, order, decision, paymentFault);
  savePayment(payment);
  const notified = applyDecision(payment, decision);
  if (paymentFault === "webhook-early") await Promise.race([notified, wait(EARLY_MS, undefined, { ref: false })]);
  return payment;
}

function repeatOf(known: Payment, { amount, currency }: Order): Payment {
  const { asked } = known;
  if (asked && (asked.amount !== amount || asked.currency !== currency))
    throw new Refusal(409, "id: another payment has it");
  return applyDue(known);
}

function newPayment(provider: Provider, order: Order, decision: Decision, fault: PaymentFault | null): Payment {
  const { id, amount, currency, returnUrl, webhookUrl, language } = order;
  return {
    ...emptyPayment(provider.name, id),
    asked: { amount, currency },
    amount: fault === "other-amount" ? amount + 100 : amount,
    currency: fault === "other-currency" ? (currency === "USD" ? "EUR" : "USD") : currency,
    card: decision.card ?? null,
    instalments: decision.instalments ?? 1,
    isBankSilent: decision.isBankSilent ?? false,
    direct: provider.direct,
    returnUrl,
    webhookUrl,
    language,
    fault,
  };
}

/** A payment that never began: stored when an unknown id is cancelled. */
export function emptyPayment(provider: ProviderName, id: string): Payment {
  const now = sandboxNow();
  return {
    id,
    provider,
    reference: `${provider}_${randomUUID().replaceAll("-", "").slice(0, 20)}`,
    asked: null,
    amount: null,
    currency: null,
    status: "pending",
    failure: null,
    card: null,
    refunds: [],
    returnUrl: "",
    webhookUrl: "",
    language: "en",
    instalments: 1,
    direct: false,
    isBankSilent: false,
    seen: false,
    wrongCodes: 0,
    createdAt: now,
    changedAt: now,
    due: null,
    hiddenUntil: 0,
    fault: null,
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
  const notified = enter(payment, "challenge");
  void scheduleChange(payment, "time-out", CHALLENGE_MS);
  return notified;
}

/** Schedules a change of status. It is applied at its time, or by the first request after that. */
export async function scheduleChange(
  payment: Payment,
  what: "approve" | "charge" | "time-out",
  ms: number,
): Promise<void> {
  payment.due = { at: sandboxNow() + scaled(ms), what };
  savePayment(payment);
  setTimeout(() => applyDue(payment), scaled(ms) + 1).unref();
}
