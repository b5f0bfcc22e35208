import type { Operator } from "#api/operator/operator.ts";
import { runAction } from "#api/operator/run-action.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";

type Written<Result> = { hasWritten: boolean; after: Record<string, unknown>; result: Result };

/** A transaction that wrote nothing is taken back, so that it leaves no row in the audit either. */
class NothingWritten<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super("nothing was written");
    this.result = result;
  }
}

/** Runs a part of an import in one transaction with its row in the audit. */
export async function recordImport<Result>(
  db: Db,
  operator: Operator,
  catalogue: string,
  work: (tx: Tx) => Promise<Written<Result>>,
): Promise<Result> {
  try {
    return await runAction(db, operator, "import-homes", async (tx) => {
      const { hasWritten, after, result } = await work(tx);
      if (!hasWritten) throw new NothingWritten(result);
      return { subject: { kind: "catalogue", id: catalogue }, after, result };
    });
  } catch (error) {
    if (error instanceof NothingWritten) return error.result as Result;
    throw error;
  }
}
