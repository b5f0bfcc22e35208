import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type CaptchaDeps, requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts, type OneTimeCodeRow } from "#api/schema/account.ts";
import type { logInWithCode as logInEndpoint, sendLoginCode as sendEndpoint } from "#contract/account/account.ts";
import { deleteOtherCredentials, verifiedBy } from "./password/set-password.ts";
import { consumeLimit, contactKey, type LimitDeps } from "./record/account-limits.ts";
import { findAccount, isOpen, isUnverifiedSecondary } from "./record/find-account.ts";
import { lockAccount } from "./record/lock-account.ts";
import { isWithinSmsBudget, type SmsBudgetDeps } from "./record/sms-budget.ts";
import { validContact } from "./record/valid-contact.ts";
import { endAllSessions } from "./session/end-sessions.ts";
import { type Browser, type OpenedSession, openSession, type SessionDeps } from "./session/open-session.ts";
import { checkCode, consumeCode } from "./verification/check-code.ts";
import { type SendSettings, sendCodeQuietly } from "./verification/send-code.ts";

type SendDeps = SmsBudgetDeps & CaptchaDeps & { db: Db; settings: SendSettings };
type LogInDeps = SessionDeps & LimitDeps & { db: Db; settings: SendSettings };

/** Sends a login code by SMS, with the limits of a forgotten password. The answer does not show whether there is an account. */
export async function sendLoginCode(
  deps: SendDeps,
  client: Client,
  body: z.infer<typeof sendEndpoint.schema.body>,
): Promise<{ requestId: string }> {
  const { db, settings } = deps;
  const contact = validContact({ phone: body.phone });
  await requireCaptcha(deps, body.captchaToken, client.site);
  await consumeLimit(deps, "loginCode", `${contactKey(settings.secrets, contact)}:${client.network}`);
  const isWithinBudget = await isWithinSmsBudget(deps, client.network, contact);
  const requestId = await inTransaction(db, async (tx) => {
    const found = await findAccount(tx, contact);
    const account = found && isOpen(found) && !isUnverifiedSecondary(found, contact) ? found : null;
    return sendCodeQuietly(tx, settings, { client, purpose: "login-phone", contact, account, isWithinBudget });
  });
  return { requestId };
}

/** Logs in with the code that was sent to the phone of an account. */
export async function logInWithCode(
  deps: LogInDeps,
  browser: Browser,
  { token, requestId }: z.infer<typeof logInEndpoint.schema.body>,
): Promise<OpenedSession> {
  const { db, settings, limits } = deps;
  const row = await checkCode(db, settings, { purpose: "login-phone", requestId, code: token, sessionFamily: null });
  const opened = await inTransaction(db, async (tx) => {
    const account = await verifiedAccount(tx, deps, row);
    return openSession(tx, deps, { account, via: "code", browser });
  });
  await limits.login.delete(`${contactKey(settings.secrets, row)}:${browser.network}`);
  return opened;
}

/**
 * The account of the code. If it was never verified, somebody else may have registered the number, so its password and
 * other credentials are removed.
 */
async function verifiedAccount(tx: Tx, deps: LogInDeps, row: OneTimeCodeRow): Promise<AccountRow> {
  const account = await lockAccount(tx, row.accountId ?? "");
  if (!account || !isOpen(account) || account.phone !== row.recipient) throw new Problem("code-expired");
  await consumeCode(tx, row.id);
  if (account.phoneVerifiedAt !== null) return account;
  await endAllSessions(tx, deps, account.id, { reason: "password" });
  await deleteOtherCredentials(tx, account.id);
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash: null, status: "active", ...verifiedBy("phone", account) })
    .where(eq(accounts.id, account.id))
    .returning();
  return changed as AccountRow;
}
