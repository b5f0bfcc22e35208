import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { runPrepared } from "#api/platform/database/prepared.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import { GRACE_SECONDS, RECENT_SECONDS } from "#domain/account/session-life.ts";
import { readCookie } from "#domain/site/read-cookie.ts";
import { alarmReuse } from "./alarm-reuse.ts";
import { TOKEN_COOKIE } from "./session-cookies.ts";
import { hashToken, isToken } from "./session-token.ts";

const nobody: Caller = { kind: "anonymous" };
const nobodyAnyMore: Caller = { kind: "anonymous", isOver: true };
const BEARER = /^Bearer +(\S+)$/i;

const lookUp = {
  name: "session-of-token",
  text: `
    SELECT s.id, s.family, s.account_id AS "accountId",
      s.confirmed_at > app_now() - $2 * interval '1 second' AS "isRecent",
      coalesce(s.replaced_at <= app_now() - $3 * interval '1 second', false) AS "isStolen",
      s.last_used_at <= app_now() - interval '5 minutes' AS "isStale"
    FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > app_now() AND a.status IN ('active', 'unverified')`,
};
type Found = {
  id: string;
  family: string;
  accountId: string;
  isRecent: boolean;
  /** The token was replaced longer ago than any answer can be under way. */
  isStolen: boolean;
  isStale: boolean;
};

/** Who asks, by the token in the header or else in the cookie. Without either the database is not asked. */
export async function identifySession(request: FastifyRequest): Promise<Caller> {
  const given = tokenOf(request);
  if (!given) return nobody;
  const { db } = request.server;
  const values = [hashToken(given.token), RECENT_SECONDS, GRACE_SECONDS];
  const [found] = await runPrepared<Found>(db, lookUp, values);
  if (!found) return nobodyAnyMore;
  if (found.isStolen) {
    await alarmReuse(request, found.accountId, found.family);
    return nobodyAnyMore;
  }
  if (found.isStale) await db.execute(sql`UPDATE session SET last_used_at = app_now() WHERE id = ${found.id}`);
  const { id, family, accountId, isRecent } = found;
  return { kind: "user", userId: accountId, via: given.via, session: { id, family, isRecent } };
}

/** The header counts before the cookie; pages and files are everybody's and ask for nobody. */
export function tokenOf({ url, headers }: FastifyRequest): { token: string; via: "cookie" | "bearer" } | null {
  if (!url.startsWith("/api/")) return null;
  const [, bearer] = BEARER.exec(headers.authorization ?? "") ?? [];
  const token = bearer ?? readCookie(headers.cookie, TOKEN_COOKIE);
  return token && isToken(token) ? { token, via: bearer ? "bearer" : "cookie" } : null;
}
