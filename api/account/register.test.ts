import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import {
  aLogin,
  aMember,
  aPhone,
  aRegistration,
  lastMessage,
  messagesTo,
  PASSWORD,
  relaxedLimits,
} from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp({ env: relaxedLimits });
const register = (typed: object, headers?: Record<string, string>) =>
  aCartGuest(app).call("POST", endpoints.register.url, typed, headers);
/** Long enough ago for another code. */
const age = () => app.db.execute(sql`UPDATE one_time_code SET created_at = created_at - interval '2 minutes'`);
const accountOf = async (email: string) => (await app.db.select().from(accounts).where(eq(accounts.email, email)))[0];

test("a registration creates an unverified account and sends a code by email", async () => {
  const typed = aRegistration({ subscribe: true });
  const answer = await register(typed);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().user).toMatchObject({ firstName: "Noura", email: typed.email, status: "unverified" });
  expect(answer.headers["set-cookie"]).toBe(undefined);
  const account = await accountOf(typed.email);
  expect(account).toMatchObject({
    status: "unverified",
    language: "ar",
    siteId: "mabeet-SA",
    promotions: { email: true },
  });
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1,keyid=[0-9a-f]{8}\$/);
  expect(await lastMessage(app, typed.email)).toMatchObject({ kind: "verify-email", firstName: "Noura" });
});

test("a phone alone is enough, and its code is sent by SMS", async () => {
  const phone = aPhone();
  const answer = await register(aRegistration({ email: "", phone }));
  expect(answer.json().user).toMatchObject({ email: null, phone, phoneVerified: false });
  expect(await lastMessage(app, `+966${phone.number}`)).toMatchObject({ kind: "verify-phone" });
});

test.each([
  [{ FirstName: "" }, { FirstName: "required" }],
  [{ LastName: "N0" }, { LastName: "name" }],
  [{ email: "noura@" }, { email: "email" }],
  [{ email: "" }, { email: "required" }],
  [{ email: "", phone: { dialCode: "+966", number: "1" } }, { phone: "phone" }],
  [{ email: "", phone: { dialCode: "+882", number: "1234567" } }, { phone: "phone" }],
  [{ password: "short", passwordVerify: "short" }, { password: "password" }],
  [{ password: "password1", passwordVerify: "password1" }, { password: "password" }],
  [{ password: "Mabeet2026", passwordVerify: "Mabeet2026" }, { password: "password" }],
  [{ passwordVerify: "something else" }, { passwordVerify: "passwordVerify" }],
])("%j is refused field by field", async (given, fields) => {
  const { error } = (await register(aRegistration(given))).json();
  expect([error.code, error.fields]).toEqual([1001, fields]);
});

test.each([undefined, "test-fail", "nonsense", Buffer.from("{}").toString("base64")])(
  "registration without a solved captcha (%s) is refused",
  async (captchaToken) => {
    const typed = aRegistration({ captchaToken });
    expect((await register(typed)).json().error.code).toBe(6005);
    expect(await accountOf(typed.email)).toBe(undefined);
  },
);

test("a taken contact gets the same answer after the same work, and only its owner gets a message", async () => {
  const member = await aMember(app);
  await age();
  const before = app.passwords.count();
  const fresh = await register(aRegistration());
  const work = app.passwords.count() - before;
  const taken = await register(aRegistration({ email: member.email.toUpperCase(), FirstName: "Somebody" }));
  expect(app.passwords.count() - before - work).toBe(work);
  const shape = ({ user, requestId }: never) => [Object.keys(user), typeof requestId];
  expect([taken.statusCode, shape(taken.json() as never)]).toEqual([201, shape(fresh.json() as never)]);
  expect(Object.keys(taken.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
  expect(taken.json().user).toMatchObject({ firstName: "Somebody", email: member.email, status: "unverified" });
  expect(taken.json().user.id).not.toBe(member.user.id);
  expect(await lastMessage(app, member.email)).toMatchObject({ kind: "already", firstName: "Noura" });
});

test("a code request for a taken contact waits and counts attempts like any other, and no code is correct", async () => {
  const member = await aMember(app);
  await age();
  const { requestId } = (await register(aRegistration({ email: member.email }))).json();
  const status = `${endpoints.getCodeStatus.url}?requestId=${requestId}`;
  expect((await aCartGuest(app).call("GET", status)).json()).toMatchObject({ status: "PENDING", attemptsLeft: 5 });
  const codes = [];
  for (let i = 0; i < 6; i++) {
    const answer = await aCartGuest(app).call("POST", endpoints.verifyEmail.url, { token: "123456", requestId });
    codes.push(answer.json().error.code);
  }
  expect(codes).toEqual([6006, 6006, 6006, 6006, 6006, 6007]);
  expect((await aCartGuest(app).call("GET", status)).json().status).toBe("BLOCKED");
});

test("two concurrent registrations of one address create one account", async () => {
  const typed = aRegistration();
  const answers = await Promise.all([register(typed), register(typed), register(typed)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const kinds = (await messagesTo(app, typed.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "verify-email")).toHaveLength(1);
});

test("a registration that is repeated at once says that the earlier code is still valid, and it is", async () => {
  const typed = aRegistration();
  const first = (await register(typed)).json();
  const again = (await register(typed)).json();
  expect([first.isEarlierCode, again.isEarlierCode, again.requestId]).toEqual([false, true, first.requestId]);
  expect(again.retryAfter).toBeGreaterThan(50);
  expect(await messagesTo(app, typed.email)).toHaveLength(1);
  const { code } = await lastMessage(app, typed.email);
  const verification = { token: code, requestId: again.requestId };
  expect((await aCartGuest(app).call("POST", endpoints.verifyEmail.url, verification)).json()).toEqual({
    verified: true,
  });
  const taken = aRegistration({ email: (await aMember(app)).email });
  await age();
  expect((await register(taken)).json().isEarlierCode).toBe(false);
  expect((await register(taken)).json().isEarlierCode).toBe(true);
});

test("a later one sends a new code, and what was typed then replaces the earlier once that code is used", async () => {
  const typed = aRegistration();
  await register(typed);
  const stolen = await lastMessage(app, typed.email);
  await age();
  const other = { FirstName: "Sara", password: "nine blue falcons", passwordVerify: "nine blue falcons" };
  const { requestId, isEarlierCode } = (await register({ ...typed, ...other })).json();
  const { kind, code } = await lastMessage(app, typed.email);
  expect([isEarlierCode, kind, code === stolen.code]).toEqual([false, "verify-email", false]);
  expect(await accountOf(typed.email)).toMatchObject({ firstName: "Noura", status: "unverified" });
  const guest = aCartGuest(app);
  expect((await guest.call("POST", endpoints.verifyEmail.url, { token: code, requestId })).statusCode).toBe(200);
  expect(await accountOf(typed.email)).toMatchObject({ firstName: "Sara", status: "active" });
  const { email } = typed;
  expect((await guest.call("POST", endpoints.logIn.url, aLogin({ email, password: other.password }))).statusCode).toBe(
    200,
  );
  expect((await guest.call("POST", endpoints.logIn.url, aLogin({ email }))).json().error.code).toBe(6001);
});

test("the same key and body give the same answer; another password is another request", async () => {
  const typed = aRegistration();
  const guest = aCartGuest(app);
  const key = { "idempotency-key": crypto.randomUUID() };
  const send = (more: object) => guest.call("POST", endpoints.register.url, { ...typed, ...more }, key);
  const [first, second] = [await send({}), await send({})];
  expect(second.body).toBe(first.body);
  const other = { password: "another long one", passwordVerify: "another long one" };
  expect((await send(other)).json().error.code).toBe(1005);
});

test("additional fields of the form are refused", async () => {
  for (const more of [
    { status: "active" },
    { id: crypto.randomUUID() },
    { emailVerified: true },
    { role: "operator" },
  ]) {
    expect((await register(aRegistration(more))).json().error.code).toBe(1001);
  }
});

test("an unverified address of an account verified by phone can be registered and verified by somebody else", async () => {
  const phone = aPhone();
  const email = `owner-${crypto.randomUUID()}@example.test`;
  const typo = aRegistration({ email, phone });
  await register(typo);
  await app.db.execute(sql`UPDATE account SET phone_verified_at = app_now(), status = 'active' WHERE email = ${email}`);
  await age();
  const { requestId } = (await register(aRegistration({ email, FirstName: "Owner" }))).json();
  const { code } = await lastMessage(app, email);
  const answer = await aCartGuest(app).call("POST", endpoints.verifyEmail.url, { token: code, requestId });
  expect(answer.json()).toEqual({ verified: true });
  expect(await accountOf(email)).toMatchObject({ firstName: "Owner", phone: null });
});

test("one network can create five accounts an hour", async () => {
  const strict = await testApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const guest = aCartGuest(strict);
  const codes = [];
  for (let i = 0; i < 6; i++)
    codes.push((await guest.call("POST", endpoints.register.url, aRegistration())).statusCode);
  expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
});

test("the table of idempotency keys does not contain the password", async () => {
  const { rows } = await app.db.execute(sql`SELECT * FROM idempotency_key`);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});
