import { randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import { afterAll, expect, test } from "vitest";
import { accounts } from "#api/schema/account.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aSocialGuest } from "#api/testing/guests/social-guest.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { testIssuer } from "#api/testing/servers/test-issuer.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const issuer = await testIssuer();
afterAll(issuer.stop);
const app = await testApp({ env: { ...relaxedLimits, ...issuer.env } });

const claimsOf = (nonce: string | null): JWTPayload => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.test`,
  email_verified: true,
  hd: "example.test",
  name: "Noura Al Otaibi",
  ...(nonce && { nonce }),
});
/** A guest who has begun a login with Google; what the company got to know. */
async function begun() {
  const guest = aSocialGuest(app);
  const { searchParams } = await guest.start("google");
  return { guest, state: searchParams.get("state") ?? "", nonce: searchParams.get("nonce") ?? "" };
}
const codeOf = async (claims: JWTPayload, signing: object = {}) => issuer.codeFor(await issuer.token(claims, signing));

test("an answer of the company logs in, once", async () => {
  const { guest, state, nonce } = await begun();
  const code = await codeOf(claimsOf(nonce));
  await guest.comeBack("google", { state, code });
  expect((await guest.finish()).json()).toHaveProperty("token");
  await guest.comeBack("google", { state, code });
  expect((await guest.finish()).json().refusal.code).toBe(6013);
});

const invalid: [string, (nonce: string) => Promise<string>][] = [
  ["with another nonce", () => codeOf(claimsOf("abc.def"))],
  ["with a nonce that another browser got", async () => codeOf(claimsOf((await begun()).nonce))],
  ["without a nonce", () => codeOf(claimsOf(null))],
  ["for another client", (nonce) => codeOf(claimsOf(nonce), { audience: "elsewhere" })],
  ["for our app", (nonce) => codeOf(claimsOf(nonce), { audience: "client-app" })],
  ["of another company", (nonce) => codeOf(claimsOf(nonce), { platform: "facebook", audience: "client-google" })],
  ["that is over", (nonce) => codeOf(claimsOf(nonce), { expires: "-1m" })],
  ["signed by another key", async (nonce) => issuer.codeFor(await issuer.forged(claimsOf(nonce)))],
  ["that is nonsense", async () => issuer.codeFor("nonsense")],
];

test.each(invalid)("a code for a token %s is refused, and no account is made", async (_what, make) => {
  const { guest, state, nonce } = await begun();
  const count = await app.db.$count(accounts);
  await guest.comeBack("google", { state, code: await make(nonce) });
  const answer = await guest.finish();
  expect([answer.statusCode, answer.json()]).toEqual([200, { refusal: { code: 6013, logInFirst: false } }]);
  expect(String(answer.headers["set-cookie"])).not.toContain("token=");
  expect(await app.db.$count(accounts)).toBe(count);
});

test.each([
  ["a code that the company does not know", { code: "unknown" }],
  ["no code", {}],
  ["a code that is too long", { code: "x".repeat(1_001) }],
  ["an error of the company", { error: "server_error" }],
])("%s is refused", async (_what, fields) => {
  const { guest, state } = await begun();
  await guest.comeBack("google", { state, ...(fields as Record<string, string>) });
  expect((await guest.finish()).json().refusal.code).toBe(6013);
});

test("an answer with the state of another browser, or of another company, logs nobody in", async () => {
  const [mine, others] = [await begun(), await begun()];
  const code = await codeOf(claimsOf(mine.nonce));
  const before = issuer.requests.length;
  const strayed = await mine.guest.comeBack("google", { state: others.state, code });
  expect([strayed.statusCode, strayed.headers["set-cookie"]]).toEqual([303, undefined]);
  await mine.guest.comeBack("facebook", { state: mine.state, code });
  await mine.guest.comeBack("google", { code });
  expect((await mine.guest.finish()).json().refusal.code).toBe(6013);
  const nobody = aSocialGuest(app);
  await nobody.comeBack("google", { state: others.state, code });
  await nobody.comeBack("apple", { state: others.state, code });
  expect((await nobody.finish()).json().refusal.code).toBe(6013);
  expect(issuer.requests.length).toBe(before);
});

test("ten concurrent ends of one login log in once, and the company is asked once", async () => {
  const guest = aCartGuest(app);
  const social = aSocialGuest(app, guest);
  const { searchParams } = await social.start("google");
  const code = await codeOf(claimsOf(searchParams.get("nonce")));
  await social.comeBack("google", { state: searchParams.get("state") ?? "", code });
  const cookie = guest.cookie();
  const before = issuer.requests.filter((path) => path.endsWith("/token")).length;
  const end = () => guest.call("POST", endpoints.finishSocialLogin.url, undefined, { cookie });
  const answers = await Promise.all(Array.from({ length: 10 }, end));
  expect(answers.filter((answer) => "token" in answer.json())).toHaveLength(1);
  expect(answers.filter((answer) => answer.json().refusal?.code === 6013)).toHaveLength(9);
  expect(issuer.requests.filter((path) => path.endsWith("/token")).length).toBe(before + 1);
});

test("another site's page cannot begin or end a login in the guest's browser", async () => {
  const guest = aCartGuest(app, { "sec-fetch-site": "cross-site" });
  const start = endpoints.startSocialLogin.url.replace(":platform", "google");
  for (const url of [start, endpoints.finishSocialLogin.url])
    expect((await guest.call("POST", url)).json().error.code).toBe(1008);
});

test.each(["%", "a=1&a=2&state=", "state[]=1&code[]=2", "constructor=1", "x".repeat(5_000)])(
  "a return with %s is no error of ours",
  async (query) => {
    const guest = aCartGuest(app);
    const answer = await guest.call("GET", `/api/account/auth/social/google/return?${query}`);
    const form = await guest.call("POST", "/api/account/auth/social/apple/return", Buffer.from(query), {
      "content-type": "application/x-www-form-urlencoded",
    });
    const json = await guest.call("POST", "/api/account/auth/social/apple/return", { state: 1 });
    expect([answer.statusCode, form.statusCode, json.statusCode]).toEqual([303, 303, 415]);
  },
);

test("a cookie that we did not sign is no login, and one of another purpose neither", async () => {
  const { nonce } = (await aCartGuest(app).call("GET", endpoints.getSocialOptions.url)).json();
  for (const cookie of ["socialAttempt=x.y; socialAnswer=x.y", `socialAttempt=${nonce}; socialAnswer=${nonce}`]) {
    const answer = await aCartGuest(app).call("POST", endpoints.finishSocialLogin.url, undefined, { cookie });
    expect(answer.json().refusal.code).toBe(6013);
  }
});
