import { createECDH, createHash, createPrivateKey, randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createRemoteJWKSet, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../server.ts";
import { newCode, takeCode } from "./codes.ts";
import { peopleOf } from "./people.ts";

const server = createSandbox();
let url: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const merchant = (platform: string) => `http://mabeet-sa.localhost:3000/api/account/auth/social/${platform}/return`;
const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");
const scopes: Record<string, Record<string, string>> = { apple: { scope: "name email", response_mode: "form_post" } };
const authQuery = (platform: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: "mabeet-demo",
    redirect_uri: merchant(platform),
    response_type: "code",
    scope: "openid email",
    ...scopes[platform],
    code_challenge: challenge,
    code_challenge_method: "S256",
    nonce: "n1",
    state: "s1",
    ...more,
  });

const post = (path: string, form: Record<string, string>) =>
  fetch(url + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
const pick = (platform: string, form: Record<string, string>, more?: Record<string, string>) =>
  post(`/social/${platform}/authorize?${authQuery(platform, more)}`, form);

/** What a guest brings back: in the address, or at Apple in a form. */
async function back(platform: string, person: string): Promise<Record<string, string>> {
  const answer = await pick(platform, { person });
  if (platform !== "apple") return Object.fromEntries(new URL(answer.headers.get("location") ?? "").searchParams);
  const inputs = (await answer.text()).matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]));
}

/** The key of the demo, as the product makes it. */
function demoKey() {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(createHash("sha256").update("only-for-demo-and-test-apple").digest());
  const [x, y] = [pair.getPublicKey().subarray(1, 33), pair.getPublicKey().subarray(33)];
  const jwk = { kty: "EC", crv: "P-256", d: pair.getPrivateKey().toString("base64url") };
  const point = { x: x.toString("base64url"), y: y.toString("base64url") };
  return createPrivateKey({ key: { ...jwk, ...point }, format: "jwk" });
}
const appleProof = (given: { team?: string; kid?: string; audience?: string; expires?: string } = {}) =>
  new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: given.kid ?? "MABEETDEMO" })
    .setIssuer(given.team ?? "DEMOTEAM00")
    .setSubject("mabeet-demo")
    .setAudience(given.audience ?? "https://appleid.apple.com")
    .setIssuedAt()
    .setExpirationTime(given.expires ?? "5m")
    .sign(demoKey());

async function proofOf(platform: string): Promise<string> {
  return platform === "apple" ? appleProof() : `mabeet-demo-${platform}`;
}
async function exchange(platform: string, form: Record<string, string>) {
  const answer = await post(`/social/${platform}/token`, {
    grant_type: "authorization_code",
    client_id: "mabeet-demo",
    client_secret: await proofOf(platform),
    redirect_uri: merchant(platform),
    code_verifier: verifier,
    ...form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: each company has its own format.
  return { status: answer.status, json: (await answer.json()) as any };
}
const read = (platform: string, token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${url}/social/${platform}/keys`)), {
    issuer: `${url}/social/${platform}`,
    audience: "mabeet-demo",
  });

const profiles = {
  google: { email: "noura.otaibi@example.test", email_verified: true, given_name: "Noura" },
  facebook: { email: "sara.m@example.test", given_name: "Sara" },
  apple: { email: "noura.otaibi@example.test", email_verified: "true" },
};

test.each(["google", "facebook", "apple"] as const)(
  "a code of %s gives a token that identifies the guest",
  async (of) => {
    const { code = "", state } = await back(of, of === "facebook" ? "sara" : "noura");
    expect(state).toBe("s1");
    const { status, json } = await exchange(of, { code });
    const { payload, protectedHeader } = await read(of, json.id_token);
    expect([status, protectedHeader.alg, payload]).toMatchObject([200, "RS256", { nonce: "n1", ...profiles[of] }]);
    expect(payload.email_verified).toBe((profiles[of] as { email_verified?: unknown }).email_verified);
    expect(Boolean(json.refresh_token)).toBe(of === "apple");
  },
);

const codeRefused = {
  google: { error: "invalid_grant" },
  facebook: { error: { type: "OAuthException", code: 100 } },
  apple: { error: "invalid_grant" },
};

test.each(["google", "facebook", "apple"] as const)("%s takes a code once, and only with its verifier", async (of) => {
  const person = of === "facebook" ? "sara" : "noura";
  const { code = "" } = await back(of, person);
  expect((await exchange(of, { code })).status).toBe(200);
  const again = await exchange(of, { code });
  const forged = await exchange(of, { ...(await back(of, person)), code_verifier: "x".repeat(43) });
  const without = await exchange(of, { ...(await back(of, person)), code_verifier: "" });
  const unknown = await exchange(of, { code: "nobody-has-this" });
  for (const refused of [again, forged, without, unknown])
    expect([refused.status, refused.json]).toMatchObject([400, codeRefused[of]]);
  const elsewhere = await exchange(of, { ...(await back(of, person)), redirect_uri: `${merchant(of)}/x` });
  expect(elsewhere.status).toBe(400);
});

test("a client that does not prove who it is gets nothing, in the words of each company", async () => {
  const wrong = { client_secret: "not-ours" };
  expect(await exchange("google", wrong)).toMatchObject({ status: 401, json: { error: "invalid_client" } });
  expect(await exchange("facebook", wrong)).toMatchObject({ status: 400, json: { error: { code: 1 } } });
  expect(await exchange("apple", wrong)).toMatchObject({ status: 400, json: { error: "invalid_client" } });
});

test.each([{ team: "OTHER" }, { kid: "OTHER" }, { audience: "elsewhere" }, { expires: "-1m" }, { expires: "200d" }])(
  "Apple refuses a client secret with %j",
  async (given) => {
    const { status, json } = await exchange("apple", { client_secret: await appleProof(given) });
    expect([status, json.error]).toEqual([400, "invalid_client"]);
  },
);

test.each<[string, Record<string, string>]>([
  ["facebook", { response_type: "id_token" }],
  ["google", { response_type: "id_token" }],
  ["apple", { response_mode: "fragment" }],
  ["apple", { response_mode: "query" }],
  ["apple", { response_type: "code id_token" }],
  ["google", { code_challenge: "" }],
  ["apple", { code_challenge_method: "plain" }],
  ["google", { client_id: "somebody" }],
  ["google", { scope: "email" }],
  ["google", { redirect_uri: "https://evil.example/api/account/auth/social/google/return" }],
  ["google", { redirect_uri: "http://mabeet-sa.localhost:3000/en/login/social" }],
])("%s refuses a request with %j and sends nobody back", async (platform, more) => {
  const page = await fetch(`${url}/social/${platform}/authorize?${authQuery(platform, more)}`);
  const picked = await pick(platform, { person: "noura" }, more);
  expect([page.status, picked.status, picked.headers.get("location")]).toEqual([400, 400, null]);
});

test("a guest who cancels returns without a code, in the words of each company", async () => {
  expect(await back("google", "nobody")).toEqual({ state: "s1", error: "access_denied" });
  expect(await back("facebook", "nobody")).toMatchObject({ error: "access_denied", error_reason: "user_denied" });
  expect(await back("apple", "nobody")).toEqual({ state: "s1", error: "user_cancelled_authorize" });
  expect((await pick("google", { person: "unknown" })).status).toBe(400);
});

test("Apple tells the name beside the first code only, and again after a revocation", async () => {
  const first = await back("apple", "hidden");
  expect(JSON.parse(first.user ?? "")).toMatchObject({ name: { firstName: "Fahad", lastName: "Al Qahtani" } });
  const second = await back("apple", "hidden");
  expect(second.user).toBe(undefined);
  const { json } = await exchange("apple", { code: second.code ?? "" });
  const { payload } = await read("apple", json.id_token);
  const form = { client_id: "mabeet-demo", token: json.refresh_token };
  expect((await post("/social/apple/revoke", { ...form, client_secret: "x" })).status).toBe(400);
  expect((await post("/social/apple/revoke", { ...form, client_secret: await appleProof() })).status).toBe(200);
  const { subjects } = (await (await fetch(`${url}/social/apple/revoked.json`)).json()) as { subjects: string[] };
  expect(subjects).toEqual([payload.sub]);
  expect((await back("apple", "hidden")).user).toBeDefined();
});

test("a code is over after some minutes", () => {
  const [person] = peopleOf("apple");
  if (!person) throw new Error("nobody");
  const of = { platform: "apple", clientId: "mabeet-demo" } as const;
  const issue = () => newCode({ ...of, person, nonce: null, page: null }, 0);
  const proof = { ...of, redirectUri: "", verifier: "" };
  expect(takeCode(issue(), proof, 299_000)).toMatchObject({ person });
  expect(takeCode(issue(), proof, 301_000)).toBe("expired");
  expect(takeCode(issue(), { ...proof, clientId: "other" }, 0)).toBe("unknown");
});

test("a typed address is the same person every time, and another one at another company", async () => {
  const typed = { person: "typed", name: "Huda", email: "Huda@Example.test" };
  const subOf = async (platform: string) => {
    const location = (await pick(platform, typed)).headers.get("location") ?? "";
    const { json } = await exchange(platform, { code: new URL(location).searchParams.get("code") ?? "" });
    return (await read(platform, json.id_token)).payload.sub;
  };
  const [one, again, other] = [await subOf("google"), await subOf("google"), await subOf("facebook")];
  expect(one).toBe(again);
  expect(one).not.toBe(other);
});

test("the page shows who may be picked, in the language of the merchant", async () => {
  const html = await (await fetch(`${url}/social/apple/authorize?${authQuery("apple", { ui_locales: "ar" })}`)).text();
  expect(html).toContain('dir="rtl"');
  expect(html).toContain("Noura Al Otaibi");
});
