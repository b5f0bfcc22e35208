import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { notifyOwner } from "#api/account/message/enqueue-account-message.ts";
import { type AccountLimits, contactKey } from "#api/account/record/account-limits.ts";
import { isOpen } from "#api/account/record/find-account.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { endAllSessions } from "#api/account/session/end-sessions.ts";
import { type Browser, type OpenedSession, openSession, type SessionDeps } from "#api/account/session/open-session.ts";
import { checkCode, consumeCode, findLink } from "#api/account/verification/check-code.ts";
import type { CodeSettings } from "#api/account/verification/one-time-code.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts, type OneTimeCodeRow, socialIdentities } from "#api/schema/account.ts";
import { passkeys } from "#api/schema/passkey.ts";
import type { setPasswordByEmail } from "#contract/account/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { readNewPassword } from "./read-new-password.ts";

type Body = z.infer<typeof setPasswordByEmail.schema.body>;
type Channel = Contact["channel"];
type Deps = SessionDeps & { db: Db; settings: CodeSettings; limits: AccountLimits; passwords: PasswordHasher };

/** Sets a new password with a reset link or code: verifies that contact, ends every session and opens a new one. */
export async function setPassword(deps: Deps, browser: Browser, channel: Channel, body: Body): Promise<OpenedSession> {
  const { db, settings, passwords, limits } = deps;
  await readNewPassword(db, body.password, { field: "password" });
  if (body.passwordVerify !== body.password)
    throw new Problem("validation", { fields: { passwordVerify: "passwordVerify" } });
  const row = await findVerifiedCode(deps, channel, body);
  const { email } = await ownAccount(db, row.accountId ?? "");
  const password = await readNewPassword(db, body.password, { field: "password", email });
  const passwordHash = await passwords.hash(password);
  const opened = await inTransaction(db, async (tx) => {
    const account = await resetAccount(tx, deps, row, { channel, passwordHash });
    return openSession(tx, deps, { account, via: "code", browser });
  });
  await limits.login.delete(`${contactKey(settings.secrets, row)}:${browser.network}`);
  return opened;
}

/** The code request that a valid reset link or code belongs to. */
async function findVerifiedCode({ db, settings }: Deps, channel: Channel, { token, requestId }: Body) {
  if (channel === "email") {
    const row = await findLink(db, "reset-email", token);
    if (!row) throw new Problem("code-expired");
    return row;
  }
  if (requestId === undefined) throw new Problem("validation", { fields: { requestId: "required" } });
  return checkCode(db, settings, { purpose: "reset-phone", requestId, code: token, sessionFamily: null });
}

type Reset = { channel: Channel; passwordHash: string };

async function resetAccount(tx: Tx, deps: Deps, row: OneTimeCodeRow, reset: Reset): Promise<AccountRow> {
  const { settings, log } = deps;
  const account = await lockAccount(tx, row.accountId ?? "");
  const { channel, passwordHash } = reset;
  const contact = channel === "email" ? account?.email : account?.phone;
  if (!account || !isOpen(account) || contact !== row.recipient) throw new Problem("code-expired");
  await consumeCode(tx, row.id);
  await endAllSessions(tx, deps, account.id, { reason: "password" });
  if (account.status === "unverified") await deleteOtherCredentials(tx, account.id);
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash, status: "active", ...verifiedBy(channel, account) })
    .where(eq(accounts.id, account.id))
    .returning();
  await notifyOwner(tx, settings, changed as AccountRow, { kind: "password-changed" });
  log.info({ event: "password-changed", userId: account.id }, "a password was reset");
  return changed as AccountRow;
}

/** Somebody else may have registered this contact together with a contact of their own, so an unverified one is removed. */
export function verifiedBy(channel: Channel, { emailVerifiedAt, phoneVerifiedAt }: AccountRow) {
  const now = sql`app_now()`;
  if (channel === "email")
    return { emailVerifiedAt: now, ...(phoneVerifiedAt === null && { phone: null, phoneParts: null }) };
  return { phoneVerifiedAt: now, ...(emailVerifiedAt === null && { email: null }) };
}

/** No contact of this account was verified before, so its other credentials may belong to somebody else. */
export async function deleteOtherCredentials(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await tx.delete(socialIdentities).where(eq(socialIdentities.accountId, accountId));
}
