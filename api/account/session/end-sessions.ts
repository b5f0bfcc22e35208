import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { sessions } from "#api/schema/account.ts";

/** Ends one login of an account and returns whether it was active. The account must be locked. */
export async function endFamily(tx: Tx, accountId: string, family: string): Promise<boolean> {
  return end(tx, and(eq(sessions.accountId, accountId), eq(sessions.family, family)));
}

/** Ends every login of an account except the family `keep`. The account must be locked. */
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
