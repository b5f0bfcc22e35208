import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { ownAccount } from "#api/account/record/own-account.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type AccountRow, oneTimeCodes } from "#api/schema/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { mayMessage } from "../record/account-limits.ts";
import { findAccount, isOpen, isProven } from "../record/find-account.ts";
import { sendCode } from "./send-code.ts";

/** Another code for a contact that waits to be proven. For any other contact nothing is sent, and the answer is the same. */
export async function resendCode(request: FastifyRequest, contact: Contact) {
  const purpose = contact.channel === "email" ? "verify-email" : "verify-phone";
  const isSent = await mayMessage(request, contact);
  return inTransaction(request.server.db, async (tx) => {
    const waiting = (await changingAccount(tx, request, contact)) ?? (await unprovenAccount(tx, contact));
    const { account, sessionFamily } = waiting ?? { account: null, sessionFamily: null };
    return sendCode(tx, { request, purpose, contact, account, sessionFamily, isSent });
  });
}

type Waiting = { account: AccountRow; sessionFamily: string | null };

async function unprovenAccount(tx: Tx, contact: Contact): Promise<Waiting | null> {
  const account = await findAccount(tx, contact);
  return account && isOpen(account) && !isProven(account, contact) ? { account, sessionFamily: null } : null;
}

/** A user who is changing to this contact asks again from the same login. */
async function changingAccount(tx: Tx, request: FastifyRequest, { recipient }: Contact): Promise<Waiting | null> {
  const { caller } = request;
  if (caller.kind !== "user") return null;
  const { accountId, createdAt, sessionFamily } = oneTimeCodes;
  const isOwn = and(eq(accountId, caller.userId), eq(sessionFamily, caller.session.family), isNotNull(sessionFamily));
  const isRecent = gt(createdAt, sql`app_now() - interval '1 hour'`);
  const asked = await tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.recipient, recipient), isOwn, isRecent))
    .limit(1);
  if (asked.length === 0) return null;
  return { account: await ownAccount(tx, caller.userId), sessionFamily: caller.session.family };
}
