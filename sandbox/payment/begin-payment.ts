import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sandboxNow, scaled } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { Refusal } from "../route.ts";
import { approve, enter, movePayment, settle } from "./move-payment.ts";
import type { Payment, ProviderName } from "./payment.ts";
import { findPayment, keepPayment } from "./payment-book.ts";
import { type PaymentFault, paymentFaults } from "./payment-faults.ts";
import type { Provider, Verdict } from "./provider.ts";
import type { Order } from "./read-order.ts";

const PENDING_MS = 10 * 60_000;
const HIDDEN_MS = 5 * 60_000;
const CHALLENGE_MS = 10 * 60_000;
const EARLY_MS = 2_000;

/** Begins a payment; the one that has this id already is told again, whatever came of it. */
export async function beginPayment(provider: Provider, order: Order, fault: Fault | null): Promise<Payment> {
  const known = findPayment(provider.name, order.id);
  if (known) return sameAs(known, order);
  const bent = paymentFaults.find((word) => word === fault) ?? null;
  const verdict = provider.judge(order);
  const payment = newPayment(provider, order, verdict, bent);
  keepPayment(payment);
  const told = decide(payment, verdict);
  if (bent === "webhook-early") await Promise.race([told, wait(EARLY_MS, undefined, { ref: false })]);
  return payment;
}

function sameAs(known: Payment, { amount, currency }: Order): Payment {
  const { asked } = known;
  if (asked && (asked.amount !== amount || asked.currency !== currency))
    throw new Refusal(409, "id: another payment has it");
  return settle(known);
}

function newPayment(provider: Provider, order: Order, verdict: Verdict, fault: PaymentFault | null): Payment {
  const { id, amount, currency, returnUrl, webhookUrl, language } = order;
  return {
    ...emptyPayment(provider.name, id),
    asked: { amount, currency },
    amount: fault === "other-amount" ? amount + 100 : amount,
    currency: fault === "other-currency" ? (currency === "USD" ? "EUR" : "USD") : currency,
    card: verdict.card ?? null,
    instalments: verdict.instalments ?? 1,
    deafBank: verdict.deafBank ?? false,
    direct: provider.direct,
    returnUrl,
    webhookUrl,
    language,
    fault,
  };
}

/** A payment nobody begun: what is left when one is cancelled that the provider has not heard of. */
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
    deafBank: false,
    seen: false,
    wrongCodes: 0,
    createdAt: now,
    changedAt: now,
    due: null,
    hiddenUntil: 0,
    fault: null,
  };
}

function decide(payment: Payment, { status, failure }: Verdict): Promise<void> {
  if (payment.fault === "decline") return movePayment(payment, "declined", "declined");
  if (payment.fault === "pending" || status === "pending") return later(payment, "approve", PENDING_MS);
  if (payment.fault === "unknown-then-charged") {
    payment.hiddenUntil = sandboxNow() + scaled(HIDDEN_MS);
    return later(payment, "charge", HIDDEN_MS);
  }
  if (status === "authorised") return approve(payment);
  if (status === "declined") return movePayment(payment, "declined", failure ?? "declined");
  const told = enter(payment, "challenge");
  void later(payment, "time-out", CHALLENGE_MS);
  return told;
}

/** Something happens by itself; whoever asks first, or the clock, makes it true. */
export async function later(payment: Payment, what: "approve" | "charge" | "time-out", ms: number): Promise<void> {
  payment.due = { at: sandboxNow() + scaled(ms), what };
  keepPayment(payment);
  setTimeout(() => settle(payment), scaled(ms) + 1).unref();
}
