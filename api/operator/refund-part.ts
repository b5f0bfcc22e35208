import { randomUUID } from "node:crypto";
import { recordEvent } from "#api/item/event/order-events.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { refundableMoney } from "#api/refund/plan/refundable-money.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { refunds } from "#api/schema/payment.ts";
import { lowerReward } from "#api/wallet/settle-reward.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { orderByNumber } from "./find-orders.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type PartRefund = { orderNumber: string; halalas: number };

/** Refunds a part of a booking that stands, e.g. unused nights that the host grants: the newest payment first. Its reward is lowered, too. */
export function refundPart(db: Db, operator: Operator, { orderNumber, halalas }: PartRefund) {
  const refund = async (tx: Tx, operatorActionId: string) => {
    const { id } = await orderByNumber(tx, orderNumber);
    const { order, payments } = await lockOrder(tx, id);
    requireConfirmed(order);
    const source = await refundableMoney(tx, order, payments);
    let left = payableMinor(halalas, source.presentment);
    const available = source.payments.reduce((sum, { availableMinor }) => sum + availableMinor, 0);
    if (left <= 0 || left >= available)
      throw new OperatorError("A part is more than nothing and less than what is left.");
    const amountMinor = left;
    for (const { paymentId, availableMinor } of source.payments) {
      const part = Math.min(left, availableMinor);
      left -= part;
      if (part === 0) continue;
      const refundId = randomUUID();
      await tx.insert(refunds).values({ id: refundId, paymentId, amountMinor: part, operatorActionId });
      await enqueue(tx, refundId, ["refund", "issue-credit-note"]);
    }
    await recordEvent(tx, order, { kind: "partly-refunded", actor: "operator", detail: { amountMinor } });
    await lowerReward(tx, order, { halalas, causeId: operatorActionId });
    const amount = `${fromMinorUnits(amountMinor, order.currency)} ${order.currency}`;
    return {
      subject: { kind: "order", id: order.id } as const,
      after: { refund: amount },
      givenHalalas: halalas,
      result: { orderNumber: order.orderNumber, refund: amount },
    };
  };
  return runAction(db, operator, "refund-part", refund, async (last) =>
    requireConfirmed(await orderByNumber(last, orderNumber)),
  );
}

function requireConfirmed({ statusCode }: OrderRow): void {
  if (statusCode !== orderStatus.confirmed) throw new OperatorError("Only a confirmed booking is refunded in part.");
}
