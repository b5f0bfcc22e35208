import { sandboxNow, scaled } from "../clock.ts";
import type { Fault } from "../faults.ts";
import { savePayment } from "./bank-store.ts";
import type { EventKind } from "./companies.ts";
import { addAction, enter, record } from "./move-payment.ts";
import { notifyMerchant } from "./notify-merchant.ts";
import { type Action, type ActionKind, type Payment, sumOf } from "./payment.ts";

/** How long the bank needs to decide what a company has accepted. */
const SETTLE_MS = 300;

type Order = { kind: Exclude<ActionKind, "authorised">; reference: string; amount: number };

/** Why the bank does not begin an action; each company says it in its own words. */
export type ActionRefusal = "wrong-state" | "too-much" | "refused";

/**
 * Captures, voids or refunds. With `later` the company has only accepted it and the bank decides a moment later; else it
 * is done at once.
 */
export function orderAction(
  payment: Payment,
  order: Order,
  { later, fault }: { later: boolean; fault: Fault | null },
): Action | ActionRefusal {
  settleActions(payment);
  if (fault === "refund-refused") return "refused";
  const refusal = refusalOf(payment, order);
  if (refusal) return refusal;
  const settlesAt = later ? sandboxNow() + Math.max(1, scaled(SETTLE_MS)) : 0;
  const action = addAction(payment, { ...order, settlesAt, willDecline: fault === "accepted-then-declined" });
  if (action.state === "done") void finish(payment, action);
  else setTimeout(() => settleActions(payment), scaled(SETTLE_MS) + 2).unref();
  savePayment(payment);
  return action;
}

function refusalOf(payment: Payment, { kind, amount }: Order): ActionRefusal | null {
  const isBusy = payment.actions.some(({ state, kind: other }) => state === "pending" && other !== "refunded");
  if (kind === "refunded") {
    if (payment.status !== "captured") return "wrong-state";
    return sumOf(payment, "refunded", { pending: true }) + amount > sumOf(payment, "captured") ? "too-much" : null;
  }
  if (payment.status !== "authorised" || isBusy) return "wrong-state";
  return amount > payment.amount ? "too-much" : null;
}

/** Decides every accepted action whose time has come. */
export function settleActions(payment: Payment): void {
  for (const action of payment.actions) {
    if (action.state === "pending" && sandboxNow() >= action.settlesAt) void finish(payment, action);
  }
}

const declinedKinds = {
  captured: "capture-declined",
  voided: "void-declined",
  refunded: "refund-declined",
} as const satisfies Partial<Record<ActionKind, EventKind>>;

async function finish(payment: Payment, action: Action): Promise<void> {
  const { kind } = action;
  action.state = action.willDecline ? "declined" : "done";
  if (action.state === "declined") {
    savePayment(payment);
    return kind === "authorised" ? undefined : notifyMerchant(payment, declinedKinds[kind], action);
  }
  if (kind === "refunded") {
    payment.changedAt = sandboxNow();
    savePayment(payment);
  } else void enter(payment, kind);
  record(payment, action);
  await notifyMerchant(payment, kind, action);
}
