import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { lockAccount } from "#api/account/session/end-sessions.ts";
import { answerSignedIn, type Opened, openSession } from "#api/account/session/open-session.ts";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { secondsToWait } from "#api/platform/http/limiter.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";
import type { logIn as endpoint, SignedIn } from "#contract/account.ts";
import { type Contact, readContact } from "#domain/account/read-contact.ts";
import { typedPassword } from "./password/check-own-password.ts";
import { isCurrentHash } from "./password/hash-password.ts";
import { contactKey, mayMessage, spendOrRefuse } from "./record/account-limits.ts";
import { findAccount } from "./record/find-account.ts";
import { sendCode } from "./verification/send-code.ts";
import { spendCode, tryCode } from "./verification/try-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;

/** Wrong logins of a network after which it shows that a person asks. */
const CAPTCHA_AFTER = 10;

/** By e-mail, else by phone. Whoever is unknown, wrong or without a password hears the same, after the same work. */
export async function logIn(request: FastifyRequest, reply: FastifyReply, body: Body): Promise<SignedIn> {
  const { contact, faults } = readContact(body);
  if (!contact) throw new Problem("validation", { fields: faults });
  if (body.password === "") throw new Problem("validation", { fields: { password: "required" } });
  const key = contactKey(request, contact);
  const isWatched = await countTry(request, key, body.captchaToken);
  const { db, passwords } = request.server;
  const account = await findAccount(db, contact);
  const isRight = await passwords.matches(account?.passwordHash ?? null, typedPassword(body.password));
  if (!account || !isRight) {
    request.log.warn({ event: "login-failed" }, "a login failed");
    throw new Problem("wrong-credentials");
  }
  if (account.status === "locked") throw new Problem("account-locked");
  await forgiveTry(request, key);
  const codeId = isWatched ? await requireCode(request, account, contact, body) : null;
  const renewed = await renewHash(request, account, body.password);
  return answerSignedIn(request, reply, await open(request, account, { codeId, renewed }));
}

/** Counts before anything is compared, so that guesses sent at once are all counted. */
async function countTry(request: FastifyRequest, key: string, captchaToken: string | undefined): Promise<boolean> {
  const { loginNetwork, loginDay } = request.server.accountLimits;
  const tried = (await loginNetwork.get(request.network))?.consumedPoints ?? 0;
  if (tried >= CAPTCHA_AFTER) await requireCaptcha(request.server, captchaToken, request.site);
  await spendOrRefuse(request, "login", `${key}:${request.network}`, "account-locked");
  await spendOrRefuse(request, "loginNetwork", request.network, "account-locked");
  return (await secondsToWait(loginDay, key)) > 0;
}

/** A right password is no try. */
async function forgiveTry(request: FastifyRequest, key: string): Promise<void> {
  const { login, loginNetwork, loginDay } = request.server.accountLimits;
  await login.delete(`${key}:${request.network}`);
  await loginNetwork.reward(request.network, 1);
  await loginDay.reward(key, 1);
}

/** An account the whole world guesses at is not locked: its owner shows a code beside the password. */
async function requireCode(request: FastifyRequest, account: AccountRow, contact: Contact, body: Body) {
  const { db, settings } = request.server;
  if (body.code !== undefined && body.requestId !== undefined) {
    const { requestId, code } = body;
    const row = await tryCode(db, settings, { purpose: "login", requestId, code, sessionFamily: null });
    if (row.accountId !== account.id) throw new Problem("code-wrong");
    return row.id;
  }
  const isSent = await mayMessage(request, contact);
  const sending = { request, purpose: "login", contact, account, isSent } as const;
  const sent = await inTransaction(db, (tx) => sendCode(tx, sending));
  throw new Problem("account-unverified", { details: { codeRequired: true, channel: contact.channel, ...sent } });
}

/** When the secrets were rotated, only now is the password there to be hashed with the newer one. */
async function renewHash(request: FastifyRequest, { passwordHash }: AccountRow, typed: string): Promise<string | null> {
  const { passwords, settings } = request.server;
  if (passwordHash === null || isCurrentHash(settings.secrets, passwordHash)) return null;
  return passwords.hash(typedPassword(typed));
}

type Opening = { codeId: string | null; renewed: string | null };

/** The password may have been changed while it was being checked; then it was the wrong one. */
async function open(request: FastifyRequest, { id, passwordHash }: AccountRow, opening: Opening): Promise<Opened> {
  const { codeId, renewed } = opening;
  return inTransaction(request.server.db, async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || account.passwordHash !== passwordHash) throw new Problem("wrong-credentials");
    if (codeId) await spendCode(tx, codeId);
    if (renewed) await tx.update(accounts).set({ passwordHash: renewed }).where(eq(accounts.id, id));
    return openSession(tx, request, account, "password");
  });
}
