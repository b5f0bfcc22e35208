import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import { isOpen } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type AccountRow, type SessionRow, sessions } from "#api/schema/account.ts";
import { FAMILY_SECONDS, GRACE_SECONDS, TOKEN_SECONDS } from "#domain/account/session-lifetimes.ts";
import { endReasonOf } from "./end-sessions.ts";
import { type RevokeDeps, revokeReusedSession } from "./revoke-reused-session.ts";
import { hashToken, nextToken } from "./session-token.ts";

type Refreshed = { token: string; expiresIn: number };
export type RefreshedSession = Refreshed & { account: AccountRow };

/**
 * The next token of a session. A repeated refresh within seconds returns the same token; a later one counts as theft and
 * ends the login.
 */
export async function refreshSession(
  deps: RevokeDeps & { settings: Pick<Settings, "secrets"> },
  token: string,
): Promise<RefreshedSession> {
  const { db, settings } = deps;
  const found = await sessionOf(db, token);
  if (!found) throw await signInAgain(db, token);
  const outcome = await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    const session = await sessionOf(tx, token);
    if (!session || !account || !isOpen(account)) return "over";
    const now = await productTime(tx);
    if (session.replacedAt !== null && secondsBetween(session.replacedAt, now) >= GRACE_SECONDS) return "stolen";
    const follow = session.replacedAt === null ? replaceToken : successor;
    const refreshed = await follow(tx, session, token, { secrets: settings.secrets, now });
    return refreshed ? { ...refreshed, account } : "over";
  });
  if (outcome === "stolen") await revokeReusedSession(deps, found.accountId, found.family);
  if (typeof outcome === "string") throw await signInAgain(db, token);
  return outcome;
}

async function signInAgain(db: Tx, token: string): Promise<Problem> {
  const reason = await endReasonOf(db, token);
  return new Problem("sign-in-again", reason ? { details: { reason } } : {});
}

type Signing = { secrets: readonly string[]; now: Date };

async function sessionOf(tx: Tx, token: string): Promise<SessionRow | undefined> {
  const { tokenHash, revokedAt, expiresAt } = sessions;
  const [session] = await tx
    .select(getTableColumns(sessions))
    .from(sessions)
    .where(and(eq(tokenHash, hashToken(token)), isNull(revokedAt), gt(expiresAt, sql`app_now()`)));
  return session;
}

async function replaceToken(tx: Tx, old: SessionRow, oldToken: string, { secrets, now }: Signing): Promise<Refreshed> {
  const salt = randomBytes(16);
  const token = nextToken(secrets[0] ?? "", oldToken, salt);
  const familyLeft = FAMILY_SECONDS - secondsBetween(old.familyStartedAt, now);
  const expiresIn = Math.max(1, Math.floor(Math.min(TOKEN_SECONDS, familyLeft)));
  const next = {
    ...old,
    id: randomUUID(),
    tokenHash: hashToken(token),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + expiresIn * 1_000),
  };
  await tx.insert(sessions).values(next);
  await tx.update(sessions).set({ replacedAt: now, nextSalt: salt }).where(eq(sessions.id, old.id));
  return { token, expiresIn };
}

/** The token that an earlier refresh returned; the secrets may have been rotated since. */
async function successor(
  tx: Tx,
  { nextSalt }: SessionRow,
  oldToken: string,
  { secrets, now }: Signing,
): Promise<Refreshed | null> {
  if (!nextSalt) return null;
  const tokens = secrets.map((secret) => nextToken(secret, oldToken, nextSalt));
  const rows = await tx
    .select({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, tokens.map(hashToken)), isNull(sessions.revokedAt)));
  const token = tokens.find((one) => rows[0]?.tokenHash.equals(hashToken(one)));
  return rows[0] && token ? { token, expiresIn: Math.floor(secondsBetween(now, rows[0].expiresAt)) } : null;
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1_000;
}
