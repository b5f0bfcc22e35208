import type { Tx } from "#api/platform/database/database.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import { hasReward } from "#api/wallet/settle-reward.ts";
import { type CancellableOrder, checkInMoment } from "#domain/order/may-cancel.ts";
import { policyNow } from "#domain/order/policy-now.ts";
import { type MoneySource, type RefundPart, splitRefund } from "#domain/order/split-refund.ts";
import type { PolicyStep } from "#domain/policy/cancellation-policy.ts";
import type { Day } from "#domain/stay/day.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
import { refundableMoney } from "./refundable-money.ts";

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
  source: MoneySource;
  /** The guest loses the reward of the stay. */
  isRewardLost: boolean;
};

type Given = {
  order: OrderRow;
  payments: readonly PaymentRow[];
  now: Date;
  /** What is kept, if not what the policy says: a host or support who cancels may keep less. */
  keptHalalas?: number;
};

/** Computes what cancelling an order now keeps and returns. It decides nothing unless the order is locked. */
export async function planCancellation(
  db: Tx,
  { order, payments, now, keptHalalas }: Given,
): Promise<CancellationPlan> {
  const [policy] = order.chalet.snapshot.policySnapshot;
  if (!policy) throw new Error(`Order ${order.orderNumber} has no policy.`);
  const { step, deadline } = policyNow(policy, checkInMoment(cancellable(order)), now);
  const source = await refundableMoney(db, order, payments);
  const kept = keptHalalas ?? keptOfStep(step, order.totalHalalas);
  const parts = splitRefund([source], kept);
  const available = source.payments.reduce((sum, { availableMinor }) => sum + availableMinor, 0);
  const backMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    policyStep: step,
    deadline,
    keptHalalas: kept,
    backHalalas: order.totalHalalas - kept,
    keptMinor: available - backMinor,
    backMinor,
    parts,
    source,
    isRewardLost: await hasReward(db, order),
  };
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
