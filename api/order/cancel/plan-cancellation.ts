import type { Tx } from "#api/platform/database/database.ts";
import { type PaidWith, refundSources } from "#api/refund/plan/refund-sources.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { hasReward } from "#api/wallet/settle-reward.ts";
import { type CancellableOrder, checkInMoment } from "#domain/order/may-cancel.ts";
import { policyNow } from "#domain/order/policy-now.ts";
import { type RefundPart, type RefundSource, splitRefund } from "#domain/order/split-refund.ts";
import type { PolicyStep } from "#domain/policy/cancellation-policy.ts";
import type { Day } from "#domain/stay/day.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";

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
  const [policy] = order.chalet.snapshot.policySnapshot;
  if (!policy) throw new Error(`Order ${order.orderNumber} has no policy.`);
  const { step, deadline } = policyNow(policy, checkInMoment(cancellable(order)), now);
  const sources = await refundSources(db, order, paidWith);
  const due = dueHalalas(order);
  const { parts, moneyHalalas, keptHalalas: kept } = splitRefund(sources, keptHalalas ?? keptOfStep(step, due));
  const backMinor = minorOf(parts);
  return {
    policyStep: step,
    deadline,
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

/** What the rules about cancelling read of an order. */
export function cancellable({ statusCode, chalet }: OrderRow): CancellableOrder {
  const { checkinBeginTime, timeZone } = chalet.snapshot.property;
  return {
    statusCode,
    checkIn: chalet.checkIn as Day,
    checkInFrom: checkinBeginTime,
    timeZone: readTimeZone(timeZone),
  };
}
