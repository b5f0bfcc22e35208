import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type JWTPayload, SignJWT } from "jose";
import { afterAll, expect, test } from "vitest";
import { accounts, socialIdentities } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aMember, type Member, messagesTo, relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { testIssuer } from "#api/testing/servers/test-issuer.ts";

const issuer = await testIssuer();
afterAll(issuer.stop);
const app = await testApp({ env: { ...relaxedLimits, ...issuer.env } });

const social = "/api/account/auth/social";
const newNonce = async () => (await app.inject({ method: "GET", url: `${social}/options` })).json().nonce as string;
const claimsOf = async (given: JWTPayload = {}): Promise<JWTPayload> => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.test`,
  email_verified: true,
  hd: "example.test",
  name: "Noura Al Otaibi",
  nonce: await newNonce(),
  ...given,
});
const show = (token: string, more: object = {}, guest = aCartGuest(app), platform = "google") =>
  guest.call("POST", `${social}/${platform}`, { token, ...more });
const accountOf = async (id: string) => {
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, id));
  return account;
};
const setVerified = (member: Member, yes: boolean) =>
  app.db.execute(sql`
    UPDATE account SET email_verified_at = ${yes ? sql`app_now()` : null}, status = ${yes ? "active" : "unverified"}
    WHERE id = ${member.user.id}`);

test("the options contain the companies and a nonce, and write no row", async () => {
  const { rows } = await app.db.execute(sql`SELECT count(*) FROM challenge`);
  const { nonce, platforms } = (await app.inject({ method: "GET", url: `${social}/options` })).json();
  expect(nonce.length).toBeGreaterThan(40);
  expect(platforms.map(({ platform, clientId }: never) => [platform, clientId])).toEqual([
    ["google", "client-google"],
    ["facebook", "client-facebook"],
    ["apple", "client-apple"],
  ]);
  expect((await app.db.execute(sql`SELECT count(*) FROM challenge`)).rows).toEqual(rows);
});

test("a new user gets an account with the address that the company verified, and finds it again", async () => {
  const claims = await claimsOf({ email: "New.Guest@Example.test" });
  const first = (await show(await issuer.token(claims))).json();
  expect(first.user).toMatchObject({
    email: "new.guest@example.test",
    emailVerified: true,
    firstName: "Noura",
    lastName: "Al Otaibi",
    type: "social",
    status: "active",
    hasPassword: false,
    providers: ["google"],
  });
  const moved = { ...claims, email: "other@example.test", nonce: await newNonce() };
  const again = await show(await issuer.token(moved));
  expect(again.json().user).toMatchObject({ id: first.user.id, email: "new.guest@example.test" });
  expect(String(again.headers["set-cookie"])).toContain("token=");
});

test("an address that both sides verified logs in to the account it belongs to", async () => {
  const member = await aMember(app);
  await setVerified(member, true);
  const answer = await show(await issuer.token(await claimsOf({ email: member.email })));
  expect(answer.json().user).toMatchObject({ id: member.user.id, providers: ["google"], hasPassword: true });
});

test("the owner gets one message when a company is linked, and none for an account created by it", async () => {
  const member = await aMember(app);
  const claims = await claimsOf({ email: member.email });
  const linkedMessages = async (email: string) =>
    (await messagesTo(app, email)).filter(({ kind }) => kind === "social-linked");
  for (let n = 0; n < 2; n++) await show(await issuer.token({ ...claims, nonce: await newNonce() }));
  expect(await linkedMessages(member.email)).toMatchObject([{ platform: "google", device: "?" }]);
  const fresh = await claimsOf();
  await show(await issuer.token(fresh));
  expect(await linkedMessages(String(fresh.email))).toEqual([]);
});

test("an account with an unverified address is not linked: its owner must log in first", async () => {
  const member = await aMember(app, { isVerified: false });
  await setVerified(member, false);
  const answer = await show(await issuer.token(await claimsOf({ email: member.email })));
  expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: 6002, details: { logInFirst: true } }]);
  expect(answer.headers["set-cookie"]).toBe(undefined);
  expect(await app.db.$count(socialIdentities, eq(socialIdentities.accountId, member.user.id))).toBe(0);
});

test("an address that Google does not manage itself opens no account that exists: its owner must log in first", async () => {
  const member = await aMember(app);
  await setVerified(member, true);
  const elsewhere = await claimsOf({ email: member.email, hd: undefined });
  const answer = await show(await issuer.token(elsewhere));
  expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: 6002, details: { logInFirst: true } }]);
  const linked = await show(await issuer.token({ ...elsewhere, nonce: await newNonce() }), {}, member);
  expect([linked.statusCode, linked.json().user.id]).toEqual([200, member.user.id]);
});

test.each([{ email_verified: false }, { email_verified: undefined }, { email_verified: "no" }])(
  "an address that the company did not verify (%j) gives no access and shows nothing about its owner",
  async (unchecked) => {
    const member = await aMember(app);
    await setVerified(member, true);
    const known = await show(await issuer.token(await claimsOf({ email: member.email, ...unchecked })));
    const unknown = await show(await issuer.token(await claimsOf(unchecked)));
    for (const answer of [known, unknown]) {
      expect([answer.statusCode, answer.json().user]).toMatchObject([200, { email: null, status: "unverified" }]);
      expect(answer.json().user.id).not.toBe(member.user.id);
    }
  },
);

test("additional fields of the body cannot change the identity", async () => {
  const member = await aMember(app);
  const { user } = (await show(await issuer.token(await claimsOf()), { email: member.email, name: "Eve" })).json();
  expect(user.id).not.toBe(member.user.id);
  expect([user.email === member.email, user.firstName]).toEqual([false, "Noura"]);
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const invalid: [string, (claims: JWTPayload) => Promise<string> | string][] = [
  ["signed by another key", (claims) => issuer.forged(claims)],
  ["of another company", (claims) => issuer.token(claims, { platform: "facebook", audience: "client-google" })],
  ["made for another client", (claims) => issuer.token(claims, { audience: "elsewhere" })],
  ["made for our app", (claims) => issuer.token(claims, { audience: "client-app" })],
  ["that is over", (claims) => issuer.token(claims, { expires: "-1m" })],
  ["without a nonce", ({ nonce: _nonce, ...claims }) => issuer.token(claims)],
  ["with a nonce of somebody else's", (claims) => issuer.token({ ...claims, nonce: "abc.def" })],
  ["without a signature", (claims) => `${encoded({ alg: "none" })}.${encoded(claims)}.`],
  [
    "signed with our public key as a secret",
    async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .sign(Buffer.from(JSON.stringify(await issuer.publicKey()))),
  ],
  ["that is nonsense", () => "nonsense"],
];

test.each(invalid)("a token %s is refused", async (_what, make) => {
  const claims = await claimsOf();
  const answer = await show(await make(claims));
  expect([answer.statusCode, answer.json().error.code, answer.headers["set-cookie"]]).toEqual([401, 6003, undefined]);
  expect(await app.db.$count(accounts, eq(accounts.email, String(claims.email)))).toBe(0);
});

test("a token is accepted once, even when used ten times concurrently", async () => {
  const token = await issuer.token(await claimsOf());
  const answers = await Promise.all(Array.from({ length: 10 }, () => show(token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)]);
});

test("two concurrent tokens of a new user create one account", async () => {
  const claims = await claimsOf();
  const tokens = await Promise.all([1, 2, 3].map(async () => issuer.token({ ...claims, nonce: await newNonce() })));
  const answers = await Promise.all(tokens.map((token) => show(token)));
  expect(new Set(answers.map((answer) => answer.json().user?.id)).size).toBe(1);
});

test("the iOS app signs in with its own tokens, and only there", async () => {
  const claims = await claimsOf({ email_verified: "true", name: undefined });
  const signing = { platform: "apple", audience: "client-app" };
  const body = { userId: "whoever", name: "Sara Ahmed", email: "x@example.test" };
  const answer = await show(await issuer.token(claims, signing), body, aCartGuest(app), "apple-native");
  expect(answer.json().user).toMatchObject({ email: claims.email, firstName: "Sara", providers: ["apple"] });
  const onPages = { ...claims, nonce: await newNonce() };
  expect((await show(await issuer.token(onPages, signing), {}, aCartGuest(app), "apple")).statusCode).toBe(401);
});

test("a user who authenticated recently can link an identity", async () => {
  const member = await aMember(app);
  await setVerified(member, true);
  const late = sql`UPDATE session SET confirmed_at = app_now() - interval '6 minutes' WHERE account_id = ${member.user.id}`;
  const facebook = { platform: "facebook" };
  const linked = await show(await issuer.token(await claimsOf(), facebook), {}, member, "facebook");
  expect(linked.json().user).toMatchObject({ id: member.user.id, email: member.email, providers: ["facebook"] });
  await app.db.execute(late);
  const refused = await show(await issuer.token(await claimsOf()), {}, member);
  expect([refused.statusCode, refused.json().error.details]).toEqual([403, { reauthenticate: true }]);
});

test("a locked account stays locked", async () => {
  const claims = await claimsOf();
  const { user } = (await show(await issuer.token(claims))).json();
  await app.db.update(accounts).set({ status: "locked" }).where(eq(accounts.id, user.id));
  const again = await show(await issuer.token({ ...claims, nonce: await newNonce() }));
  expect(again.json().error.code).toBe(6001);
  expect((await accountOf(user.id))?.status).toBe("locked");
});

test("a company may change its keys, and one that does not answer affects only its own log-in", async () => {
  const env = { ...relaxedLimits, ...issuer.env, TIME_SCALE: "0.05" };
  const other = await testApp({ env });
  const logInWith = async (token: string) =>
    (await aCartGuest(other).call("POST", `${social}/google`, { token })).statusCode;
  issuer.fail(true);
  expect(await logInWith(await issuer.token(await claimsOf()))).toBe(503);
  issuer.fail(false);
  expect(await logInWith("nonsense")).toBe(401);
  const before = issuer.requests.length;
  await expect.poll(async () => logInWith(await issuer.token(await claimsOf())), { timeout: 15_000 }).toBe(200);
  await issuer.changeKeys();
  await expect.poll(async () => logInWith(await issuer.token(await claimsOf())), { timeout: 15_000 }).toBe(200);
  expect(issuer.requests.length - before).toBeGreaterThanOrEqual(2);
  const after = issuer.requests.length;
  for (let n = 0; n < 3; n++) await logInWith("nonsense");
  expect(issuer.requests.length).toBe(after);
});

test("an unknown platform is an invalid value of its field", async () => {
  const answer = await show("token", {}, aCartGuest(app), "myspace");
  expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { platform: "invalid" }]);
});
