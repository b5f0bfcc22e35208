import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../server.ts";

const server = createSandbox();
let url: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  delete process.env.CLOCK_OFFSET_MS;
});

const KEY = { authorization: "Bearer only-for-demo-and-test-payments" };
const MERCHANT = "http://mabeet-sa.localhost:9";

function post(path: string, body: unknown, headers: Record<string, string> = KEY): Promise<Response> {
  const all = { "content-type": "application/json", ...headers };
  return fetch(url + path, { method: "POST", headers: all, body: JSON.stringify(body) });
}

async function tokenOf(number: string): Promise<string> {
  const card = { number, expiry: "12/40", code: "123", holder: "NORA ALI" };
  return ((await (await post("/card/tokens", card, {})).json()) as { token: string }).token;
}

const order = async (number: string, given: object = {}) => ({
  id: randomUUID(),
  amount: 125_000,
  currency: "SAR",
  token: await tokenOf(number),
  returnUrl: `${MERCHANT}/return`,
  webhookUrl: `${MERCHANT}/webhook`,
  language: "ar",
  ...given,
});

async function begin(number: string) {
  const body = await order(number);
  const begun = (await (await post("/card/payments", body)).json()) as { redirectUrl: string };
  return { ...body, ...begun };
}

async function statusOf(id: string): Promise<string> {
  const answer = await fetch(`${url}/card/payments/${id}`, { headers: KEY });
  const { status, failure } = (await answer.json()) as { status: string; failure: string | null };
  return failure ?? status;
}

const type = (page: string, form: Record<string, string>) =>
  fetch(page, { method: "POST", body: new URLSearchParams(form) });

test("without a key no request is accepted", async () => {
  const paths = ["/card/payments", "/card/payments/p1/capture", "/card/payments/p1/cancel", "/tabby/eligibility"];
  for (const path of paths) expect((await post(path, {}, {})).status).toBe(401);
  expect((await fetch(`${url}/card/payments?since=2026-01-01`)).status).toBe(401);
});

test.each([
  { id: "no spaces" },
  { amount: 0 },
  { amount: 1.5 },
  { amount: "125000" },
  { currency: "XYZ" },
  { returnUrl: "/relative" },
  { webhookUrl: "ftp://shop.example" },
])("a payment with %j is not begun", async (wrong) => {
  expect((await post("/card/payments", await order("4242 4242 4242 4242", wrong))).status).toBe(400);
});

test("a token is good once, and a made-up one never", async () => {
  const body = await order("4242 4242 4242 4242");

  expect((await post("/card/payments", body)).status).toBe(200);
  expect((await post("/card/payments", { ...body, id: randomUUID() })).status).toBe(422);
  expect((await post("/card/payments", { ...body, id: randomUUID(), token: "tok_mine" })).status).toBe(422);
});

test("a token is valid for a quarter of an hour", async () => {
  const [early, late] = [await order("4242 4242 4242 4242"), await order("4242 4242 4242 4242")];
  process.env.CLOCK_OFFSET_MS = String(14 * 60_000);
  expect((await post("/card/payments", early)).status).toBe(200);
  process.env.CLOCK_OFFSET_MS = String(15 * 60_000);
  expect((await post("/card/payments", late)).status).toBe(422);
});

test("the gateway checks a card itself, whatever the page accepted", async () => {
  const card = { number: "4464 0400 0000 0007", expiry: "12/40", code: "123", holder: "NORA ALI", cards: "visa" };
  const refused = await post("/card/tokens", card, {});

  expect([refused.status, await refused.json()]).toEqual([422, { fields: { number: "not-accepted" } }]);
  const named = await post("/card/tokens", { ...card, cards: "visa,mada" }, {});
  expect(await named.json()).toMatchObject({ brand: "mada", last4: "0007" });
});

test("only a merchant we know may frame the fields, and only that one", async () => {
  const frame = (origin: string) => fetch(`${url}/card/fields?lang=ar&origin=${encodeURIComponent(origin)}`);
  const page = await frame(MERCHANT);

  expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${MERCHANT}`);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(await page.text()).toContain(`<html lang="ar" dir="rtl">`);
  for (const origin of ["https://evil.example", "http://localhost.evil.example", "*", "", "http://a.localhost; x"])
    expect((await frame(origin)).status).toBe(400);
});

test("the frames are written in the merchant's fonts, from their own origin", async () => {
  const css = await readFile(new URL("../../web/styles/fonts.css", import.meta.url), "utf8");
  const page = await fetch(`${url}/card/fields?lang=ar&origin=${encodeURIComponent(MERCHANT)}`);
  const html = await page.text();
  const files = [...html.matchAll(/font-family: ("?[\w ]+"?);[^}]*url\("(\/fonts\/[^"]+)"\)/g)];
  expect(files.map(([, , file]) => file)).toHaveLength(3);
  for (const [, family = "", file = ""] of files) {
    expect(css).toContain(`font-family: "${family.replaceAll('"', "")}"`);
    expect(css).toContain(`url("${file}")`);
    const font = await fetch(url + file);
    expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect(
      Buffer.from(await font.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe("wOF2");
  }
  expect(page.headers.get("content-security-policy")).toContain("font-src 'self'");
});

test("the fields and the wallet's button get their scripts without types", async () => {
  for (const file of ["browser/fields.ts", "browser/wallet.ts", "browser/return-to-shop.ts", "card-rules.ts"]) {
    const script = await fetch(`${url}/card/${file}`);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).not.toContain("import type");
  }
  expect((await fetch(`${url}/card/tokens.ts`)).status).toBe(404);
});

test("the correct code confirms, in Arabic digits too", async () => {
  const { id, redirectUrl } = await begin("4000 0000 0000 3220");
  await type(redirectUrl, { code: "٠٠٠٠٠٠" });
  expect(await statusOf(id)).toBe("challenge");
  await type(redirectUrl, { code: "١٢٣٤٥٦" });

  expect(await statusOf(id)).toBe("authorised");
});

test("three wrong codes decline the payment for good", async () => {
  const { id, redirectUrl } = await begin("4000 0000 0000 3220");
  for (const code of ["000000", "111111", "222222", "123456"]) await type(redirectUrl, { code });
  await type(redirectUrl, { answer: "approve" });

  expect(await statusOf(id)).toBe("authentication-failed");
});

test("the bank's page sends the guest back to the merchant and nowhere else", async () => {
  const { id, redirectUrl } = await begin("4000 0000 0000 3220");
  const page = await fetch(redirectUrl);
  expect(page.headers.get("content-security-policy")).toContain(`form-action 'self'; frame-ancestors ${MERCHANT}`);
  const answered = await type(redirectUrl, { answer: "approve" });

  expect(answered.url).toBe(redirectUrl);
  expect(answered.headers.get("content-security-policy")).toContain(`form-action 'self' ${MERCHANT};`);
  const html = await answered.text();
  expect(html).toContain(`action="${MERCHANT}/return" data-back`);
  expect(html).toContain(`name="paymentId" value="${id}"`);
});

test("a payment that never began has no page", async () => {
  await post("/card/payments/never-begun/cancel", {});

  expect((await fetch(`${url}/card/bank/never-begun`)).status).toBe(404);
  expect((await fetch(`${url}/card/bank/unheard-of`)).status).toBe(404);
});

test("a fault can be set for one action of every payment", async () => {
  const { id } = await begin("4242 4242 4242 4242");
  await post("/faults", { path: "POST /card/payments/*/capture", fault: "500" });

  expect(await statusOf(id)).toBe("authorised");
  expect((await post(`/card/payments/${id}/cancel`, {})).status).toBe(200);
  expect((await post(`/card/payments/${id}/capture`, {})).status).toBe(500);
  expect((await post("/faults", { path: "PUT /card", fault: "500" })).status).toBe(400);
});

test("a voided authorisation is in the ledger, an abandoned page is not", async () => {
  const [held, left] = [await begin("4242 4242 4242 4242"), await begin("4000 0000 0000 3220")];
  for (const { id } of [held, left]) await post(`/card/payments/${id}/cancel`, {});

  const { lines } = (await (await fetch(`${url}/card/ledger`)).json()) as {
    lines: { paymentId: string; kind: string }[];
  };
  const kindsOf = (id: string) => lines.filter(({ paymentId }) => paymentId === id).map(({ kind }) => kind);
  expect([kindsOf(held.id), kindsOf(left.id)]).toEqual([["authorised", "voided"], []]);
});
