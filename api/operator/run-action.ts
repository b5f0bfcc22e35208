import { randomUUID } from "node:crypto";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { ActionName, actionMoney } from "./action-money.ts";
import { limitGiven } from "./limit-given.ts";
import type { ActionSubject, Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { lockActions, recordAction } from "./record-action.ts";

/** What an action did; one that gives money beyond the policy says how much. */
export type ActionOutcome<Name extends ActionName, T> = {
  subject: ActionSubject;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  result: T;
} & ("given" extends (typeof actionMoney)[Name] ? { givenHalalas: number } : { givenHalalas?: never });

/**
 * Runs an action in one transaction together with its row in the audit; without the row nothing is committed. Above a limit
 * what operators give needs a second name. When somebody else keeps what the action would lock, `refuse` reads what they have
 * committed and throws the refusal that the lock would have shown.
 */
export async function runAction<Name extends ActionName, T>(
  db: Db,
  operator: Operator,
  action: Name,
  work: (tx: Tx, actionId: string) => Promise<ActionOutcome<Name, T>>,
  refuse?: (db: Db) => Promise<unknown>,
): Promise<T> {
  requireNames(operator);
  const recorded = async (tx: Tx) => {
    const id = randomUUID();
    const { subject, before = null, after = null, givenHalalas = 0, result } = await work(tx, id);
    await lockActions(tx);
    await limitGiven(tx, { operator, subject, halalas: givenHalalas });
    const stored = givenHalalas > 0 ? { ...after, givenHalalas } : after;
    await recordAction(tx, { id, operator, action, subject, before, after: stored });
    return result;
  };
  const whenBlocked = async () => {
    await refuse?.(db);
    throw new OperatorError("Somebody else is changing this. Nothing was changed; run the command again.");
  };
  return inTransaction(db, recorded, { whenBlocked });
}

function requireNames({ by, second, reason }: Operator): void {
  if (by.trim() === "") throw new OperatorError("Say who acts: --by <name>.");
  if (reason.trim().length < 3) throw new OperatorError("Say why: --reason <text>.");
  if (second !== null && second.trim().toLowerCase() === by.trim().toLowerCase())
    throw new OperatorError("The second name is that of another operator.");
}
