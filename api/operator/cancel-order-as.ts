import {
  cancelBySupport,
  requireCancellableBySupport,
  type SupportCancellation,
} from "#api/order/support/cancel-by-support.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { orderByNumber, orderFacts } from "./find-orders.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type CancellationInput = Omit<SupportCancellation, "reason" | "keptHalalas"> & {
  orderNumber: string;
  keptHalalas?: number;
};

/** Cancels as the host asked, or as support. Less than everything goes back only when support keeps an amount. */
export async function cancelOrderAs(
  db: Db,
  operator: Operator,
  { orderNumber, keptHalalas = 0, ...terms }: CancellationInput,
) {
  if (terms.by === "host" && keptHalalas > 0)
    throw new OperatorError("Nothing is kept of a booking that the host cancels.");
  const cancel = async (tx: Tx) => {
    const before = await orderByNumber(tx, orderNumber);
    if (keptHalalas > before.totalHalalas) throw new OperatorError("More would be kept than the booking cost.");
    const cancellation = { ...terms, keptHalalas, reason: operator.reason };
    const { order, backMinor, beyondPolicyHalalas } = await cancelBySupport(tx, before.id, cancellation);
    const refund = `${fromMinorUnits(backMinor, order.currency)} ${order.currency}`;
    return {
      subject: { kind: "order", id: order.id } as const,
      before: { status: before.statusCode },
      after: { status: order.statusCode, refund, nights: terms.nights, keptHalalas },
      givenHalalas: beyondPolicyHalalas,
      result: { ...orderFacts(order), refund },
    };
  };
  const refuse = async (last: Db) => requireCancellableBySupport(await orderByNumber(last, orderNumber));
  return runAction(db, operator, terms.by === "host" ? "cancel-as-host" : "cancel-as-support", cancel, refuse);
}
