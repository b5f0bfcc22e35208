import { eq } from "drizzle-orm";
import type { z } from "zod";
import { type CaptchaDeps, requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { secondsToWait } from "#api/platform/rate-limits/limiter.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";
import type { logIn as endpoint } from "#contract/account/account.ts";
import { type Contact, maskedContact } from "#domain/account/read-contact.ts";
import { normalizePassword } from "./password/check-own-password.ts";
import { isCurrentHash } from "./password/hash-password.ts";
import type { PasswordHasher } from "./password/password-hasher.ts";
import { consumeLimit, contactKey } from "./record/account-limits.ts";
import { findAccount } from "./record/find-account.ts";
import { lockAccount } from "./record/lock-account.ts";
import { isWithinSmsBudget, type SmsBudgetDeps } from "./record/sms-budget.ts";
import { validContact } from "./record/valid-contact.ts";
import { type Browser, type OpenedSession, openSession, type SessionDeps } from "./session/open-session.ts";
import { checkCode, consumeCode } from "./verification/check-code.ts";
import { type SendSettings, sendCode } from "./verification/send-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;
type Deps = SmsBudgetDeps & CaptchaDeps & SessionDeps & { db: Db; settings: SendSettings; passwords: PasswordHasher };
/** Whose password is tried, and from where. */
type Attempt = { contactKey: string; network: string };

/** A browser without scripts cannot solve a captcha. Its form is accepted until its network has failed this often. */
const PLAIN_FORM_FAILURES = 3;

/**
 * Logs in by email, or else by phone. An unknown contact, a wrong password and an account without a password cost the
 * same work and get the same answer, so that nobody can find out who has an account.
 */
export async function logIn(
  deps: Deps,
  browser: Browser,
  body: Body,
  { isPlainForm = false } = {},
): Promise<OpenedSession> {
  const contact = validContact(body);
  if (body.password === "") throw new Problem("validation", { fields: { password: "required" } });
  const attempt = { contactKey: contactKey(deps.settings.secrets, contact), network: browser.network };
  if (!isPlainForm || (await hasFailedOften(deps, browser)))
    await requireCaptcha(deps, body.captchaToken, browser.site);
  const needsCode = await countAttempt(deps, attempt);
  const account = await checkPassword(deps, contact, body.password);
  await refundAttempt(deps, attempt);
  const codeId = needsCode ? await requireCode(deps, browser, { account, contact, body }) : null;
  const renewedHash = await renewHash(deps, account, body.password);
  return open(deps, browser, account, { codeId, renewedHash });
}

async function hasFailedOften({ limits }: Deps, { network }: Browser): Promise<boolean> {
  return ((await limits.loginNetwork.get(network))?.consumedPoints ?? 0) >= PLAIN_FORM_FAILURES;
}

/** Counts before the password is compared, so that concurrent guesses all count. Returns whether a code is needed too. */
async function countAttempt(deps: Deps, { contactKey: key, network }: Attempt): Promise<boolean> {
  await consumeLimit(deps, "login", `${key}:${network}`, "account-locked");
  await consumeLimit(deps, "loginNetwork", network, "account-locked");
  return (await secondsToWait(deps.limits.loginDay, key)) > 0;
}

/** Hashes exactly once, also for an unknown contact. */
async function checkPassword({ db, passwords, log }: Deps, contact: Contact, typed: string): Promise<AccountRow> {
  const account = await findAccount(db, contact);
  const isCorrect = await passwords.matches(account?.passwordHash ?? null, normalizePassword(typed));
  if (!account || !isCorrect) {
    log.warn({ event: "login-failed" }, "a login failed");
    throw new Problem("wrong-credentials");
  }
  if (account.status === "locked") throw new Problem("account-locked");
  return account;
}

/** A correct password does not count as an attempt. */
async function refundAttempt({ limits }: Deps, { contactKey: key, network }: Attempt): Promise<void> {
  await limits.login.delete(`${key}:${network}`);
  await limits.loginNetwork.reward(network, 1);
  await limits.loginDay.reward(key, 1);
}

type Identified = { account: AccountRow; contact: Contact; body: Body };

/** An account under attack from many networks is not locked: its owner also needs a one-time code. */
async function requireCode(deps: Deps, browser: Browser, { account, contact, body }: Identified): Promise<string> {
  const { db, settings } = deps;
  if (body.code !== undefined && body.requestId !== undefined) {
    const { requestId, code } = body;
    const row = await checkCode(db, settings, { purpose: "login", requestId, code, sessionFamily: null });
    if (row.accountId !== account.id) throw new Problem("code-wrong");
    return row.id;
  }
  const reached = reachedContact(deps, account, contact);
  const isWithinBudget = await isWithinSmsBudget(deps, browser.network, reached);
  const sending = { client: browser, purpose: "login", contact: reached, account, isWithinBudget } as const;
  const sent = await inTransaction(db, (tx) => sendCode(tx, settings, sending));
  // The password was right, so its owner may see where else the code went.
  const masked = reached === contact ? {} : { masked: maskedContact(reached.recipient) };
  throw new Problem("account-unverified", {
    details: { codeRequired: true, channel: reached.channel, ...masked, ...sent },
  });
}

/** The contact that was typed; the verified email address of the account where no SMS can be sent now. */
function reachedContact({ sms }: Deps, account: AccountRow, contact: Contact): Contact {
  if (contact.channel === "email" || sms.canSend(contact.recipient)) return contact;
  const { email, emailVerifiedAt } = account;
  return email && emailVerifiedAt ? { channel: "email", recipient: email, parts: null } : contact;
}

/** After a rotation of the secrets the password is hashed again with the newest one; only a log-in knows the password. */
async function renewHash({ passwords, settings }: Deps, { passwordHash }: AccountRow, typed: string) {
  if (passwordHash === null || isCurrentHash(settings.secrets, passwordHash)) return null;
  return passwords.hash(normalizePassword(typed));
}

type Opening = { codeId: string | null; renewedHash: string | null };

/** If the password was changed while it was being checked, the old one is refused. */
async function open(deps: Deps, browser: Browser, checked: AccountRow, { codeId, renewedHash }: Opening) {
  return inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, checked.id);
    if (!account || account.passwordHash !== checked.passwordHash) throw new Problem("wrong-credentials");
    if (codeId) await consumeCode(tx, codeId);
    if (renewedHash) await tx.update(accounts).set({ passwordHash: renewedHash }).where(eq(accounts.id, account.id));
    return openSession(tx, deps, { account, via: "password", browser });
  });
}
