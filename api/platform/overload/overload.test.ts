import { expect, test } from "vitest";
import { testApp } from "#api/testing/test-app.ts";
import { messagesOf } from "#domain/message/messages.ts";

let delay = 0;
const app = await testApp({ delayMs: () => delay });
const headers = { host: "mabeet-sa.localhost", "x-locale": "en" };
const ask = (url: string, method: "GET" | "POST" = "GET") => {
  return app.inject({ method, url, headers });
};

test("a call is refused while requests wait too long, and answered afterwards", async () => {
  delay = 21;
  const refused = await ask("/api/system/currency/list");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect(refused.headers["content-type"]).toContain("application/problem+json");
  expect(refused.json().error).toMatchObject({ code: 1004, message: messagesOf("en").errorCodes["1004"] });
  delay = 20;
  expect((await ask("/api/system/currency/list")).statusCode).toBe(200);
});

test.each([
  ["health checks", "/health/live", "GET", 200],
  ["readiness checks", "/health/ready", "GET", 200],
  ["webhooks", "/api/payment-api/webhook/unknown", "POST", 404],
  ["returns from a bank", "/api/payment-api/return/unknown", "GET", 404],
  ["guests who wait for their payment", "/api/check-payment-3ds", "GET", 400],
] as const)("%s are answered while requests wait too long", async (_who, url, method, status) => {
  delay = 10_000;
  expect((await ask(url, method)).statusCode).toBe(status);
});

test("the calls of an accepted page are answered", async () => {
  delay = 10_000;
  const calls = { ...headers, "x-page-key": app.pageKey };
  expect((await app.inject({ url: "/api/system/currency/list", headers: calls })).statusCode).toBe(200);
});

test("refusals are counted", async () => {
  delay = 10_000;
  const count = async () => Number(/^requests_shed_total (\d+)$/m.exec(await app.metrics.metrics())?.[1]);
  const before = await count();
  await ask("/api/system/currency/list");
  expect(await count()).toBe(before + 1);
});

test("pages are refused earlier than calls", () => {
  delay = 11;
  expect([app.isShedding("page"), app.isShedding("call")]).toEqual([true, false]);
  delay = 10;
  expect(app.isShedding("page")).toBe(false);
});

test("a process without a limit refuses nothing", async () => {
  const other = await testApp({ delayMs: () => 10_000, env: { MAX_DELAY_MS: "0" } });
  expect((await other.inject({ url: "/api/system/currency/list", headers })).statusCode).toBe(200);
  expect(other.isShedding("page")).toBe(false);
});
