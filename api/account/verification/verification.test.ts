import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "#api/schema/account.ts";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, aPhone, aRegistration, lastMessage, messagesTo, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp({ env: relaxedLimits });
const verify = (guest: CartGuest, body: object) => guest.call("POST", endpoints.verifyEmail.url, body);
const codeOf = (answer: { statusCode: number; json: () => { error: { code: number } } }) =>
  answer.statusCode === 200 ? 200 : answer.json().error.code;
const age = (seconds: number) =>
  app.db.execute(sql`
    UPDATE one_time_code SET created_at = created_at - ${seconds} * interval '1 second',
      expires_at = expires_at - ${seconds} * interval '1 second'`);
const accountOf = async (email: string) => (await app.db.select().from(accounts).where(eq(accounts.email, email)))[0];
const other = (code = "") => (code === "000000" ? "111111" : "000000");

async function aNewcomer(given: object = {}) {
  const guest = aCartGuest(app);
  const typed = aRegistration(given);
  const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json() as { requestId: string };
  const { code = "", link = "" } = await lastMessage(app, typed.email);
  return { guest, email: typed.email, requestId, code, link };
}

test("a code verifies an address once, activates the account and sends a welcome message", async () => {
  const { guest, email, requestId, code } = await aNewcomer();
  const arabic = [...code].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
  expect((await verify(guest, { email, token: arabic, requestId })).json()).toEqual({ verified: true });
  expect(await accountOf(email)).toMatchObject({ status: "active", emailVerifiedAt: expect.any(Date) });
  expect((await lastMessage(app, email)).kind).toBe("welcome");
  expect(codeOf(await verify(guest, { token: code, requestId }))).toBe(6007);
  const status = await guest.call("GET", `${endpoints.getCodeStatus.url}?requestId=${requestId}`);
  expect(status.json()).toEqual({ status: "VERIFIED", attemptsLeft: 0, expiresIn: 0 });
});

test("a link verifies it in any browser, also after the code expired, and only once", async () => {
  const { link } = await aNewcomer();
  await age(29 * 60);
  expect(codeOf(await verify(aCartGuest(app), { token: link }))).toBe(200);
  expect(codeOf(await verify(aCartGuest(app), { token: link }))).toBe(6007);
});

test("a code is valid for five minutes, a link for half an hour", async () => {
  const { guest, requestId, code, link } = await aNewcomer();
  await age(5 * 60);
  expect(codeOf(await verify(guest, { token: code, requestId }))).toBe(6007);
  await age(25 * 60);
  expect(codeOf(await verify(guest, { token: link }))).toBe(6007);
});

test("a code belongs to its request, its address and its purpose", async () => {
  const [one, two] = [await aNewcomer(), await aNewcomer()];
  expect(codeOf(await verify(one.guest, { token: one.code, requestId: two.requestId }))).toBe(6006);
  const elsewhere = { email: two.email, token: one.code, requestId: one.requestId };
  expect(codeOf(await verify(one.guest, elsewhere))).toBe(6006);
  const phone = await one.guest.call("POST", endpoints.verifyPhone.url, { token: one.code, requestId: one.requestId });
  expect(codeOf(phone)).toBe(6007);
  expect(codeOf(await verify(one.guest, { token: one.code, requestId: crypto.randomUUID() }))).toBe(6007);
  expect(codeOf(await verify(one.guest, { token: one.code }))).toBe(1001);
  expect(codeOf(await verify(one.guest, { token: "12345", requestId: one.requestId }))).toBe(1001);
});

test("of concurrent guesses five are compared, and after them the correct code is refused too", async () => {
  const { guest, requestId, code } = await aNewcomer();
  const guesses = Array.from({ length: 30 }, () => verify(guest, { token: other(code), requestId }));
  const codes = (await Promise.all(guesses)).map(codeOf);
  expect(codes.filter((one) => one === 6006)).toHaveLength(5);
  expect(codes.filter((one) => one === 6007)).toHaveLength(25);
  expect(codeOf(await verify(guest, { token: code, requestId }))).toBe(6007);
});

test("of two concurrent uses of the correct code one succeeds", async () => {
  const { guest, requestId, code } = await aNewcomer();
  const codes = (await Promise.all([1, 2, 3].map(() => verify(guest, { token: code, requestId })))).map(codeOf);
  expect(codes.sort()).toEqual([200, 6007, 6007]);
});

test("another code can be sent after a minute and replaces the one before, at most five a day", async () => {
  const { guest, email, requestId, code } = await aNewcomer();
  const resend = () => guest.call("POST", endpoints.resendEmailCode.url, { email });
  const early = await resend();
  expect([early.statusCode, early.json().error.code]).toEqual([429, 1003]);
  for (let sent = 2; sent <= 5; sent++) {
    await age(61);
    expect((await resend()).json()).toMatchObject({ expiresIn: 300, retryAfter: 60 });
  }
  expect(codeOf(await verify(guest, { token: code, requestId }))).toBe(6007);
  await age(61);
  expect(Number((await resend()).headers["retry-after"])).toBeGreaterThan(80_000);
  expect((await messagesTo(app, email)).length).toBe(5);
});

test("requesting a code does not show whether the address has an account", async () => {
  const member = await aMember(app);
  const nobody = `nobody-${crypto.randomUUID()}@example.test`;
  await age(61);
  const before = (await messagesTo(app, member.email)).length;
  for (const email of [member.email, nobody]) {
    const resend = () => aCartGuest(app).call("POST", endpoints.resendEmailCode.url, { email });
    const answer = await resend();
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ["requestId", "expiresIn", "retryAfter"]]);
    expect((await resend()).statusCode).toBe(429);
  }
  expect([(await messagesTo(app, member.email)).length, (await messagesTo(app, nobody)).length]).toEqual([before, 0]);
});

test("another code by SMS needs a captcha and a phone of a country we send SMS to", async () => {
  const phone = aPhone();
  const guest = aCartGuest(app);
  await guest.call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
  await age(61);
  const resend = (body: object) => guest.call("POST", endpoints.resendPhoneCode.url, body);
  expect(codeOf(await resend({ phone }))).toBe(6005);
  const foreign = { dialCode: "+882", number: "1234567" };
  expect(codeOf(await resend({ phone: foreign, captchaToken: "test-pass" }))).toBe(1001);
  const { requestId } = (await resend({ phone, captchaToken: "test-pass" })).json();
  const { code } = await lastMessage(app, `+966${phone.number}`);
  expect(codeOf(await guest.call("POST", endpoints.verifyPhone.url, { token: code, requestId }))).toBe(200);
});

test("above the SMS budget no SMS is sent, and registration still works", async () => {
  const poor = await testApp({ env: { ...relaxedLimits, LIMIT_SMS: "0" } });
  const phone = aPhone();
  const answer = await aCartGuest(poor).call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
  expect(answer.statusCode).toBe(201);
  expect(await messagesTo(poor, `+966${phone.number}`)).toEqual([]);
});

test("a phone gets five codes a day for all purposes, so a guesser has 25 attempts in a million", async () => {
  const member = await aMember(app);
  const phone = aPhone();
  const { requestId } = (
    await member.call("PUT", endpoints.updateRegistration.url, { phone, captchaToken: "test-pass" })
  ).json();
  const { code } = await lastMessage(app, `+966${phone.number}`);
  await member.call("POST", endpoints.verifyPhone.url, { token: code, requestId });
  const askFor = [
    () => member.call("POST", endpoints.sendIdentityCode.url, { channel: "phone" }),
    () => aCartGuest(app).call("POST", endpoints.forgotPassword.url, { phone, captchaToken: "test-pass" }),
  ];
  for (let sent = 0; sent < 8; sent++) {
    await age(61);
    await askFor[sent % 2]?.();
  }
  expect(await messagesTo(app, `+966${phone.number}`)).toHaveLength(5);
});
