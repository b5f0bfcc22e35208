import { createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { oweAccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { requireCaptcha } from "#api/platform/captcha/captcha.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { answerOnce, requestScope } from "#api/platform/http/answer-once.ts";
import { isAnswered } from "#api/platform/idempotency/run-once.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type AccountRow, accounts } from "#api/schema/account.ts";
import type { register as endpoint, User } from "#contract/account.ts";
import { type Registration, readRegistration } from "#domain/account/read-registration.ts";
import { knownWords } from "./password/known-words.ts";
import { mayMessage, requireReachable, spendOrRefuse } from "./record/account-limits.ts";
import { findAccount, freeLooseContact } from "./record/find-account.ts";
import { secondsUntilRoom } from "./verification/one-time-code.ts";
import { addresseeOf, sendCodeQuietly } from "./verification/send-code.ts";

type Body = z.infer<typeof endpoint.schema.body>;
type Joining = {
  request: FastifyRequest;
  registration: Registration;
  passwordHash: string;
  isSubscribed: boolean;
  isSent: boolean;
};

/**
 * Opens an account and sends the code that proves its contact. Whoever has the contact already is told so in a message,
 * and the answer is the same: nobody learns here who has an account.
 */
export async function register(request: FastifyRequest, reply: FastifyReply, body: Body): Promise<FastifyReply> {
  const { db, settings } = request.server;
  const { registration, faults } = readRegistration(body, await knownWords(db));
  if (!registration) throw new Problem("validation", { fields: faults });
  const isRepeated = await isAnswered(db, requestScope(request));
  const joining = isRepeated ? null : await admit(request, registration, body);
  const { password, passwordVerify: _, captchaToken: __, ...rest } = body;
  const hidden = createHmac("sha256", settings.secrets[0] ?? "")
    .update(`register:${password}`)
    .digest("hex");
  const work = async (tx: Tx) => {
    if (!joining) throw new Problem("idempotency-running", { retryAfterSeconds: 1 });
    return { status: 201, body: await join(tx, joining) };
  };
  return answerOnce(request, reply, work, { body: { ...rest, password: hidden } });
}

/** Whoever may register here and now, with the work that every registration costs. */
async function admit(request: FastifyRequest, registration: Registration, body: Body): Promise<Joining> {
  requireReachable(request, registration.contact);
  requireReachable(request, registration.phone);
  await requireCaptcha(request.server, body.captchaToken, request.site);
  await spendOrRefuse(request, "register", request.network);
  const isSent = await mayMessage(request, registration.contact);
  const passwordHash = await request.server.passwords.hash(registration.password);
  return { request, registration, passwordHash, isSubscribed: body.subscribe, isSent };
}

async function join(tx: Tx, joining: Joining) {
  const { request, registration, isSent } = joining;
  const { contact, phone } = registration;
  await lockNames(
    tx,
    [contact, phone].flatMap((one) => (one ? [`account:${one.recipient}`] : [])),
  );
  const purpose = contact.channel === "email" ? "verify-email" : "verify-phone";
  const hasRoom = (await secondsUntilRoom(tx, contact, purpose)) === 0;
  await freeLooseContact(tx, contact);
  const owner = await findAccount(tx, contact);
  const isPhoneFree = phone ? (await findAccount(tx, phone)) === undefined : false;
  const account = owner ? null : await insertAccount(tx, joining, isPhoneFree);
  if (owner && isSent && hasRoom) {
    await oweAccountMessage(tx, request.server.settings, addresseeOf(owner, contact), { kind: "already" });
  }
  const requestId = await sendCodeQuietly(tx, { request, purpose, contact, account, isSent });
  return { user: typedUser(account?.id ?? randomUUID(), registration), requestId };
}

async function insertAccount(tx: Tx, joining: Joining, isPhoneFree: boolean): Promise<AccountRow> {
  const { request, registration, passwordHash, isSubscribed } = joining;
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
      siteId: request.site.siteId,
      language: request.language,
      promotions: { email: isMail && isSubscribed, sms: !isMail && isSubscribed, whatsapp: false, push: false },
      createdAt: sql`app_now()`,
    })
    .returning();
  return account as AccountRow;
}

/** What was typed and nothing we know. */
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
