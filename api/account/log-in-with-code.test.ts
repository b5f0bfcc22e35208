import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aLogin, aPhone, aRegistration, lastMessage, messagesTo, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp({ env: { ...relaxedLimits, LIMIT_FORGOT: "4" } });
const age = () => app.db.execute(sql`UPDATE one_time_code SET created_at = created_at - interval '2 minutes'`);
const ask = (phone: object, captchaToken = "test-pass", guest = aCartGuest(app)) =>
  guest.call("POST", endpoints.sendLoginCode.url, { phone, captchaToken });
const logIn = (requestId: string, token: string, guest = aCartGuest(app)) =>
  guest.call("POST", endpoints.logInWithCode.url, { requestId, token });
const numberOf = ({ number }: { number: string }) => `+966${number}`;

/** An account that was registered by phone. */
async function aPhoneAccount({ isVerified = true } = {}) {
  const phone = aPhone();
  const guest = aCartGuest(app);
  const typed = aRegistration({ email: "", phone });
  const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json();
  const { code } = await lastMessage(app, numberOf(phone));
  if (isVerified) await guest.call("POST", endpoints.verifyPhone.url, { token: code, requestId });
  await age();
  return phone;
}

test("a guest logs in with the code sent to their phone, and it works once", async () => {
  const phone = await aPhoneAccount();
  const answer = await ask(phone);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([202, ["requestId"]]);
  const { kind, code } = await lastMessage(app, numberOf(phone));
  expect(kind).toBe("login-phone");
  const guest = aCartGuest(app);
  const signedIn = await logIn(answer.json().requestId, code ?? "", guest);
  expect(signedIn.json().user).toMatchObject({ phone, phoneVerified: true });
  const { items } = (await guest.call("GET", endpoints.listSessions.url)).json();
  expect(items).toMatchObject([{ isCurrent: true, via: "code", platform: null }]);
  expect((await logIn(answer.json().requestId, code ?? "")).json().error.code).toBe(6007);
});

test("a phone without an account gets the same answer and no message, and no code is correct", async () => {
  const phone = aPhone();
  const answer = await ask(phone);
  expect(answer.statusCode).toBe(202);
  expect(await messagesTo(app, numberOf(phone))).toEqual([]);
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await logIn(answer.json().requestId, "123456")).json().error.code);
  expect(codes).toEqual([6006, 6006, 6006, 6006, 6006, 6007]);
});

test("it has the limits of a forgotten password: a captcha, a minute, four an hour", async () => {
  const phone = await aPhoneAccount();
  expect((await ask(phone, "test-fail")).json().error.code).toBe(6005);
  const guest = aCartGuest(app);
  const before = (await messagesTo(app, numberOf(phone))).length;
  for (let i = 0; i < 4; i++) expect((await ask(phone, "test-pass", guest)).statusCode).toBe(202);
  expect(await messagesTo(app, numberOf(phone))).toHaveLength(before + 1);
  const refused = await ask(phone, "test-pass", guest);
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 1003]);
});

test("a code that is asked for beside a password, or for a new one, does not log in", async () => {
  const phone = await aPhoneAccount();
  const body = { phone, captchaToken: "test-pass" };
  const { requestId } = (await aCartGuest(app).call("POST", endpoints.forgotPassword.url, body)).json();
  const { code } = await lastMessage(app, numberOf(phone));
  expect((await logIn(requestId, code ?? "")).json().error.code).toBe(6007);
});

test("a number that was never verified loses the password somebody else may have chosen", async () => {
  const phone = await aPhoneAccount({ isVerified: false });
  const { requestId } = (await ask(phone)).json();
  const { code } = await lastMessage(app, numberOf(phone));
  expect((await logIn(requestId, code ?? "")).json().user).toMatchObject({ status: "active", hasPassword: false });
  const [account] = await app.db
    .select()
    .from(accounts)
    .where(eq(accounts.phone, numberOf(phone)));
  expect(account).toMatchObject({ status: "active", passwordHash: null });
  const byPassword = await aCartGuest(app).call("POST", endpoints.logIn.url, aLogin({ phone }));
  expect(byPassword.json().error.code).toBe(6001);
});
