import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { sessions } from "#api/schema/account.ts";
import type { SessionEndReason } from "#domain/account/session-end.ts";
import type { SessionListener } from "./session-listener.ts";
import { hashToken } from "./session-token.ts";

export type EndDeps = { sessionListener: SessionListener };

/**
 * Ends one login of an account and returns whether it was active. The account must be locked. The browser of that login may
 * still have its cart cookie, which opens nothing of the account any more.
 */
export async function endFamily(
  tx: Tx,
  { sessionListener }: EndDeps,
  accountId: string,
  { family, reason }: { family: string; reason: SessionEndReason },
): Promise<boolean> {
  await sessionListener.ended(tx, accountId);
  return end(tx, and(eq(sessions.accountId, accountId), eq(sessions.family, family)), reason);
}

/** Ends every login of an account except the family `keep`. The account must be locked. */
export async function endAllSessions(
  tx: Tx,
  { sessionListener }: EndDeps,
  accountId: string,
  { reason, keep }: { reason: SessionEndReason; keep?: string },
): Promise<boolean> {
  await sessionListener.ended(tx, accountId);
  return end(tx, and(eq(sessions.accountId, accountId), keep ? ne(sessions.family, keep) : undefined), reason);
}

async function end(tx: Tx, which: SQL | undefined, endReason: SessionEndReason): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`app_now()`, endReason })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Why the login of a token was ended; `undefined` for one that expired or never was. */
export async function endReasonOf(tx: Tx, token: string): Promise<SessionEndReason | undefined> {
  const { endReason, tokenHash } = sessions;
  const [row] = await tx
    .select({ endReason })
    .from(sessions)
    .where(eq(tokenHash, hashToken(token)));
  return row?.endReason ?? undefined;
}
