import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { findAccount, isOpen, isVerified } from "#api/account/record/find-account.ts";
import { ownAccount } from "#api/account/record/own-account.ts";
import { isWithinSmsBudget, type SmsBudgetDeps } from "#api/account/record/sms-budget.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import type { Client } from "#api/platform/http/client.ts";
import { type AccountRow, oneTimeCodes } from "#api/schema/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { type SendSettings, sendCode } from "./send-code.ts";

type Deps = SmsBudgetDeps & { db: Db; settings: SendSettings };
type Resend = { contact: Contact; caller: Caller; client: Client };

/** Sends another code to an unverified contact. For any other contact nothing is sent, and the answer is the same. */
export async function resendCode(deps: Deps, { contact, caller, client }: Resend) {
  const { db, settings } = deps;
  const purpose = contact.channel === "email" ? "verify-email" : "verify-phone";
  const isWithinBudget = await isWithinSmsBudget(deps, client.network, contact);
  return inTransaction(db, async (tx) => {
    const found = (await changingAccount(tx, caller, contact)) ?? (await unverifiedAccount(tx, contact));
    const { account, sessionFamily } = found ?? { account: null, sessionFamily: null };
    return sendCode(tx, settings, { client, purpose, contact, account, sessionFamily, isWithinBudget });
  });
}

type Unverified = { account: AccountRow; sessionFamily: string | null };

async function unverifiedAccount(tx: Tx, contact: Contact): Promise<Unverified | null> {
  const account = await findAccount(tx, contact);
  return account && isOpen(account) && !isVerified(account, contact) ? { account, sessionFamily: null } : null;
}

/** The account of a user who requested a change to this contact from the same session. */
async function changingAccount(tx: Tx, caller: Caller, { recipient }: Contact): Promise<Unverified | null> {
  if (caller.kind !== "user") return null;
  const { accountId, createdAt, sessionFamily } = oneTimeCodes;
  const isOwn = and(eq(accountId, caller.userId), eq(sessionFamily, caller.session.family), isNotNull(sessionFamily));
  const isRecent = gt(createdAt, sql`app_now() - interval '1 hour'`);
  const requested = await tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.recipient, recipient), isOwn, isRecent))
    .limit(1);
  if (requested.length === 0) return null;
  return { account: await ownAccount(tx, caller.userId), sessionFamily: caller.session.family };
}
