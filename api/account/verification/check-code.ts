import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { hashToken, isToken } from "#api/account/session/session-token.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type OneTimeCodeRow, oneTimeCodes } from "#api/schema/account.ts";
import { CODE_SECONDS, MAX_CODE_ATTEMPTS } from "#domain/account/code-limits.ts";
import { readOtp } from "#domain/field/codes.ts";
import { type CodePurpose, type CodeSettings, hashCode } from "./one-time-code.ts";

type Attempt = {
  purpose: CodePurpose;
  requestId: string;
  code: string;
  /** The session of the attempt; a code requested by a session is valid for that session only. */
  sessionFamily: string | null;
};

/**
 * Checks one attempt at a code. The attempt is counted before the code is compared, so that of many concurrent attempts
 * at most five are compared. Call it outside of a transaction, because a rollback would undo the count.
 */
export async function checkCode(db: Tx, settings: CodeSettings, attempt: Attempt): Promise<OneTimeCodeRow> {
  const code = readOtp(attempt.code);
  if (code === null) throw new Problem("validation", { fields: { token: "otp" } });
  const { id, purpose, attempts, createdAt } = oneTimeCodes;
  const isFresh = gt(createdAt, sql`app_now() - ${CODE_SECONDS} * interval '1 second'`);
  const [row] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${attempts} + 1` })
    .where(
      and(eq(id, attempt.requestId), eq(purpose, attempt.purpose), isOpen(), lt(attempts, MAX_CODE_ATTEMPTS), isFresh),
    )
    .returning();
  if (!row) throw new Problem("code-expired");
  const isBound = row.sessionFamily === null || row.sessionFamily === attempt.sessionFamily;
  const isRight = settings.secrets.some((secret) => isSame(row.codeHash, hashCode(secret, row, code)));
  const isReal = [row.accountId, row.orderId, row.giftOrderId].some((id) => id !== null);
  if (!isRight || !isBound || !isReal) throw new Problem("code-wrong");
  return row;
}

/** The code request of a valid link. This does not consume it. */
export async function findLink(db: Tx, purpose: CodePurpose, token: string): Promise<OneTimeCodeRow | undefined> {
  if (!isToken(token)) return undefined;
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.linkHash, hashToken(token)), eq(oneTimeCodes.purpose, purpose), isOpen()));
  return row;
}

/** Consumes a code or link in the transaction of its effect. Of two concurrent uses one fails. */
export async function consumeCode(tx: Tx, requestId: string): Promise<void> {
  const consumed = await tx
    .update(oneTimeCodes)
    .set({ usedAt: sql`app_now()` })
    .where(and(eq(oneTimeCodes.id, requestId), isOpen()))
    .returning({ id: oneTimeCodes.id });
  if (consumed.length === 0) throw new Problem("code-expired");
}

type Sent = { purpose: CodePurpose; recipient: string; code: string | null; link: string | null };

/** Whether a code or link that was issued for this contact can still be used. */
export async function isUsable(db: Tx, { secrets }: CodeSettings, sent: Sent): Promise<boolean> {
  const { purpose, recipient, code, link } = sent;
  if (link !== null) return (await findLink(db, purpose, link)) !== undefined;
  const rows = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.recipient, recipient), eq(oneTimeCodes.purpose, purpose), isOpen()));
  return rows.some((row) => secrets.some((secret) => isSame(row.codeHash, hashCode(secret, row, code ?? ""))));
}

function isOpen() {
  const { usedAt, replacedAt, expiresAt } = oneTimeCodes;
  return and(isNull(usedAt), isNull(replacedAt), gt(expiresAt, sql`app_now()`));
}

function isSame(stored: Buffer | null, given: Buffer): boolean {
  return stored !== null && stored.length === given.length && timingSafeEqual(stored, given);
}
