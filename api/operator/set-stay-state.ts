import { setStayState as recordStayState } from "#api/item/chalet/order/change-stay.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { closeTask } from "#api/task/close-task.ts";
import type { StayState } from "#domain/order/stay-state.ts";
import { orderByNumber } from "./find-orders.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

/** Decides a disputed no-show: the guest arrived, or did not. */
export function setStayState(
  db: Db,
  operator: Operator,
  { orderNumber, state }: { orderNumber: string; state: Extract<StayState, "arrived" | "no-show"> },
) {
  const decide = async (tx: Tx) => {
    const { order } = await lockOrder(tx, (await orderByNumber(tx, orderNumber)).id);
    const stay = stayOf(order);
    requireDisputed(stay);
    const { stayState } = stay;
    await recordStayState(tx, stay, { stayState: state });
    await closeTask(tx, "no-show-objected", order.id);
    const subject = { kind: "order", id: order.id } as const;
    return { subject, before: { stay: stayState }, after: { stay: state }, result: { orderNumber, stay: state } };
  };
  return runAction(db, operator, "set-stay-state", decide, async (last) =>
    requireDisputed(stayOf(await orderByNumber(last, orderNumber))),
  );
}

function requireDisputed({ stayState }: { stayState: StayState }): void {
  if (stayState !== "no-show" && stayState !== "expected")
    throw new OperatorError(`The stay is ${stayState}; nothing is disputed.`);
}
