import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import {
  aLogin,
  aMember,
  aPhone,
  lastMessage,
  type Member,
  messagesTo,
  PASSWORD,
  relaxedLimits,
} from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp({ env: relaxedLimits });
const codeOf = (answer: { statusCode: number; json: () => { error: { code: number } } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().error.code;
const change = (member: Member, body: object) =>
  member.call("PUT", endpoints.updateRegistration.url, { captchaToken: "test-pass", ...body });
const confirm = (member: Member, body: object) => member.call("POST", endpoints.confirmIdentity.url, body);
const anAddress = () => `new-${crypto.randomUUID()}@example.test`;
const grow = ({ user }: Member) =>
  app.db.execute(sql`UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${user.id}`);

test.each([undefined, "test-fail"])(
  "a contact is not changed with the captcha %s, and no code is sent",
  async (captchaToken) => {
    const member = await aMember(app);
    const email = anAddress();
    const refused = await change(member, { email, captchaToken });
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 6005]);
    expect(await lastMessage(app, email)).toEqual({});
  },
);

test("a new address replaces the old one once it is verified; the old one gets a message, and other browsers are logged out", async () => {
  const member = await aMember(app);
  const other = aCartGuest(app);
  await other.call("POST", endpoints.logIn.url, aLogin({ email: member.email }));
  const email = anAddress();
  const { requestId } = (await change(member, { email })).json();
  const { code } = await lastMessage(app, email);
  const anonymous = await aCartGuest(app).call("POST", endpoints.verifyEmail.url, { token: code, requestId });
  expect(codeOf(anonymous)).toBe(6006);
  expect(codeOf(await member.call("POST", endpoints.verifyEmail.url, { email, token: code, requestId }))).toBe(200);
  const old = (await messagesTo(app, member.email))[0];
  expect(old).toMatchObject({ kind: "contact-changed", contact: "n•••@example.test" });
  expect((await other.call("GET", endpoints.listSessions.url)).statusCode).toBe(401);
  const logIn = await aCartGuest(app).call("POST", endpoints.logIn.url, aLogin({ email }));
  expect(logIn.json().user).toMatchObject({ id: member.user.id, email, emailVerified: true });
});

test("a phone is added the same way and stored with its parts", async () => {
  const member = await aMember(app);
  const phone = aPhone();
  const { requestId } = (await change(member, { phone })).json();
  const { code } = await lastMessage(app, `+966${phone.number}`);
  expect(codeOf(await member.call("POST", endpoints.verifyPhone.url, { token: code, requestId }))).toBe(200);
  const logIn = await aCartGuest(app).call("POST", endpoints.logIn.url, aLogin({ phone }));
  expect(logIn.json().user).toMatchObject({ id: member.user.id, phone, phoneVerified: true });
});

test("a contact of another account is refused with 6002, also when it was taken meanwhile", async () => {
  const [member, other] = [await aMember(app), await aMember(app)];
  expect(codeOf(await change(member, { email: other.email }))).toBe(6002);
  const email = anAddress();
  const { requestId } = (await change(member, { email })).json();
  const { code } = await lastMessage(app, email);
  await app.db.execute(sql`UPDATE account SET email = ${email} WHERE id = ${other.user.id}`);
  expect(codeOf(await member.call("POST", endpoints.verifyEmail.url, { token: code, requestId }))).toBe(6002);
});

test("an unverified account cannot change its contact", async () => {
  const member = await aMember(app, { isVerified: false });
  expect(codeOf(await change(member, { email: anAddress() }))).toBe(6009);
});

test("a user who authenticated long ago must do so again, by password or by code", async () => {
  const member = await aMember(app);
  await grow(member);
  const refused = await change(member, { email: anAddress() });
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    403,
    { code: 6003, details: { reauthenticate: true } },
  ]);
  expect(codeOf(await confirm(member, { password: "wrong" }))).toBe(6008);
  expect(codeOf(await confirm(member, {}))).toBe(1001);
  expect(codeOf(await confirm(member, { password: PASSWORD }))).toBe(204);
  expect(codeOf(await change(member, { email: anAddress() }))).toBe(200);
  await grow(member);
  const { requestId } = (await member.call("POST", endpoints.sendIdentityCode.url, { channel: "email" })).json();
  const { code: token } = await lastMessage(app, member.email);
  expect(codeOf(await confirm(member, { token, requestId }))).toBe(204);
  expect(codeOf(await change(member, { email: anAddress() }))).toBe(200);
  expect(codeOf(await confirm(member, { token, requestId }))).toBe(6007);
});

test("a confirmation code is invalid in another session, and is sent to verified contacts only", async () => {
  const member = await aMember(app);
  const other = aCartGuest(app);
  await other.call("POST", endpoints.logIn.url, aLogin({ email: member.email }));
  const { requestId } = (await member.call("POST", endpoints.sendIdentityCode.url, { channel: "email" })).json();
  const { code: token } = await lastMessage(app, member.email);
  expect(codeOf(await other.call("POST", endpoints.confirmIdentity.url, { token, requestId }))).toBe(6006);
  expect(codeOf(await member.call("POST", endpoints.sendIdentityCode.url, { channel: "phone" }))).toBe(6009);
});
