import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";

/** Locks an account. Every change of its sessions starts with this lock, so that a refresh cannot survive a log-out. */
export async function lockAccount(tx: Tx, accountId: string): Promise<AccountRow | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  return account;
}
