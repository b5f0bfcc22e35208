import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";

/** The result of a call during which somebody else has locked these rows, so that it waits in vain. */
export function whileLocked<T>(
  db: Db,
  table: "property" | "gift_order" | "wallet",
  where: SQL,
  call: () => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`SET LOCAL transaction_timeout = 0`);
    await tx.execute(sql`SELECT FROM ${sql.identifier(table)} WHERE ${where} FOR UPDATE`);
    return call();
  });
}
