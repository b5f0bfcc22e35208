import { eq, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { outbox } from "#api/platform/outbox/outbox-table.ts";
import { refunds } from "#api/schema/payment.ts";
import { closeTask } from "#api/task/close-task.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Nobody could tell whether a refund was made, and an operator has looked it up at the gateway. One that arrived counts as
 * made; one that is missing there is sent again.
 */
export function settleRefund(
  db: Db,
  operator: Operator,
  { refundId, result }: { refundId: string; result: "arrived" | "missing" },
) {
  if (!UUID.test(refundId)) throw new OperatorError("Give the id of the refund: list-tasks shows it.");
  return runAction(db, operator, "settle-refund", async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
    if (!refund) throw new OperatorError(`There is no refund ${refundId}.`);
    const { state, sends, isArrived } = refund;
    if (state !== "pending" || sends === 0 || isArrived)
      throw new OperatorError(`The refund is ${state}; nothing has to be settled.`);
    const settled = result === "arrived" ? { isArrived: true } : { sends: 0, sentAt: null };
    await tx.update(refunds).set(settled).where(eq(refunds.id, refundId));
    await tx.update(outbox).set({ runAt: sql`app_now()` }).where(eq(outbox.subjectId, refundId));
    await closeTask(tx, "refund-unclear", refundId);
    return {
      subject: { kind: "refund", id: refundId },
      before: { sends },
      after: { result },
      result: { refundId, result },
    };
  });
}
