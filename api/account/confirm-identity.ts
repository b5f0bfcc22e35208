import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { UserCaller } from "#api/platform/http/caller.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { sessions } from "#api/schema/account.ts";
import type { confirmIdentity as endpoint } from "#contract/account/account.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { checkOwnPassword, type PasswordDeps } from "./password/check-own-password.ts";
import { isVerified } from "./record/find-account.ts";
import { ownAccount } from "./record/own-account.ts";
import { isWithinSmsBudget, type SmsBudgetDeps } from "./record/sms-budget.ts";
import { checkCode, consumeCode } from "./verification/check-code.ts";
import type { CodeSettings } from "./verification/one-time-code.ts";
import { type SendSettings, sendCode } from "./verification/send-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;
type ConfirmDeps = PasswordDeps & { db: Db; settings: CodeSettings };

/** The user authenticates again, by password or code; then this session may run sensitive actions for some minutes. */
export async function confirmIdentity(deps: ConfirmDeps, user: UserCaller, body: Body): Promise<void> {
  const { db, settings } = deps;
  const { userId, session } = user;
  const { password, token, requestId } = body;
  let codeId: string | null = null;
  if (password !== undefined) await checkOwnPassword(deps, await ownAccount(db, userId), password);
  else if (token !== undefined && requestId !== undefined) {
    const attempt = { purpose: "confirm", requestId, code: token, sessionFamily: session.family } as const;
    codeId = (await checkCode(db, settings, attempt)).id;
  } else throw new Problem("validation", { fields: { password: "required" } });
  await inTransaction(db, async (tx) => {
    if (codeId) await consumeCode(tx, codeId);
    await tx
      .update(sessions)
      .set({ confirmedAt: sql`app_now()` })
      .where(and(eq(sessions.accountId, userId), eq(sessions.family, session.family), isNull(sessions.revokedAt)));
  });
}

type SendDeps = SmsBudgetDeps & { db: Db; settings: SendSettings };

/** Sends the code for `confirmIdentity` to a verified contact of the user. */
export async function sendIdentityCode(
  deps: SendDeps,
  client: Client,
  { userId, session }: UserCaller,
  channel: Contact["channel"],
) {
  const { db, settings } = deps;
  const account = await ownAccount(db, userId);
  const { email, phone, phoneParts } = account;
  const mail: Contact | null = email ? { channel: "email", recipient: email, parts: null } : null;
  const sms: Contact | null = phone && phoneParts ? { channel: "phone", recipient: phone, parts: phoneParts } : null;
  const contact = channel === "email" ? mail : sms;
  if (!contact || !isVerified(account, contact)) throw new Problem("account-unverified");
  const isWithinBudget = await isWithinSmsBudget(deps, client.network, contact);
  const sessionFamily = session.family;
  const sending = { client, purpose: "confirm", contact, account, sessionFamily, isWithinBudget } as const;
  return inTransaction(db, (tx) => sendCode(tx, settings, sending));
}
