import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountMessages, accounts } from "#api/schema/account.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
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
const NEW = "nine blue falcons";
const both = { password: NEW, passwordVerify: NEW };
const captchaToken = "test-pass";
const codeOf = (answer: { statusCode: number; json: () => { error: { code: number } } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().error.code;
const forgot = (body: object, guest = aCartGuest(app)) =>
  guest.call("POST", endpoints.forgotPassword.url, { captchaToken, ...body });
const setByMail = (body: object, guest = aCartGuest(app)) =>
  guest.call("POST", endpoints.setPasswordByEmail.url, { ...both, ...body });
const logIn = async (email: string, password: string) =>
  codeOf(await aCartGuest(app).call("POST", endpoints.logIn.url, aLogin({ email, password })));
const isIn = async (guest: CartGuest) => (await guest.call("GET", endpoints.listSessions.url)).statusCode === 200;

test("a reset link sets a new password once, ends every session and opens a new one", async () => {
  const member = await aMember(app);
  expect((await forgot({ email: member.email })).statusCode).toBe(202);
  const { kind, link = "", code } = await lastMessage(app, member.email);
  expect([kind, code]).toEqual(["reset-email", undefined]);
  const check = async () =>
    (await aCartGuest(app).call("GET", endpoints.checkResetLink.url.replace(":token", link))).json();
  expect(await check()).toEqual({ valid: true, channel: "email" });
  expect(await check()).toEqual({ valid: true, channel: "email" });
  const guest = aCartGuest(app);
  const answer = await setByMail({ token: link }, guest);
  expect(answer.json()).toMatchObject({ user: { id: member.user.id }, token: expect.any(String) });
  expect([await isIn(guest), await isIn(member)]).toEqual([true, false]);
  expect([await logIn(member.email, PASSWORD), await logIn(member.email, NEW)]).toEqual([6001, 200]);
  expect(codeOf(await setByMail({ token: link }))).toBe(6007);
  expect(await check()).toEqual({ valid: false, channel: null });
  expect((await messagesTo(app, member.email)).map(({ kind }) => kind)).toContain("password-changed");
});

test("a code by SMS does the same", async () => {
  const phone = aPhone();
  await aCartGuest(app).call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
  const { requestId } = (await forgot({ phone })).json();
  const { code = "" } = await lastMessage(app, `+966${phone.number}`);
  const set = (token: string) =>
    aCartGuest(app).call("POST", endpoints.setPasswordByPhone.url, { ...both, token, requestId });
  expect(codeOf(await set(code === "000000" ? "111111" : "000000"))).toBe(6006);
  expect((await set(code)).json().user).toMatchObject({ phoneVerified: true, status: "active" });
  expect(codeOf(await set(code))).toBe(6007);
});

test("a weak password is refused without consuming the link", async () => {
  const { email } = await aMember(app);
  await forgot({ email });
  const { link } = await lastMessage(app, email);
  const weak = (password: string) => setByMail({ token: link, password, passwordVerify: password });
  expect((await weak("password1")).json().error.fields).toEqual({ password: "password" });
  expect((await weak(email)).json().error.fields).toEqual({ password: "password" });
  expect((await setByMail({ token: link, passwordVerify: "x" })).json().error.fields).toEqual({
    passwordVerify: "passwordVerify",
  });
  expect(codeOf(await setByMail({ token: link }))).toBe(200);
});

test("a password reset does not show who has an account, and is limited to three an hour", async () => {
  const member = await aMember(app);
  const nobody = `nobody-${crypto.randomUUID()}@example.test`;
  for (const email of [member.email, nobody]) {
    const guest = aCartGuest(app);
    const before = app.passwords.count();
    const written = await app.db.$count(accountMessages);
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const answer = await forgot({ email }, guest);
      statuses.push([answer.statusCode, Object.keys(answer.json())[0]]);
    }
    expect(statuses.map(([status]) => status)).toEqual([202, 202, 202, 429]);
    expect(statuses[0]).toEqual([202, "requestId"]);
    expect(app.passwords.count() - before).toBe(0);
    expect((await app.db.$count(accountMessages)) - written).toBe(3);
  }
  expect((await messagesTo(app, member.email)).filter(({ kind }) => kind === "reset-email")).toHaveLength(1);
  expect(codeOf(await forgot({ email: nobody, captchaToken: "test-fail" }))).toBe(6005);
});

test("an account registered with somebody else's address belongs to whoever verifies the address", async () => {
  const phone = aPhone();
  const email = `victim-${crypto.randomUUID()}@example.test`;
  const attacker = aCartGuest(app);
  await attacker.call("POST", endpoints.register.url, aRegistration({ email, phone }));
  await attacker.call("POST", endpoints.logIn.url, aLogin({ email }));
  expect(await isIn(attacker)).toBe(true);
  await app.db.execute(sql`
    INSERT INTO passkey (id, credential_id, account_id, public_key, counter, name)
    SELECT gen_random_uuid(), 'attacker', id, 'x', 0, 'attacker' FROM account WHERE email = ${email}`);
  await forgot({ email });
  const { link } = await lastMessage(app, email);
  await setByMail({ token: link });
  expect(await isIn(attacker)).toBe(false);
  expect(await logIn(email, PASSWORD)).toBe(6001);
  const [account] = await app.db.select().from(accounts).where(eq(accounts.email, email));
  expect(account).toMatchObject({ phone: null, phoneParts: null, status: "active" });
  const { rows } = await app.db.execute(sql`SELECT 1 FROM passkey WHERE credential_id = 'attacker'`);
  expect(rows).toEqual([]);
});

test("an unverified address gives no access to an account verified by phone", async () => {
  const phone = aPhone();
  const email = `typo-${crypto.randomUUID()}@example.test`;
  await aCartGuest(app).call("POST", endpoints.register.url, aRegistration({ email, phone }));
  await app.db.execute(sql`UPDATE account SET phone_verified_at = app_now(), status = 'active' WHERE email = ${email}`);
  expect((await forgot({ email })).statusCode).toBe(202);
  expect((await lastMessage(app, email)).kind).toBe("verify-email");
});

const change = (member: CartGuest, userId: string, oldPassword: string, newPassword = NEW) =>
  member.call("PUT", endpoints.changePassword.url.replace(":userId", userId), { newPassword, oldPassword });

test("a user changes their password; other browsers are logged out, this one stays, the owner gets a message", async () => {
  const member = await aMember(app);
  const other = aCartGuest(app);
  await other.call("POST", endpoints.logIn.url, aLogin({ email: member.email }));
  expect(codeOf(await change(member, member.user.id, "wrong one"))).toBe(6008);
  expect((await change(member, member.user.id, PASSWORD, "short")).json().error.fields).toEqual({
    newPassword: "password",
  });
  expect(codeOf(await change(member, member.user.id, PASSWORD))).toBe(204);
  expect([await isIn(member), await isIn(other)]).toEqual([true, false]);
  expect((await lastMessage(app, member.email)).kind).toBe("password-changed");
});

test("nobody can change the password of another user, and guessing one's own is limited to five attempts", async () => {
  const [member, otherUser] = [await aMember(app), await aMember(app)];
  expect(codeOf(await change(otherUser, member.user.id, PASSWORD))).toBe(1002);
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push(codeOf(await change(member, member.user.id, `guess ${i} long`)));
  expect(codes).toEqual([6008, 6008, 6008, 6008, 6008, 6004]);
});
