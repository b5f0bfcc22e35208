import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { endAllSessions, lockAccount } from "#api/account/session/end-sessions.ts";
import { answerSignedIn, openSession } from "#api/account/session/open-session.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts, type OneTimeCodeRow, socialIdentities } from "#api/schema/account.ts";
import { passkeys } from "#api/schema/passkey.ts";
import type { SignedIn, setPasswordByEmail } from "#contract/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { contactKey } from "../record/account-limits.ts";
import { isOpen } from "../record/find-account.ts";
import { findLink, spendCode, tryCode } from "../verification/try-code.ts";
import { readNewPassword } from "./new-password.ts";

type Body = z.infer<typeof setPasswordByEmail.schema.body>;
type Channel = Contact["channel"];

/** Sets a new password with what was sent to a contact: it proves that contact, ends every session and begins one. */
export async function setPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  channel: Channel,
  body: Body,
): Promise<SignedIn> {
  await readNewPassword(request, body.password, { field: "password" });
  if (body.passwordVerify !== body.password)
    throw new Problem("validation", { fields: { passwordVerify: "passwordVerify" } });
  const { db, passwords, accountLimits } = request.server;
  const row = await evidence(request, channel, body);
  const { email } = await ownAccount(db, row.accountId ?? "");
  const password = await readNewPassword(request, body.password, { field: "password", email });
  const passwordHash = await passwords.hash(password);
  const opened = await inTransaction(db, async (tx) => {
    const account = await resetAccount(tx, request, row, { channel, passwordHash });
    return openSession(tx, request, account, "code");
  });
  await accountLimits.login.delete(`${contactKey(request, row)}:${request.network}`);
  return answerSignedIn(request, reply, opened);
}

async function evidence(request: FastifyRequest, channel: Channel, { token, requestId }: Body) {
  const { db, settings } = request.server;
  if (channel === "email") {
    const row = await findLink(db, "reset-email", token);
    if (!row) throw new Problem("code-expired");
    return row;
  }
  if (requestId === undefined) throw new Problem("validation", { fields: { requestId: "required" } });
  return tryCode(db, settings, { purpose: "reset-phone", requestId, code: token, sessionFamily: null });
}

type Reset = { channel: Channel; passwordHash: string };

async function resetAccount(tx: Tx, request: FastifyRequest, row: OneTimeCodeRow, reset: Reset): Promise<AccountRow> {
  const account = await lockAccount(tx, row.accountId ?? "");
  const { channel, passwordHash } = reset;
  const contact = channel === "email" ? account?.email : account?.phone;
  if (!account || !isOpen(account) || contact !== row.recipient) throw new Problem("code-expired");
  await spendCode(tx, row.id);
  await endAllSessions(tx, account.id);
  if (account.status === "unverified") await dropOtherWaysIn(tx, account.id);
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash, status: "active", ...provenBy(channel, account) })
    .where(eq(accounts.id, account.id))
    .returning();
  await tellOwner(tx, request.server.settings, changed as AccountRow, { kind: "password-changed" });
  request.log.info({ event: "password-changed", userId: account.id }, "a password was reset");
  return changed as AccountRow;
}

/** Whoever opened an account with another's address in advance left perhaps a second contact: unproven, it goes. */
function provenBy(channel: Channel, { emailVerifiedAt, phoneVerifiedAt }: AccountRow) {
  const now = sql`app_now()`;
  if (channel === "email")
    return { emailVerifiedAt: now, ...(phoneVerifiedAt === null && { phone: null, phoneParts: null }) };
  return { phoneVerifiedAt: now, ...(emailVerifiedAt === null && { email: null }) };
}

/** Nobody had proven anything about this account so far, so no other key to it is its owner's. */
async function dropOtherWaysIn(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await tx.delete(socialIdentities).where(eq(socialIdentities.accountId, accountId));
}
