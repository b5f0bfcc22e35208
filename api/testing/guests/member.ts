import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { messageSeal, type SealedMessage } from "#api/account/message/enqueue-account-message.ts";
import { sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import { accountMessages, accounts } from "#api/schema/account.ts";
import type { SignedIn, User } from "#contract/account/account.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { aCartGuest, type CartGuest } from "./cart-guest.ts";

export const PASSWORD = "seven green camels";

/** Settings with which tests may register and log in as often as they need. */
export const relaxedLimits = { TRUSTED_PROXIES: "127.0.0.1", LIMIT_REGISTER: "1000000" };

/** The form of a login. */
export function aLogin(given: object) {
  return { password: PASSWORD, captchaToken: "test-pass", ...given };
}

/** The form of a registration. */
export function aRegistration(given: object = {}) {
  return {
    FirstName: "Noura",
    LastName: "Al Otaibi",
    email: `noura-${randomUUID()}@example.test`,
    password: PASSWORD,
    passwordVerify: PASSWORD,
    subscribe: false,
    captchaToken: "test-pass",
    ...given,
  };
}

let phones = 0;
export function aPhone() {
  phones += 1;
  return { dialCode: "+966", number: `5${String(phones).padStart(8, "0")}`, countryCode: "SA" };
}

/** The last message to a contact, decrypted before it is sent. */
export async function lastMessage({ db, settings }: FastifyInstance, to: string): Promise<Partial<TestMessage>> {
  return (await messagesTo({ db, settings }, to))[0] ?? {};
}
type TestMessage = SealedMessage & { code: string; link: string };

/** The messages that wait to be sent to a contact, the newest first; what was sent is erased. */
export async function messagesTo({ db, settings }: Pick<FastifyInstance, "db" | "settings">, to: string) {
  const { recipient, createdAt } = accountMessages;
  const rows = await db.select().from(accountMessages).where(eq(recipient, to)).orderBy(desc(createdAt));
  return rows.flatMap(({ id, sealed }) =>
    sealed === null ? [] : (JSON.parse(unseal(sealKeysOf(settings), messageSeal(id), sealed)) as TestMessage),
  );
}

export type Member = CartGuest & { email: string; user: User; token: string };

/** A browser that is logged in to a new account; its address is verified unless the test says otherwise. */
export async function aMember(
  app: FastifyInstance,
  { isVerified = true, headers = {} }: { isVerified?: boolean; headers?: Record<string, string> } = {},
): Promise<Member> {
  const guest = aCartGuest(app, headers);
  const typed = aRegistration();
  const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json();
  if (isVerified) {
    const { code } = await lastMessage(app, typed.email);
    if (code) await guest.call("POST", endpoints.verifyEmail.url, { email: typed.email, token: code, requestId });
    // Running jobs may have sent and erased the code already.
    else await verify(app, typed.email);
  }
  const { email } = typed;
  const answer = await guest.call("POST", endpoints.logIn.url, aLogin({ email }));
  if (answer.statusCode !== 200) throw new Error(`The member was refused: ${answer.body}`);
  const { user, token }: SignedIn = answer.json();
  return { ...guest, email, user, token };
}

async function verify({ db }: FastifyInstance, email: string): Promise<void> {
  await db.update(accounts).set({ status: "active", emailVerifiedAt: new Date() }).where(eq(accounts.email, email));
}
