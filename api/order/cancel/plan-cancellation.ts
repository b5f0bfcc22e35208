import { handlerOf } from "#api/item/item-kinds.ts";
import { beginOf, momentOf } from "#api/item/order-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type PaidWith, refundSources } from "#api/refund/plan/refund-sources.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { hasReward } from "#api/wallet/settle-reward.ts";
import type { CancellableOrder } from "#domain/order/may-cancel.ts";
import { policyNow } from "#domain/order/policy-now.ts";
import { type RefundPart, type RefundSource, splitRefund } from "#domain/order/split-refund.ts";
import type { PolicyStep } from "#domain/policy/cancellation-policy.ts";

/** What a cancellation keeps and returns, to the minor unit. */
export type CancellationPlan = {
  policyStep: PolicyStep;
  /** The last second with these amounts, if others follow. */
  deadline: Date | null;
  keptHalalas: number;
  backHalalas: number;
  keptMinor: number;
  backMinor: number;
  parts: RefundPart[];
  /** What goes back of the money, in halalas: the guest may have it in the wallet instead. */
  moneyHalalas: number;
  sources: RefundSource[];
  /** The guest loses the reward of the stay. */
  isRewardLost: boolean;
};

type Given = PaidWith & {
  order: OrderRow;
  now: Date;
  /** What is kept, if not what the policy says: a host or support who cancels may keep less. */
  keptHalalas?: number;
};

/** Computes what cancelling an order now keeps and returns. It decides nothing unless the order is locked. */
export async function planCancellation(
  db: Tx,
  { order, now, keptHalalas, ...paidWith }: Given,
): Promise<CancellationPlan> {
  const [terms, ...others] = termsOf(order).map(({ policy, begins }) => policyNow(policy, begins, now));
  if (!terms) throw new Error(`Order ${order.orderNumber} has no policy.`);
  const sources = await refundSources(db, order, paidWith);
  const due = dueHalalas(order);
  const {
    parts,
    moneyHalalas,
    keptHalalas: kept,
  } = splitRefund(sources, keptHalalas ?? keptOfSteps([terms, ...others], due));
  const backMinor = minorOf(parts);
  return {
    policyStep: terms.step,
    deadline: earliest([terms, ...others].flatMap(({ deadline }) => deadline ?? [])),
    keptHalalas: kept,
    backHalalas: due - kept,
    keptMinor: availableMinor(sources) - backMinor,
    backMinor,
    parts,
    moneyHalalas,
    sources,
    isRewardLost: await hasReward(db, order),
  };
}

/** Everything that a guest gave for an order, in halalas: money, points and wallet. */
export function dueHalalas({
  totalHalalas,
  loyaltyHalalas,
}: Pick<OrderRow, "totalHalalas" | "loyaltyHalalas">): number {
  return totalHalalas + loyaltyHalalas;
}

/** What all sources together can return, in minor units of the order's currency. */
export function availableMinor(sources: readonly RefundSource[]): number {
  return sources.reduce(
    (sum, source) => sum + (source.kind === "money" ? moneyMinor(source.payments) : source.availableMinor),
    0,
  );
}

function moneyMinor(payments: readonly { availableMinor: number }[]): number {
  return payments.reduce((sum, payment) => sum + payment.availableMinor, 0);
}

export function minorOf(parts: readonly { amountMinor: number }[]): number {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** The halalas that a step keeps of what was due; the steps of an order are in riyals. */
export function keptOfStep({ policy }: PolicyStep, dueHalalas: number): number {
  return Math.min(dueHalalas, Math.round(policy.chargedAmount * 100));
}

/** What all items keep together. */
export function keptOfSteps(items: readonly { step: PolicyStep }[], dueHalalas: number): number {
  const kept = items.reduce((sum, { step }) => sum + keptOfStep(step, dueHalalas), 0);
  return Math.min(dueHalalas, kept);
}

/** The terms of each item, and when it begins. */
export function termsOf({ items, orderNumber }: OrderRow) {
  return items.map((item) => {
    const { policy, begins } = handlerOf(item).cancel;
    const terms = policy(item);
    if (!terms) throw new Error(`Order ${orderNumber} has no policy.`);
    return { policy: terms, begins: momentOf(begins(item)) };
  });
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** What the rules about cancelling read of an order: it can be cancelled until its first item begins. */
export function cancellable(order: OrderRow): CancellableOrder {
  const { day, time, timeZone } = beginOf(order);
  return { statusCode: order.statusCode, checkIn: day, checkInFrom: time, timeZone };
}
