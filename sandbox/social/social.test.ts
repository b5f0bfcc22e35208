import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../server.ts";

const server = createSandbox();
let url: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const merchant = "http://mabeet-sa.localhost:3000/en/login/social";
const authQuery = (more: Record<string, string> = {}) =>
  new URLSearchParams({ client_id: "shop", redirect_uri: merchant, nonce: "n1", state: "s1", ...more });

function post(path: string, form: Record<string, string>): Promise<Response> {
  return fetch(url + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

async function pick(platform: string, form: Record<string, string>, more?: Record<string, string>) {
  const answer = await post(`/social/${platform}/authorize?${authQuery(more)}`, form);
  const back = new URL(answer.headers.get("location") ?? "http://nowhere.invalid");
  return {
    status: answer.status,
    merchant: back.origin + back.pathname,
    params: new URLSearchParams(back.hash.slice(1)),
  };
}

const read = (platform: string, token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${url}/social/${platform}/keys`)), {
    issuer: `${url}/social/${platform}`,
    audience: "shop",
  });

test("the chosen user returns to the merchant with a token that identifies them", async () => {
  const { status, merchant: back, params } = await pick("google", { person: "noura" });
  expect([status, back, params.get("state")]).toEqual([303, merchant, "s1"]);
  const { payload } = await read("google", params.get("id_token") ?? "");
  expect(payload).toMatchObject({ nonce: "n1", email: "noura.otaibi@example.test", email_verified: true });
  await expect(read("facebook", params.get("id_token") ?? "")).rejects.toThrow();
});

test("a typed address is the same person every time, and another one at another company", async () => {
  const typed = { person: "typed", name: "Huda", email: "Huda@Example.test" };
  const subOf = async (platform: string) =>
    (await read(platform, (await pick(platform, typed)).params.get("id_token") ?? "")).payload.sub;
  const [one, again, other] = [await subOf("google"), await subOf("google"), await subOf("facebook")];
  expect(one).toBe(again);
  expect(one).not.toBe(other);
});

test("a user who cancels returns without a token, and only known merchants are answered", async () => {
  const { params } = await pick("google", { person: "nobody" });
  expect([params.get("error"), params.get("id_token")]).toEqual(["access_denied", null]);
  expect((await pick("google", { person: "noura" }, { redirect_uri: "https://evil.example/x" })).status).toBe(400);
  expect((await pick("google", { person: "unknown" })).status).toBe(400);
});

test("the page shows who may be picked, in the language of the merchant", async () => {
  const html = await (await fetch(`${url}/social/apple/authorize?${authQuery({ ui_locales: "ar" })}`)).text();
  expect(html).toContain('dir="rtl"');
  expect(html).toContain("Noura Al Otaibi");
});

test("a code of Apple is good once, and what it gave can be revoked", async () => {
  const { params } = await pick("apple", { person: "noura" });
  const form = {
    client_id: "shop",
    client_secret: "x",
    grant_type: "authorization_code",
    code: params.get("code") ?? "",
  };
  const given = (await (await post("/social/apple/token", form)).json()) as Record<string, string>;
  const { payload } = await read("apple", given.id_token ?? "");
  expect((await post("/social/apple/token", form)).status).toBe(400);
  expect((await post("/social/apple/revoke", { token: given.refresh_token ?? "" })).status).toBe(200);
  const { subjects } = (await (await fetch(`${url}/social/apple/revoked.json`)).json()) as { subjects: string[] };
  expect(subjects).toEqual([payload.sub]);
});
