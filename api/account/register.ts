import { createHash, createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import { enqueueAccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { type CaptchaDeps, requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type AccountRow, accounts, type PendingRegistration } from "#api/schema/account.ts";
import type { register as endpoint, User } from "#contract/account/account.ts";
import { CODE_SECONDS, RESEND_SECONDS } from "#domain/account/code-limits.ts";
import { type Registration, readRegistration } from "#domain/account/read-registration.ts";
import { commonWords } from "./password/common-words.ts";
import type { PasswordHasher } from "./password/password-hasher.ts";
import { consumeLimit } from "./record/account-limits.ts";
import { findAccount, releaseUnverifiedSecondary } from "./record/find-account.ts";
import { isWithinSmsBudget, requireSmsCountry, type SmsBudgetDeps } from "./record/sms-budget.ts";
import { secondsUntilNextCode, validCode } from "./verification/one-time-code.ts";
import { addresseeOf, type SendSettings, sendCodeQuietly } from "./verification/send-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;
type Deps = SmsBudgetDeps &
  CaptchaDeps & { db: Db; settings: SendSettings & Pick<Settings, "smsDialCodes">; passwords: PasswordHasher };
/** A registration that passed every check and limit. */
export type Admitted = {
  client: Client;
  registration: Registration;
  passwordHash: string;
  isSubscribed: boolean;
  isWithinBudget: boolean;
};

export async function validRegistration(db: Db, body: Body): Promise<Registration> {
  const { registration, faults } = readRegistration(body, await commonWords(db));
  if (!registration) throw new Problem("validation", { fields: faults });
  return registration;
}

/** Checks captcha and limits and hashes the password: the work that every registration costs, also for a taken contact. */
export async function admitRegistration(
  deps: Deps,
  client: Client,
  registration: Registration,
  body: Body,
): Promise<Admitted> {
  requireSmsCountry(deps.settings, registration.contact);
  requireSmsCountry(deps.settings, registration.phone);
  await requireCaptcha(deps, body.captchaToken, client.site);
  await consumeLimit(deps, "register", client.network);
  const isWithinBudget = await isWithinSmsBudget(deps, client.network, registration.contact);
  const passwordHash = await deps.passwords.hash(registration.password);
  return { client, registration, passwordHash, isSubscribed: body.subscribe, isWithinBudget };
}

/** The owner of a registration's idempotency key: the account that it would create. */
export function contactKey({ recipient }: Registration["contact"]): string {
  return `contact:${createHash("sha256").update(recipient).digest("base64url")}`;
}

/** What identifies a repeated registration: its body with a hash by each of our secrets instead of the password. */
export function repeatableBodies(
  { password, passwordVerify: _, captchaToken: __, ...rest }: Body,
  secrets: readonly string[],
) {
  return secrets.map((secret) => {
    const hash = createHmac("sha256", secret).update(`register:${password}`);
    return { ...rest, password: hash.digest("hex") };
  });
}

/**
 * Creates an account and sends the code that verifies its contact. A registration that was never verified is sent a new
 * code. If the contact has a verified account, its owner gets a message instead, and the answer is the same: nobody can
 * find out who has an account.
 */
export async function register(tx: Tx, settings: SendSettings, admitted: Admitted) {
  const { client, registration, isWithinBudget } = admitted;
  const { contact, phone } = registration;
  await lockNames(
    tx,
    [contact, phone].flatMap((one) => (one ? [`account:${one.recipient}`] : [])),
  );
  const purpose = contact.channel === "email" ? "verify-email" : "verify-phone";
  const waitSeconds = await secondsUntilNextCode(tx, contact, purpose);
  if (waitSeconds > 0) return repeated(tx, admitted, { purpose, waitSeconds });
  await releaseUnverifiedSecondary(tx, contact);
  const owner = await findAccount(tx, contact);
  const isPhoneFree = phone ? (await findAccount(tx, phone)) === undefined : false;
  const isUnfinished = owner?.status === "unverified";
  const account = owner ? (isUnfinished ? owner : null) : await insertAccount(tx, admitted, isPhoneFree);
  if (owner && !isUnfinished && isWithinBudget) {
    await enqueueAccountMessage(tx, settings, addresseeOf(owner, contact), { kind: "already" });
  }
  const again = isUnfinished ? { registration: pendingRegistration(admitted) } : {};
  const requestId = await sendCodeQuietly(tx, settings, {
    client,
    purpose,
    contact,
    account,
    isWithinBudget,
    ...again,
  });
  const sent = { requestId, expiresIn: CODE_SECONDS, retryAfter: RESEND_SECONDS, isEarlierCode: false };
  return { user: typedUser(isUnfinished ? randomUUID() : (account?.id ?? randomUUID()), registration), ...sent };
}

type Wait = { purpose: "verify-email" | "verify-phone"; waitSeconds: number };

/**
 * A registration that is repeated before another code may be sent: the earlier code is still valid. Without a valid one
 * the guest must wait. Every contact gets the same answer, with or without an account.
 */
async function repeated(tx: Tx, { registration }: Admitted, { purpose, waitSeconds }: Wait) {
  const earlier = await validCode(tx, registration.contact, purpose);
  if (!earlier) throw new Problem("too-many-tries", { retryAfterSeconds: waitSeconds, details: { s: waitSeconds } });
  return { user: typedUser(randomUUID(), registration), ...earlier, retryAfter: waitSeconds, isEarlierCode: true };
}

/** What is typed now replaces what was typed before, once its own code proves the contact. */
function pendingRegistration({ registration: { firstName, lastName }, passwordHash }: Admitted): PendingRegistration {
  return { firstName, lastName, passwordHash };
}

async function insertAccount(tx: Tx, admitted: Admitted, isPhoneFree: boolean): Promise<AccountRow> {
  const { client, registration, passwordHash, isSubscribed } = admitted;
  const { firstName, lastName, contact, phone } = registration;
  const isMail = contact.channel === "email";
  const number = isMail ? (isPhoneFree ? phone : null) : contact;
  const [account] = await tx
    .insert(accounts)
    .values({
      id: randomUUID(),
      type: "local",
      status: "unverified",
      firstName,
      lastName,
      email: isMail ? contact.recipient : null,
      phone: number?.recipient ?? null,
      phoneParts: number?.parts ?? null,
      passwordHash,
      siteId: client.site.siteId,
      language: client.language,
      promotions: { email: isMail && isSubscribed, sms: !isMail && isSubscribed, whatsapp: false, push: false },
      createdAt: sql`app_now()`,
    })
    .returning();
  return account as AccountRow;
}

/** The user as typed into the form; it contains nothing from the database. */
function typedUser(id: string, { firstName, lastName, contact, phone }: Registration): User {
  return {
    id,
    title: null,
    firstName,
    lastName,
    email: contact.channel === "email" ? contact.recipient : null,
    phone: phone?.parts ?? contact.parts,
    emailVerified: false,
    phoneVerified: false,
    nationality: null,
    type: "local",
    status: "unverified",
    hasPassword: true,
    providers: [],
  };
}
