import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Settings } from "#api/platform/settings/settings.ts";
import { sites } from "#domain/site/sites.ts";
import { fieldsPage } from "./fields-page.ts";
import { fieldsStyle } from "./fields-style.ts";

const own = { appEnv: "production", fieldsUrl: "https://pay.example.test" } as const;
const partners = {
  checkoutScriptUrl: "https://checkout-web-components.checkout.example/index.js",
  moyasarUrl: "https://api.moyasar.example/v1",
};
const payingSite = `https://${sites[0]?.hosts[0]}`;

async function serving(settings: Partial<Settings> = {}) {
  const app = Fastify();
  await app.register(fieldsPage, { settings: { ...own, ...partners, ...settings } as Settings });
  app.get("/*", async () => "the site");
  return (query: Record<string, string>, host = "pay.example.test") =>
    app.inject({ url: `/payment-fields?${new URLSearchParams(query)}`, headers: { host } });
}

const fieldsQuery = { origin: payingSite, lang: "ar", brand: "tajawal", cards: "visa,mada", gateway: "checkout" };

function policyOf(headers: Record<string, unknown>): Record<string, string> {
  const directives = String(headers["content-security-policy"]).split("; ");
  return Object.fromEntries(directives.map((each) => [each.split(" ", 1)[0], each.slice(each.indexOf(" ") + 1)]));
}

test("the card fields of Checkout.com run its script and frames, and nobody else's", async () => {
  const answer = await (await serving())(fieldsQuery);
  expect(answer.statusCode).toBe(200);
  const { "frame-ancestors": ancestors, "script-src": scripts, ...policy } = policyOf(answer.headers);
  expect(policy).toEqual({
    "default-src": "'none'",
    "frame-src": "https://*.checkout.example",
    "connect-src": "https://*.checkout.example",
    "img-src": "https://*.checkout.example data:",
    "style-src": expect.stringMatching(/^'nonce-[^']+'$/),
    "font-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
  expect(scripts).toMatch(/^'nonce-[^']+' https:\/\/checkout-web-components\.checkout\.example$/);
  expect(ancestors?.split(" ")).toEqual(expect.arrayContaining(sites.map(({ hosts }) => `https://${hosts[0]}`)));
  expect(ancestors).not.toMatch(/'self'|\*|localhost/);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
});

test("the card fields have the fonts of the page around them", () => {
  const { text } = fieldsStyle();
  expect(text).toMatch(/@font-face\s*\{[^}]*url\("\/fonts\//);
  expect(text).toMatch(/body\s*\{[^}]*font-family: var\(--font-text\)/);
  expect(text).toMatch(/--font-text:\s+[^;}]+/);
});

test("the card fields of Moyasar are our own inputs, which may call its API alone", async () => {
  const answer = await (await serving())({ ...fieldsQuery, gateway: "moyasar" });
  const { "script-src": scripts, "connect-src": calls, "frame-src": frames } = policyOf(answer.headers);
  expect([scripts, calls, frames]).toEqual([
    expect.stringMatching(/^'nonce-[^']+'$/),
    "https://api.moyasar.example",
    undefined,
  ]);
  expect(answer.body).toContain("رقم البطاقة");
  expect(answer.body).not.toContain("checkout.example");
});

test("the page is in the language and the colours of the page around it", async () => {
  const { body } = await (await serving())(fieldsQuery);
  expect(body).toContain(`<html lang="ar" dir="rtl" data-brand="tajawal">`);
  const [, facts = ""] = /data-facts="([^"]*)"/.exec(body) ?? [];
  expect(JSON.parse(facts.replaceAll("&quot;", '"'))).toMatchObject({
    ...{ origin: payingSite, language: "ar", kind: "fields", gateway: "checkout", cards: ["visa", "mada"] },
    library: partners.checkoutScriptUrl,
  });
});

test("another site that frames the card fields gets nothing", async () => {
  const ask = await serving();
  for (const origin of ["https://evil.example", "", "null", `${payingSite}.evil.example`, "http://localhost:3000"])
    expect((await ask({ ...fieldsQuery, origin })).statusCode).toBe(400);
});

test("the card fields are on their own host alone, and that host serves nothing else", async () => {
  const ask = await serving();
  expect((await ask(fieldsQuery, "www.mabeet.com")).statusCode).toBe(404);
  const app = Fastify();
  await app.register(fieldsPage, { settings: { ...own, ...partners } as Settings });
  app.get("/*", async () => "the site");
  const at = (host: string, url: string) => app.inject({ url, headers: { host } });
  expect((await at("pay.example.test", "/ar/account")).statusCode).toBe(404);
  expect((await at("www.mabeet.com", "/ar/account")).body).toBe("the site");
});

test("a gateway without its settings has no fields", async () => {
  const ask = await serving({ checkoutScriptUrl: null, moyasarUrl: null });
  expect((await ask(fieldsQuery)).statusCode).toBe(404);
  expect((await ask({ ...fieldsQuery, gateway: "moyasar" })).statusCode).toBe(404);
  expect((await ask({ ...fieldsQuery, gateway: "other" })).statusCode).toBe(400);
});

test("every file of the page is found, and never changes at its address", async () => {
  const app = Fastify();
  await app.register(fieldsPage, { settings: { ...own, ...partners } as Settings });
  const get = (url: string) => app.inject({ url, headers: { host: "pay.example.test" } });
  const { body } = await get(`/payment-fields?${new URLSearchParams(fieldsQuery)}`);
  const urls = [...body.matchAll(/(?:src|href)="(\/payment-fields\/[^"]+)"/g)].map(([, url]) => url ?? "");
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  }
  expect((await get("/payment-fields/0/web/payment-fields/run-fields.ts")).statusCode).toBe(404);
  expect((await get(`${urls[1]?.split("/web/")[0]}/../../package.json`)).statusCode).toBe(404);
});
