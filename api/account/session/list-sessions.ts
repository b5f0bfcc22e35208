import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import type { UserCaller } from "#api/platform/http/caller.ts";
import { sessions } from "#api/schema/account.ts";
import type { Session } from "#contract/account/account.ts";

/** The logged-in browsers of an account, the last used first. Their id is the family, which does not change with the token. */
export async function listSessions(db: Db, { userId, session }: UserCaller): Promise<Session[]> {
  const { accountId, revokedAt, replacedAt, expiresAt, lastUsedAt } = sessions;
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(accountId, userId), isNull(revokedAt), isNull(replacedAt), gt(expiresAt, sql`app_now()`)))
    .orderBy(desc(lastUsedAt));
  return rows.map((row) => ({
    id: row.family,
    isCurrent: row.family === session.family,
    createdAt: row.familyStartedAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    device: row.device,
    network: row.network,
    via: row.via,
    platform: row.platform,
  }));
}
