import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { hashToken, isToken } from "#api/account/session/session-token.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OneTimeCodeRow, oneTimeCodes } from "#api/schema/account.ts";
import { CODE_TRIES } from "#domain/account/code-life.ts";
import { readOtp } from "#domain/field/otp.ts";
import { type CodePurpose, type CodeSettings, hashCode } from "./one-time-code.ts";

type Trying = {
  purpose: CodePurpose;
  requestId: string;
  code: string;
  /** The login that tries; a code that a login asked for counts for that one alone. */
  sessionFamily: string | null;
};

/**
 * Looks at one try of a code. The try is counted and kept before the code is compared: of many sent at once no more
 * than five are ever looked at. Ask outside of a transaction, or the count may be undone.
 */
export async function tryCode(db: Tx, settings: CodeSettings, trying: Trying): Promise<OneTimeCodeRow> {
  const code = readOtp(trying.code);
  if (code === null) throw new Problem("validation", { fields: { token: "otp" } });
  const { id, purpose, tries, createdAt } = oneTimeCodes;
  const isYoung = gt(createdAt, sql`app_now() - ${settings.codeSeconds} * interval '1 second'`);
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(id, trying.requestId), eq(purpose, trying.purpose), isOpen(), lt(tries, CODE_TRIES), isYoung))
    .returning();
  if (!row) throw new Problem("code-expired");
  const isBound = row.sessionFamily === null || row.sessionFamily === trying.sessionFamily;
  const isRight = settings.secrets.some((secret) => isSame(row.codeHash, hashCode(secret, row, code)));
  if (!isRight || !isBound || row.accountId === null) throw new Problem("code-wrong");
  return row;
}

/** The request a mailed link belongs to, while it counts. Looking does not use it up. */
export async function findLink(db: Tx, purpose: CodePurpose, token: string): Promise<OneTimeCodeRow | undefined> {
  if (!isToken(token)) return undefined;
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, hashToken(token)), eq(oneTimeCodes.purpose, purpose), isOpen()));
  return row;
}

/** Uses a code or link up, with what it allows, in one transaction; of two who bring it at once one is too late. */
export async function spendCode(tx: Tx, requestId: string): Promise<void> {
  const spent = await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`app_now()` })
    .where(and(eq(oneTimeCodes.id, requestId), isOpen()))
    .returning({ id: oneTimeCodes.id });
  if (spent.length === 0) throw new Problem("code-expired");
}

function isOpen() {
  const { usedAt, replacedAt, expiresAt } = oneTimeCodes;
  return and(isNull(usedAt), isNull(replacedAt), gt(expiresAt, sql`app_now()`));
}

function isSame(kept: Buffer | null, given: Buffer): boolean {
  return kept !== null && kept.length === given.length && timingSafeEqual(kept, given);
}
