import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, lastMessage, messagesTo, PASSWORD, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const app = await testApp({ env: relaxedLimits });

test("users export everything that we store about them, without any credential", async () => {
  const member = await aMember(app);
  const person = { title: "ms", firstName: "Noura", lastName: "Al Otaibi", nationality: "SA" };
  const document = { birthDate: "1988-02-14", idType: "passport", idNumber: "P7654321", idExpiry: null };
  await member.call("POST", endpoints.addTraveller.url, { ...person, ...document, isPrimary: true });
  await member.call("PUT", endpoints.setBilling.url, { name: "Rest Co", vatNumber: null, address: "Riyadh" });
  const answer = await member.call("GET", endpoints.exportUser.url);
  expect(answer.headers).toMatchObject({
    "content-disposition": 'attachment; filename="account.json"',
    "cache-control": "no-store",
  });
  expect(answer.json()).toMatchObject({
    account: { id: member.user.id, email: member.email, language: "ar", siteId: "mabeet-SA" },
    billing: { name: "Rest Co" },
    contact: { email: member.email },
    travellers: [{ idNumber: "P7654321", birthDate: "1988-02-14" }],
    sessions: [{ via: "password", device: expect.any(String) }],
    orders: [],
    passkeys: [],
    socialIdentities: [],
    newsletter: [],
  });
  expect(answer.json().messages.map(({ kind }: { kind: string }) => kind)).toContain("verify-email");
  for (const secret of [member.token, PASSWORD, "argon2", "demo."]) expect(answer.body).not.toContain(secret);
});

test("an export needs a recent authentication", async () => {
  const member = await aMember(app);
  await app.db.execute(
    sql`UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${member.user.id}`,
  );
  const refused = await member.call("GET", endpoints.exportUser.url);
  expect([refused.statusCode, refused.json().error.details]).toEqual([403, { reauthenticate: true }]);
});

const subscribe = (email: string, more: object = {}) =>
  aCartGuest(app).call("POST", endpoints.subscribeToNewsletter.url, {
    email,
    locale: "en",
    siteId: "tajawal-AE",
    captchaToken: "test-pass",
    ...more,
  });
const confirm = (token: string) => aCartGuest(app).call("POST", endpoints.confirmNewsletter.url, { token });
const subscriptions = async (email: string) =>
  (
    await app.db.execute(
      sql`SELECT site_id, language, confirmed_at IS NOT NULL AS yes FROM newsletter_subscription WHERE email = ${email}`,
    )
  ).rows;

test("no newsletter is sent before the address is confirmed", async () => {
  const email = `${crypto.randomUUID()}@example.test`;
  const answer = await subscribe(` ${email.toUpperCase()} `);
  expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
  expect(await subscriptions(email)).toEqual([{ site_id: "tajawal-AE", language: "en", yes: false }]);
  const { kind, link = "" } = await lastMessage(app, email);
  expect(kind).toBe("newsletter");
  expect((await confirm("x".repeat(43))).json().error.code).toBe(6007);
  expect((await confirm(link)).json()).toEqual({ confirmed: true });
  expect(await subscriptions(email)).toMatchObject([{ yes: true }]);
  expect((await confirm(link)).statusCode).toBe(200);
});

test("a user, an unknown address and a repeated request get the same answer, and a link at most once an hour", async () => {
  const member = await aMember(app);
  const unknown = `${crypto.randomUUID()}@example.test`;
  const answers = [];
  for (const email of [member.email, unknown, unknown, unknown]) answers.push(await subscribe(email));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(4).fill([202, "{}"]));
  const requestMails = async () => (await messagesTo(app, unknown)).filter(({ kind }) => kind === "newsletter");
  expect(await requestMails()).toHaveLength(1);
  await app.db.execute(
    sql`UPDATE newsletter_subscription SET asked_at = app_now() - interval '2 hours' WHERE email = ${unknown}`,
  );
  await subscribe(unknown);
  const [second, first] = await requestMails();
  expect((await confirm(first?.link ?? "")).json().error.code).toBe(6007);
  expect((await confirm(second?.link ?? "")).statusCode).toBe(200);
  await subscribe(unknown);
  expect(await requestMails()).toHaveLength(2);
});

test.each([
  [{ email: "no address" }, 1001],
  [{ email: "" }, 1001],
  [{ siteId: "elsewhere" }, 1001],
  [{ captchaToken: "test-fail" }, 6005],
  [{ captchaToken: undefined }, 6005],
])("a subscription with %j is refused", async (given, code) => {
  expect((await subscribe("a@example.test", given)).json().error.code).toBe(code);
});

test("a newsletter link expires after a week", async () => {
  const email = `${crypto.randomUUID()}@example.test`;
  await subscribe(email);
  await app.db.execute(
    sql`UPDATE newsletter_subscription SET asked_at = app_now() - interval '8 days' WHERE email = ${email}`,
  );
  const { link = "" } = await lastMessage(app, email);
  expect((await confirm(link)).json().error.code).toBe(6007);
});

const leave = (token: string) => aCartGuest(app).call("POST", endpoints.leaveNewsletter.url, { token });
const stateOf = async (token: string) => {
  const answer = (await aCartGuest(app).call("POST", endpoints.getSubscription.url, { token })).json();
  return answer.state ?? answer.error.code;
};
const age = (email: string, days: number) =>
  app.db.execute(sql`
    UPDATE newsletter_subscription SET asked_at = app_now() - ${days} * interval '1 day',
      ended_at = ended_at - ${days} * interval '1 day' WHERE email = ${email}`);

test("a subscription can be ended at any time, and renewed within a week", async () => {
  const email = `${crypto.randomUUID()}@example.test`;
  await subscribe(email);
  const { link = "" } = await lastMessage(app, email);
  expect(await stateOf(link)).toBe("asked");
  await confirm(link);
  expect(await stateOf(link)).toBe("confirmed");
  await age(email, 400);
  expect(await stateOf(link)).toBe("confirmed");
  expect((await leave(link)).json()).toEqual({ confirmed: false });
  expect((await leave(link)).statusCode).toBe(200);
  expect([await stateOf(link), await subscriptions(email)]).toMatchObject(["ended", [{ yes: false }]]);
  expect((await confirm(link)).statusCode).toBe(200);
  expect(await stateOf(link)).toBe("confirmed");
  await leave(link);
  await age(email, 8);
  expect([await stateOf(link), (await confirm(link)).json().error.code]).toEqual([6007, 6007]);
  expect((await leave(link)).statusCode).toBe(200);
  await age(email, 1);
  await subscribe(email);
  expect(await stateOf((await lastMessage(app, email)).link ?? "")).toBe("asked");
});

test("an unknown link neither confirms nor ends a subscription", async () => {
  for (const token of ["", "x", "y".repeat(200)]) {
    expect([await stateOf(token), (await leave(token)).json().error.code]).toEqual([6007, 6007]);
  }
});
