import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { tellOwner } from "#api/account/message/enqueue-account-message.ts";
import { endAllSessions, lockAccount } from "#api/account/session/end-sessions.ts";
import { isToken } from "#api/account/session/session-token.ts";
import { holderOf } from "#api/cart/holder.ts";
import { joinHolder } from "#api/cart/join-holder.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts, type OneTimeCodeRow } from "#api/schema/account.ts";
import { type Contact, maskedContact } from "#domain/account/read-contact.ts";
import { readEmail } from "#domain/field/email.ts";
import { findAccount, freeLooseContact, isOpen } from "../record/find-account.ts";
import type { CodePurpose } from "./one-time-code.ts";
import { findLink, spendCode, tryCode } from "./try-code.ts";

type Proof = { token: string; requestId?: string | undefined; email?: string | undefined };

/** Proves a contact by the code or the link that was sent to it, and makes it the account's where it was to be changed. */
export async function verifyContact(
  request: FastifyRequest,
  channel: Contact["channel"],
  proof: Proof,
): Promise<{ verified: true }> {
  const { db } = request.server;
  const row = await evidence(request, channel === "email" ? "verify-email" : "verify-phone", proof);
  if (proof.email !== undefined && readEmail(proof.email) !== row.recipient) throw new Problem("code-wrong");
  const holder = isToken(proof.token) ? null : holderOf(request);
  await inTransaction(
    db,
    async (tx) => {
      const account = row.accountId ? await lockAccount(tx, row.accountId) : undefined;
      if (!account || !isOpen(account)) throw new Problem("code-expired");
      await spendCode(tx, row.id);
      const current = channel === "email" ? account.email : account.phone;
      if (current === row.recipient) await proveContact(tx, request, account, channel);
      else await changeContact(tx, request, account, row);
      await joinHolder(tx, holder, account.id);
    },
    { conflict: "contact-taken" },
  );
  return { verified: true };
}

/** The request that a code or link answers, once it is believed. */
async function evidence(request: FastifyRequest, purpose: CodePurpose, { token, requestId }: Proof) {
  const { db, settings } = request.server;
  if (isToken(token)) {
    const row = await findLink(db, purpose, token);
    if (!row) throw new Problem("code-expired");
    return row;
  }
  if (requestId === undefined) throw new Problem("validation", { fields: { requestId: "required" } });
  const sessionFamily = request.caller.kind === "user" ? request.caller.session.family : null;
  return tryCode(db, settings, { purpose, requestId, code: token, sessionFamily });
}

/** The first contact that is proven opens the account fully. */
async function proveContact(tx: Tx, request: FastifyRequest, account: AccountRow, channel: Contact["channel"]) {
  const now = sql`app_now()`;
  const proven = channel === "email" ? { emailVerifiedAt: now } : { phoneVerifiedAt: now };
  await tx
    .update(accounts)
    .set({ ...proven, status: "active" })
    .where(eq(accounts.id, account.id));
  if (account.status === "unverified") await tellOwner(tx, request.server.settings, account, { kind: "welcome" });
}

/** Only a login may have asked for it. Whoever the account belonged to so far hears of it at the old contact. */
async function changeContact(tx: Tx, request: FastifyRequest, account: AccountRow, row: OneTimeCodeRow): Promise<void> {
  const { sessionFamily, recipient, recipientParts } = row;
  if (!sessionFamily) throw new Problem("code-expired");
  const contact = recipientParts
    ? ({ channel: "phone", recipient, parts: recipientParts } as const)
    : ({ channel: "email", recipient, parts: null } as const);
  await lockNames(tx, [`account:${recipient}`]);
  await freeLooseContact(tx, contact);
  if (await findAccount(tx, contact)) throw new Problem("contact-taken");
  const now = sql`app_now()`;
  const changed = recipientParts
    ? { phone: recipient, phoneParts: recipientParts, phoneVerifiedAt: now }
    : { email: recipient, emailVerifiedAt: now };
  await tx.update(accounts).set(changed).where(eq(accounts.id, account.id));
  await endAllSessions(tx, account.id, sessionFamily);
  const news = { kind: "contact-changed", contact: maskedContact(recipient) } as const;
  await tellOwner(tx, request.server.settings, account, news);
  request.log.info({ event: "contact-changed", userId: account.id }, "a contact was changed");
}
