import { createHmac, randomInt, randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { hashToken, newToken } from "#api/account/session/session-token.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type OneTimeCodeRow, oneTimeCodes } from "#api/schema/account.ts";
import { CODES_A_DAY, RESEND_SECONDS } from "#domain/account/code-life.ts";
import type { Contact } from "#domain/account/read-contact.ts";

export type CodePurpose = OneTimeCodeRow["purpose"];
export type CodeSettings = Pick<Settings, "secrets" | "codeSeconds" | "linkSeconds">;
export type NewCode = {
  purpose: CodePurpose;
  contact: Pick<Contact, "recipient" | "parts">;
  /** `null` for nobody we know: answered like any other, and never right. */
  accountId: string | null;
  /** The login that asked; its code counts for nobody else. */
  sessionFamily?: string | null;
};
export type IssuedCode = { requestId: string; code: string; link: string };

/** A mailed reset is a link alone: nobody types a code into a page that a mail already opens. */
const linkOnly: CodePurpose = "reset-email";
const linked = new Set<CodePurpose>(["reset-email", "verify-email"]);

/** Makes a code and ends the one before it. What is kept of both tells nothing to whoever reads the table. */
export async function issueCode(tx: Tx, settings: CodeSettings, wanted: NewCode): Promise<IssuedCode> {
  const { purpose, contact, accountId, sessionFamily = null } = wanted;
  const { recipient, parts: recipientParts } = contact;
  const requestId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const link = newToken();
  const isReal = accountId !== null;
  // For nobody there is none to end, which takes as long.
  await endEarlier(tx, purpose, isReal ? recipient : requestId);
  const bound = { id: requestId, purpose, recipient };
  await tx.insert(oneTimeCodes).values({
    ...bound,
    recipientParts,
    accountId,
    sessionFamily,
    codeHash: isReal && purpose !== linkOnly ? hashCode(settings.secrets[0] ?? "", bound, code) : null,
    linkHash: isReal && linked.has(purpose) ? hashToken(link) : null,
    expiresAt: sql`app_now() + ${lifeOf(purpose, settings)} * interval '1 second'`,
    createdAt: sql`app_now()`,
  });
  return { requestId, code, link };
}

/** Seconds; a link that came with a code outlives it. */
export function lifeOf(purpose: CodePurpose, { codeSeconds, linkSeconds }: CodeSettings): number {
  return linked.has(purpose) ? linkSeconds : codeSeconds;
}

/** Keyed, and bound to what the code is for, whom it was sent to and who asked. */
export function hashCode(
  secret: string,
  { id, purpose, recipient }: Pick<OneTimeCodeRow, "id" | "purpose" | "recipient">,
  code: string,
): Buffer {
  return createHmac("sha256", secret).update(`code:${purpose}:${id}:${recipient}:${code}`).digest();
}

async function endEarlier(tx: Tx, purpose: CodePurpose, recipient: string): Promise<void> {
  const { usedAt, replacedAt } = oneTimeCodes;
  const isThis = and(eq(oneTimeCodes.recipient, recipient), eq(oneTimeCodes.purpose, purpose));
  await tx
    .update(oneTimeCodes)
    .set({ replacedAt: sql`app_now()` })
    .where(and(isThis, isNull(usedAt), isNull(replacedAt)));
}

/**
 * Seconds until another code may be sent to a contact; 0 for now. Requests for nobody count alike, so that waiting tells
 * nothing. All codes of a day count together: a guesser gets 25 tries at a number, whatever they are for.
 */
export async function secondsUntilRoom(tx: Tx, { recipient }: Pick<Contact, "recipient">, purpose: CodePurpose) {
  await lockNames(tx, [`code:${recipient}`]);
  const isLink = purpose === linkOnly;
  const { rows } = await tx.execute<{ since: number | null; today: number; oldest: number | null }>(sql`
    SELECT min(age) FILTER (WHERE purpose = ${purpose})::float AS since, count(*)::int AS today, max(age)::float AS oldest
    FROM (SELECT purpose, extract(epoch FROM app_now() - created_at) AS age FROM one_time_code
      WHERE recipient = ${recipient} AND (purpose = ${linkOnly}) = ${isLink}
        AND created_at > app_now() - interval '1 day') AS sent`);
  const { since = null, today = 0, oldest = 0 } = rows[0] ?? {};
  if (today >= CODES_A_DAY) return Math.ceil(24 * 60 * 60 - (oldest ?? 0));
  return since !== null && since < RESEND_SECONDS ? Math.ceil(RESEND_SECONDS - since) : 0;
}
