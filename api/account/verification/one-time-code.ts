import { createHmac, randomInt, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { hashToken, newToken } from "#api/account/session/session-token.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type OneTimeCodeRow, oneTimeCodes, type PendingRegistration } from "#api/schema/account.ts";
import {
  CODE_SECONDS,
  LINK_SECONDS,
  MAX_CODE_ATTEMPTS,
  MAX_CODES_A_DAY,
  RESEND_SECONDS,
} from "#domain/account/code-limits.ts";
import type { Contact } from "#domain/account/read-contact.ts";

export type CodePurpose = OneTimeCodeRow["purpose"];
export type CodeSettings = Pick<Settings, "secrets">;
export type NewCode = {
  purpose: CodePurpose;
  contact: Pick<Contact, "recipient" | "parts">;
  /** `null` without an account: the answer is the same, and no code is ever correct. */
  accountId: string | null;
  /** The order whose contact is confirmed, instead of an account. */
  orderId?: string | null;
  /** The gift whose buyer is confirmed, instead of an account. */
  giftOrderId?: string | null;
  /** The session that requested the code; no other session can use it. */
  sessionFamily?: string | null;
  /** Replaces names and password of the unverified account when this code is used. */
  registration?: PendingRegistration | null;
};
export type IssuedCode = { requestId: string; code: string; link: string };

/** A password reset by email has a link and no code. */
const linkOnly: CodePurpose = "reset-email";
const linked = new Set<CodePurpose>(["reset-email", "verify-email"]);

/** Creates a code and replaces the one before it. The table stores only hashes. */
export async function issueCode(tx: Tx, settings: CodeSettings, newCode: NewCode): Promise<IssuedCode> {
  const { purpose, contact, accountId, orderId = null, giftOrderId = null } = newCode;
  const { sessionFamily = null, registration = null } = newCode;
  const { recipient, parts: recipientParts } = contact;
  const requestId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const link = newToken();
  const isReal = [accountId, orderId, giftOrderId].some((id) => id !== null);
  // Without an account this updates no row, but takes as long.
  await replaceEarlier(tx, purpose, isReal ? recipient : requestId);
  const bound = { id: requestId, purpose, recipient };
  await tx.insert(oneTimeCodes).values({
    ...bound,
    recipientParts,
    accountId,
    orderId,
    giftOrderId,
    sessionFamily,
    registration: isReal ? registration : null,
    codeHash: isReal && purpose !== linkOnly ? hashCode(settings.secrets[0] ?? "", bound, code) : null,
    linkHash: isReal && linked.has(purpose) ? hashToken(link) : null,
    expiresAt: sql`app_now() + ${lifetimeOf(purpose)} * interval '1 second'`,
    createdAt: sql`app_now()`,
  });
  return { requestId, code, link };
}

/** Seconds; a link is valid longer than the code in the same message. */
function lifetimeOf(purpose: CodePurpose): number {
  return linked.has(purpose) ? LINK_SECONDS : CODE_SECONDS;
}

/** A keyed hash, bound to the purpose, the recipient and the request of the code. */
export function hashCode(
  secret: string,
  { id, purpose, recipient }: Pick<OneTimeCodeRow, "id" | "purpose" | "recipient">,
  code: string,
): Buffer {
  return createHmac("sha256", secret).update(`code:${purpose}:${id}:${recipient}:${code}`).digest();
}

async function replaceEarlier(tx: Tx, purpose: CodePurpose, recipient: string): Promise<void> {
  const { usedAt, replacedAt } = oneTimeCodes;
  const isThis = and(eq(oneTimeCodes.recipient, recipient), eq(oneTimeCodes.purpose, purpose));
  await tx
    .update(oneTimeCodes)
    .set({ replacedAt: sql`app_now()` })
    .where(and(isThis, isNull(usedAt), isNull(replacedAt)));
}

/**
 * Seconds until another code may be sent to a contact, or 0. Requests without an account count too, so that the wait does
 * not show whether an account exists. All codes of a day count together, which limits guessing to 25 attempts per contact.
 */
export async function secondsUntilNextCode(tx: Tx, { recipient }: Pick<Contact, "recipient">, purpose: CodePurpose) {
  await lockNames(tx, [`code:${recipient}`]);
  const isLink = purpose === linkOnly;
  const { rows } = await tx.execute<{ since: number | null; today: number; oldest: number | null }>(sql`
    SELECT min(age) FILTER (WHERE purpose = ${purpose})::float AS since, count(*)::int AS today, max(age)::float AS oldest
    FROM (SELECT purpose, extract(epoch FROM app_now() - created_at) AS age FROM one_time_code
      WHERE recipient = ${recipient} AND (purpose = ${linkOnly}) = ${isLink}
        AND created_at > app_now() - interval '1 day') AS sent`);
  const { since = null, today = 0, oldest = 0 } = rows[0] ?? {};
  if (today >= MAX_CODES_A_DAY) return Math.ceil(24 * 60 * 60 - (oldest ?? 0));
  return since !== null && since < RESEND_SECONDS ? Math.ceil(RESEND_SECONDS - since) : 0;
}

/** The newest code of a contact that can still be entered, with its remaining seconds. Requests without an account look alike. */
export async function validCode(
  tx: Tx,
  { recipient }: Pick<Contact, "recipient">,
  purpose: CodePurpose,
): Promise<{ requestId: string; expiresIn: number } | null> {
  const { id, usedAt, replacedAt, createdAt, attempts } = oneTimeCodes;
  const age = sql<number>`extract(epoch FROM app_now() - ${createdAt})::float`;
  const [row] = await tx
    .select({ requestId: id, age })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.recipient, recipient),
        eq(oneTimeCodes.purpose, purpose),
        and(isNull(usedAt), isNull(replacedAt), lt(attempts, MAX_CODE_ATTEMPTS)),
        gt(createdAt, sql`app_now() - ${CODE_SECONDS} * interval '1 second'`),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1);
  return row ? { requestId: row.requestId, expiresIn: Math.floor(CODE_SECONDS - row.age) } : null;
}
