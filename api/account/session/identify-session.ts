import { eq, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { Caller, CallerRequest, Identify } from "#api/platform/http/caller.ts";
import { sessions } from "#api/schema/account.ts";
import { GRACE_SECONDS, RECENT_SECONDS } from "#domain/account/session-lifetimes.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { endReasonOf } from "./end-sessions.ts";
import { type RevokeDeps, revokeReusedSession } from "./revoke-reused-session.ts";
import { TOKEN_COOKIE } from "./session-cookies.ts";
import { hashToken, isToken } from "./session-token.ts";

const anonymous: Caller = { kind: "anonymous" };
const BEARER = /^Bearer +(\S+)$/i;

const findSession = {
  name: "session-of-token",
  text: `
    SELECT s.id, s.family, s.account_id AS "accountId",
      s.confirmed_at > app_now() - $2 * interval '1 second' AS "isRecent",
      coalesce(s.replaced_at <= app_now() - $3 * interval '1 second', false) AS "isStolen",
      s.last_used_at <= app_now() - interval '5 minutes' AS "isStale"
    FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > app_now() AND a.status IN ('active', 'unverified')`,
};
type GivenToken = { token: string; via: "cookie" | "bearer" };
type Found = {
  id: string;
  family: string;
  accountId: string;
  isRecent: boolean;
  /** The token was replaced too long ago for an answer to be still under way. */
  isStolen: boolean;
  isStale: boolean;
};

/** Identifies a caller by the token in the header or else in the cookie. Without a token it makes no query. */
export function identifySession({ db, settings, sessionListener }: Omit<RevokeDeps, "log">): Identify {
  return async (request) => {
    const given = tokenOf(request);
    if (!given) return anonymous;
    const values = [hashToken(given.token), RECENT_SECONDS, GRACE_SECONDS];
    const [found] = await runPrepared<Found>(db, findSession, values);
    if (!found) return expiredCaller(db, given.token);
    if (found.isStolen) {
      await revokeReusedSession({ db, settings, sessionListener, log: request.log }, found.accountId, found.family);
      return expiredCaller(db, given.token);
    }
    if (found.isStale) await recordUse(db, found.id);
    const { id, family, accountId, isRecent } = found;
    return { kind: "user", userId: accountId, via: given.via, session: { id, family, isRecent } };
  };
}

async function expiredCaller(db: Db, token: string): Promise<Caller> {
  const endReason = await endReasonOf(db, token);
  return { kind: "anonymous", isOver: true, ...(endReason && { endReason }) };
}

async function recordUse(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: sql`app_now()` }).where(eq(sessions.id, sessionId));
}

/** The header has priority over the cookie. Pages and files are public, so their requests need no token. */
export function tokenOf({ url, headers }: Pick<CallerRequest, "url" | "headers">): GivenToken | null {
  if (!url.startsWith("/api/")) return null;
  const [, bearer] = BEARER.exec(headers.authorization ?? "") ?? [];
  const token = bearer ?? readCookie(headers.cookie, TOKEN_COOKIE);
  return token && isToken(token) ? { token, via: bearer ? "bearer" : "cookie" } : null;
}
