import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type AccountRow, accounts, sessions } from "#api/schema/account.ts";

/** Whoever changes the sessions of an account takes its turn here first: a refresh never slips past a logout. */
export async function lockAccount(tx: Tx, accountId: string): Promise<AccountRow | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for("no key update");
  return account;
}

/** Ends one login of an account. The account must be locked. Tells whether there was one. */
export async function endFamily(tx: Tx, accountId: string, family: string): Promise<boolean> {
  return end(tx, and(eq(sessions.accountId, accountId), eq(sessions.family, family)));
}

/** Ends every login of an account, but for one that may stay. The account must be locked. */
export async function endAllSessions(tx: Tx, accountId: string, keep?: string): Promise<boolean> {
  return end(tx, and(eq(sessions.accountId, accountId), keep ? ne(sessions.family, keep) : undefined));
}

async function end(tx: Tx, which: SQL | undefined): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
