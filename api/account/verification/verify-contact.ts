import { eq, sql } from "drizzle-orm";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { findAccount, isOpen, releaseUnverifiedSecondary } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { type EndDeps, endAllSessions } from "#api/account/session/end-sessions.ts";
import { isToken } from "#api/account/session/session-token.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import type { Log } from "#api/platform/http/log.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts, type OneTimeCodeRow, type PendingRegistration } from "#api/schema/account.ts";
import { type Contact, maskedContact } from "#domain/account/read-contact.ts";
import { readEmail } from "#domain/field/person.ts";
import { checkCode, consumeCode, findLink } from "./check-code.ts";
import type { CodePurpose } from "./one-time-code.ts";
import type { SendSettings } from "./send-code.ts";

type Deps = EndDeps & { db: Db; settings: SendSettings; log: Log };
export type TypedCode = { token: string; requestId?: string | undefined; email?: string | undefined };
type Verification = {
  channel: Contact["channel"];
  typed: TypedCode;
  caller: Caller;
  /** The id in the browser's cookie. Read when needed, because it throws for a cookie that another site's page sent. */
  holder: () => string | null;
};

/** Verifies a contact with the code or link that was sent to it. A new contact then replaces the account's old one. */
export async function verifyContact(deps: Deps, verification: Verification): Promise<{ verified: true }> {
  const { channel, typed, caller } = verification;
  const row = await findVerifiedCode(deps, channel === "email" ? "verify-email" : "verify-phone", typed, caller);
  if (typed.email !== undefined && readEmail(typed.email) !== row.recipient) throw new Problem("code-wrong");
  const holder = isToken(typed.token) ? null : verification.holder();
  await inTransaction(
    deps.db,
    async (tx) => {
      const account = row.accountId ? await lockAccount(tx, row.accountId) : undefined;
      if (!account || !isOpen(account)) throw new Problem("code-expired");
      await consumeCode(tx, row.id);
      const current = channel === "email" ? account.email : account.phone;
      if (current === row.recipient) await markVerified(tx, deps, account, { channel, registration: row.registration });
      else await changeContact(tx, deps, account, row);
      await deps.sessionListener.joined(tx, account.id, holder);
    },
    { conflict: "contact-taken" },
  );
  return { verified: true };
}

/** The code request that a valid code or link belongs to. */
async function findVerifiedCode(
  { db, settings }: Deps,
  purpose: CodePurpose,
  { token, requestId }: TypedCode,
  caller: Caller,
) {
  if (isToken(token)) {
    const row = await findLink(db, purpose, token);
    if (!row) throw new Problem("code-expired");
    return row;
  }
  if (requestId === undefined) throw new Problem("validation", { fields: { requestId: "required" } });
  const sessionFamily = caller.kind === "user" ? caller.session.family : null;
  return checkCode(db, settings, { purpose, requestId, code: token, sessionFamily });
}

type Verified = { channel: Contact["channel"]; registration: PendingRegistration | null };

/** The first verified contact activates the account, with the names and password of the registration that sent its code. */
async function markVerified(tx: Tx, deps: Deps, account: AccountRow, { channel, registration }: Verified) {
  const now = sql`app_now()`;
  const verified = channel === "email" ? { emailVerifiedAt: now } : { phoneVerifiedAt: now };
  const typedAgain = account.status === "unverified" ? registration : null;
  if (typedAgain) await endAllSessions(tx, deps, account.id, { reason: "password" });
  await tx
    .update(accounts)
    .set({ ...verified, ...typedAgain, status: "active" })
    .where(eq(accounts.id, account.id));
  if (account.status === "unverified") await notifyOwner(tx, deps.settings, account, { kind: "welcome" });
}

/** Only a logged-in user can have requested it. The old contact gets a message. */
async function changeContact(tx: Tx, deps: Deps, account: AccountRow, row: OneTimeCodeRow): Promise<void> {
  const { settings, log } = deps;
  const { sessionFamily, recipient, recipientParts } = row;
  if (!sessionFamily) throw new Problem("code-expired");
  const contact = recipientParts
    ? ({ channel: "phone", recipient, parts: recipientParts } as const)
    : ({ channel: "email", recipient, parts: null } as const);
  await lockNames(tx, [`account:${recipient}`]);
  await releaseUnverifiedSecondary(tx, contact);
  if (await findAccount(tx, contact)) throw new Problem("contact-taken");
  const now = sql`app_now()`;
  const changed = recipientParts
    ? { phone: recipient, phoneParts: recipientParts, phoneVerifiedAt: now }
    : { email: recipient, emailVerifiedAt: now };
  await tx.update(accounts).set(changed).where(eq(accounts.id, account.id));
  await endAllSessions(tx, deps, account.id, { reason: "contact", keep: sessionFamily });
  await notifyOwner(tx, settings, account, { kind: "contact-changed", contact: maskedContact(recipient) });
  log.info({ event: "contact-changed", userId: account.id }, "a contact was changed");
}
