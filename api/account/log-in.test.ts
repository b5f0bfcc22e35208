import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCartGuest, type CartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, aPhone, aRegistration, lastMessage, PASSWORD, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { HASH_COST } from "./password/hash-password.ts";

const app = await testApp({ env: relaxedLimits });
const logIn = (guest: CartGuest, body: object, headers: Record<string, string> = {}) =>
  guest.call("POST", endpoints.logIn.url, { captchaToken: "test-pass", ...body }, headers);
const codeOf = async (guest: CartGuest, body: object) => {
  const answer = await logIn(guest, body);
  return answer.statusCode === 200 ? 200 : answer.json().error.code;
};
const wrong = (email: string) => ({ email, password: "not the password" });

test("a user logs in by email in any case, or by phone", async () => {
  const { email, user } = await aMember(app);
  const answer = await logIn(aCartGuest(app), { email: ` ${email.toUpperCase()}`, password: PASSWORD });
  expect(answer.json()).toMatchObject({
    user: { ...user, emailVerified: true, hasPassword: true },
    expiresIn: 1_209_600,
  });
  const phone = aPhone();
  await aCartGuest(app).call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
  expect(await codeOf(aCartGuest(app), { phone, password: PASSWORD })).toBe(200);
});

test("a password is compared in normalized form and in full length", async () => {
  const typed = aRegistration({ password: "café-".repeat(20), passwordVerify: "café-".repeat(20) });
  await aCartGuest(app).call("POST", endpoints.register.url, typed);
  const { email } = typed;
  expect(await codeOf(aCartGuest(app), { email, password: "cafe\u0301-".repeat(20) })).toBe(200);
  expect(await codeOf(aCartGuest(app), { email, password: "café-".repeat(19) })).toBe(6001);
});

test("an unknown contact, a wrong password and an account without one get the same answer, after one hash each", async () => {
  const [member, social] = [await aMember(app), await aMember(app)];
  await app.db.execute(sql`UPDATE account SET password_hash = NULL WHERE id = ${social.user.id}`);
  const bodies = [wrong("nobody@example.test"), wrong(member.email), wrong(social.email)];
  const answers = [];
  for (const body of bodies) {
    const before = app.passwords.count();
    const { statusCode, headers, json } = await logIn(aCartGuest(app), body);
    const { error, title } = json();
    const { requestId: _, ...same } = error;
    answers.push({ statusCode, same, title, names: Object.keys(headers).sort(), work: app.passwords.count() - before });
  }
  expect(answers[0]).toMatchObject({ statusCode: 401, same: { code: 6001 }, work: 1 });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test("after five wrong passwords the network must wait, for a known and an unknown account alike, and other networks need not", async () => {
  const member = await aMember(app);
  for (const email of [member.email, "nobody-at-all@example.test"]) {
    const guest = aCartGuest(app);
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(await codeOf(guest, wrong(email)));
    expect(codes).toEqual([6001, 6001, 6001, 6001, 6001, 6004]);
    const answer = await logIn(guest, { email, password: PASSWORD });
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 600]).toEqual([429, true]);
  }
  expect(await codeOf(aCartGuest(app), { email: member.email, password: PASSWORD })).toBe(200);
});

test("of many concurrent guesses at most five are compared", async () => {
  const { email } = await aMember(app);
  const guest = aCartGuest(app);
  const before = app.passwords.count();
  const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(guest, wrong(email))));
  expect(codes.filter((code) => code === 6001)).toHaveLength(5);
  expect(app.passwords.count() - before).toBe(5);
});

test("a correct password resets the count of wrong ones", async () => {
  const { email } = await aMember(app);
  const guest = aCartGuest(app);
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) expect(await codeOf(guest, wrong(email))).toBe(6001);
    expect(await codeOf(guest, { email, password: PASSWORD })).toBe(200);
  }
});

test("every log-in needs a solved captcha, whatever the password is", async () => {
  const { email } = await aMember(app);
  const before = app.passwords.count();
  for (const captchaToken of [undefined, "", "test-fail"]) {
    const answer = await logIn(aCartGuest(app), { email, password: PASSWORD, captchaToken });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 6005]);
  }
  expect(app.passwords.count()).toBe(before);
});

test("a form without scripts logs in without a captcha, until its network has failed three times", async () => {
  const { email } = await aMember(app);
  const guest = aCartGuest(app);
  const plain = async (body: object, key = app.pageKey) => {
    const answer = await logIn(guest, { captchaToken: undefined, ...body }, { "x-page-key": key });
    return answer.statusCode === 200 ? 200 : answer.json().error.code;
  };
  expect(await plain({ email, password: PASSWORD }, "a guess")).toBe(6005);
  expect(await plain({ email, password: PASSWORD })).toBe(200);
  for (let i = 0; i < 3; i++) expect(await plain(wrong(`nobody-${i}@example.test`))).toBe(6001);
  expect(await plain({ email, password: PASSWORD })).toBe(6005);
});

test("a network that guesses at many accounts must wait", async () => {
  const guest = aCartGuest(app);
  const codes: number[] = [];
  for (let i = 0; i < 31; i++) codes.push(await codeOf(guest, wrong(`nobody-${i}@example.test`)));
  expect(codes.slice(-2)).toEqual([6001, 6004]);
});

test("an account under attack from many networks requires a code instead of locking its owner out", async () => {
  const strict = await testApp({ env: { ...relaxedLimits, LIMIT_LOGIN: "1" } });
  const { email } = await aMember(strict);
  const anotherGuest = () => aCartGuest(strict);
  for (let i = 0; i < 10; i++) await logIn(anotherGuest(), wrong(email));
  expect(await codeOf(anotherGuest(), wrong(email))).toBe(6001);
  const body = { email, password: PASSWORD };
  const owner = anotherGuest();
  const refusal = (await logIn(owner, body)).json().error;
  expect(refusal).toMatchObject({ code: 6009, details: { codeRequired: true, channel: "email" } });
  const { code = "" } = await lastMessage(strict, email);
  const { requestId } = refusal.details;
  const other = code === "000000" ? "111111" : "000000";
  expect(await codeOf(anotherGuest(), { ...wrong(email), code, requestId })).toBe(6001);
  expect(await codeOf(owner, { ...body, code: other, requestId })).toBe(6006);
  expect(await codeOf(owner, { ...body, code, requestId })).toBe(200);
  expect(await codeOf(owner, { ...body, code, requestId })).toBe(6007);
});

test("nobody can log in to a locked or deleted account", async () => {
  const member = await aMember(app);
  await app.db.execute(sql`UPDATE account SET status = 'locked' WHERE id = ${member.user.id}`);
  expect(await codeOf(aCartGuest(app), { email: member.email, password: PASSWORD })).toBe(6004);
  expect((await member.call("GET", endpoints.listSessions.url)).json().error.code).toBe(6003);
});

test.each([
  [{}, { email: "required" }],
  [{ email: "no address", password: "x" }, { email: "email" }],
  [{ email: "a@example.test", password: "" }, { password: "required" }],
])("%j is refused", async (body, fields) => {
  const { error } = (await logIn(aCartGuest(app), { password: "x", ...body })).json();
  expect([error.code, error.fields]).toEqual([1001, fields]);
});

test("hashes above the capacity of the queue are refused with a time to retry, and other requests do not wait", async () => {
  const busy = await testApp({ env: relaxedLimits, passwordCost: HASH_COST });
  const guests = Array.from({ length: 26 }, () => aCartGuest(busy));
  const answers = await Promise.all(guests.map((guest, i) => logIn(guest, wrong(`crowd-${i}@example.test`))));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers["retry-after"]).toBe("2");
  expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true);
});
