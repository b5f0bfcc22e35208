import { randomUUID } from "node:crypto";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { ALONE_HALALAS } from "#domain/order/support-help.ts";
import type { ActionSubject, Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { recordAction } from "./record-action.ts";

/** What an action did. Above a limit a refund or goodwill beyond the policy needs a second name. */
export type ActionOutcome<T> = {
  subject: ActionSubject;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  beyondPolicyHalalas?: number;
  result: T;
};

/** Runs an action in one transaction together with its row in the audit; without the row nothing is committed. */
export async function runAction<T>(
  db: Db,
  operator: Operator,
  action: string,
  work: (tx: Tx, actionId: string) => Promise<ActionOutcome<T>>,
): Promise<T> {
  requireNames(operator);
  return inTransaction(db, async (tx) => {
    const id = randomUUID();
    const { subject, before, after, beyondPolicyHalalas = 0, result } = await work(tx, id);
    if (beyondPolicyHalalas > ALONE_HALALAS && operator.second === null)
      throw new OperatorError(
        `This gives SAR ${beyondPolicyHalalas / 100} beyond the policy. Above SAR ${ALONE_HALALAS / 100} a second name (--second) is needed.`,
      );
    await recordAction(tx, { id, operator, action, subject, before: before ?? null, after: after ?? null });
    return result;
  });
}

function requireNames({ by, second, reason }: Operator): void {
  if (by.trim() === "") throw new OperatorError("Say who acts: --by <name>.");
  if (reason.trim().length < 3) throw new OperatorError("Say why: --reason <text>.");
  if (second !== null && second.trim().toLowerCase() === by.trim().toLowerCase())
    throw new OperatorError("The second name is that of another operator.");
}
