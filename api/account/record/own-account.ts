import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";

/** The account of a logged-in user. If it was deleted meanwhile, the user must log in again. */
export async function ownAccount(db: Tx, userId: string): Promise<AccountRow> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, userId));
  if (!account || account.status === "deleted") throw new Problem("sign-in-again");
  return account;
}

/** Updates an account that still exists. */
export async function changeAccount(db: Tx, userId: string, change: Partial<AccountRow>): Promise<AccountRow> {
  const [account] = await db.update(accounts).set(change).where(eq(accounts.id, userId)).returning();
  if (!account) throw new Problem("sign-in-again");
  return account;
}
