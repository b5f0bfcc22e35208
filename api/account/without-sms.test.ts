import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import {
  aLogin,
  aMember,
  aPhone,
  aRegistration,
  lastMessage,
  messagesTo,
  relaxedLimits,
} from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const NO_SMS = { ...relaxedLimits, PARTNERS_OFF: "unifonic,twilio", LIMIT_FORGOT: "1000", LIMIT_LOGIN: "1" };
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({ env: NO_SMS });
});
beforeEach(() => app.db.execute(sql`DELETE FROM rate_limit`));

const captchaToken = "test-pass";

test.each([
  ["registration", "register", aRegistration({ email: "", phone: aPhone() })],
  ["a log-in by code", "sendLoginCode", { phone: aPhone(), captchaToken }],
  ["a forgotten password", "forgotPassword", { phone: aPhone(), captchaToken }],
  ["another code", "resendPhoneCode", { phone: aPhone(), captchaToken }],
] as const)("without SMS %s by phone alone is refused with a text that names email", async (_name, call, body) => {
  const answer = await aCartGuest(app, { "x-locale": "en" }).call("POST", endpoints[call].url, body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 6014]);
  expect(answer.json().error.message).toContain("email");
});

test("without SMS a guest registers, gets a code and sets a new password by email", async () => {
  const typed = aRegistration({ phone: aPhone() });
  const guest = aCartGuest(app);
  const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json();
  const { code = "" } = await lastMessage(app, typed.email);
  const verified = await guest.call("POST", endpoints.verifyEmail.url, { email: typed.email, token: code, requestId });
  expect(verified.json()).toEqual({ verified: true });
  const forgot = { email: typed.email, captchaToken };
  expect((await guest.call("POST", endpoints.forgotPassword.url, forgot)).statusCode).toBe(202);
});

test("without SMS an account does not get a phone number, and an identity code goes to the address", async () => {
  const member = await aMember(app);
  const changed = await member.call("PUT", endpoints.updateRegistration.url, { phone: aPhone(), captchaToken });
  expect(changed.json().error.code).toBe(6014);
  const code = await member.call("POST", endpoints.sendIdentityCode.url, { channel: "email" });
  expect(code.statusCode).toBe(200);
});

test("a code that a log-in by phone needs goes to the verified address, which the guest sees masked", async () => {
  const member = await aMember(app);
  const phone = aPhone();
  await app.db.execute(sql`
    UPDATE account SET phone = ${`+966${phone.number}`}, phone_verified_at = app_now(),
      phone_parts = ${JSON.stringify(phone)} WHERE id = ${member.user.id}`);
  const login = aLogin({ phone });
  for (let n = 0; n < 10; n++) {
    await aCartGuest(app, { "x-forwarded-for": `198.51.100.${n}` }).call("POST", endpoints.logIn.url, {
      ...login,
      password: "a wrong password",
    });
  }
  const guest = aCartGuest(app, { "x-forwarded-for": "203.0.113.9" });
  const { error } = (await guest.call("POST", endpoints.logIn.url, login)).json();
  expect(error).toMatchObject({ code: 6009, details: { channel: "email", masked: expect.stringContaining("•••@") } });
  const { code } = await lastMessage(app, member.email);
  const { requestId } = error.details;
  expect((await guest.call("POST", endpoints.logIn.url, { ...login, code, requestId })).statusCode).toBe(200);
  expect(await messagesTo(app, `+966${phone.number}`)).toEqual([]);
});
