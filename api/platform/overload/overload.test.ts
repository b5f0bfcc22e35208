import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { messagesOf } from "#domain/message/messages.ts";
import type { Delays } from "./measure-delay.ts";

const CURRENCIES = "/api/system/currency/list";
const headers = { host: "mabeet-sa.localhost", "x-locale": "en" };
let networks = 0;
const newNetwork = () => `10.0.${Math.floor(networks / 250)}.${++networks % 250}`;

/** An app with a route that answers when the test says so, and with delays that the test reports. */
async function anApp(env: Record<string, string> = {}) {
  const waiting: (() => void)[] = [];
  const windows: ((delayMs: number) => void)[] = [];
  const delays: Delays = { onWindow: (listener) => void windows.push(listener), waitingForAbsentDatabase: () => 0 };
  const wait = () => new Promise<object>((answer) => waiting.push(() => answer({})));
  const prepare = (app: FastifyInstance) => {
    app.get("/api/test/wait", wait);
    app.post("/api/test/write", async () => ({}));
  };
  const app = await testApp({ delays, env, prepare });
  const ask = (url: string, method: "GET" | "POST" = "GET", remoteAddress = newNetwork()) =>
    app.inject({ method, url, headers, remoteAddress });
  const report = (delayMs: number) => {
    for (const listener of windows) listener(delayMs);
  };
  /** So many calls in flight, each from its own network, that wait for so long. */
  const crowd = async (count: number, delayMs: number, network?: string) => {
    report(0);
    const answers = Array.from({ length: count }, () => ask("/api/test/wait", "GET", network ?? newNetwork()));
    await until(() => waiting.length === count);
    report(delayMs);
    return answers;
  };
  const leave = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { app, ask, crowd, leave, report };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(1);
}

const { app, ask, crowd, leave, report } = await anApp();

test("calls one after another are answered on a machine that is busy with other things", async () => {
  for (let n = 0; n < 30; n++) {
    report(10_000);
    expect((await ask(CURRENCIES)).statusCode).toBe(200);
  }
});

test("a call is refused while a crowd is in flight and waits, and answered when it has left", async () => {
  const answers = await crowd(16, 100);
  const refused = await ask(CURRENCIES);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
  expect(refused.headers["content-type"]).toContain("application/problem+json");
  expect(refused.json().error).toMatchObject({ code: 1004, message: messagesOf("en").errorCodes["1004"] });
  leave();
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
  expect((await ask(CURRENCIES)).statusCode).toBe(200);
});

test("a crowd that does not wait is answered", async () => {
  await crowd(40, 0);
  expect((await ask(CURRENCIES)).statusCode).toBe(200);
  leave();
});

test.each([
  ["health checks", "/health/live", "GET", 200],
  ["readiness checks", "/health/ready", "GET", 200],
  ["webhooks", "/api/payment-api/webhook/unknown", "POST", 404],
  ["returns from a bank", "/api/payment-api/return/unknown", "GET", 404],
  ["guests who wait for their payment", "/api/check-payment-3ds", "GET", 400],
] as const)("%s are answered while a crowd waits", async (_who, url, method, status) => {
  await crowd(30, 10_000);
  expect((await ask(url, method)).statusCode).toBe(status);
  leave();
});

test("the calls of an accepted page are answered", async () => {
  await crowd(30, 10_000);
  const calls = { ...headers, "x-page-key": app.pageKey };
  expect((await app.inject({ url: CURRENCIES, headers: calls })).statusCode).toBe(200);
  leave();
});

test("refusals are counted", async () => {
  await crowd(30, 10_000);
  const count = async () => Number(/^requests_shed_total (\d+)$/m.exec(await app.metrics.metrics())?.[1]);
  const before = await count();
  await ask(CURRENCIES);
  expect(await count()).toBe(before + 1);
  leave();
});

test("a network that floods gets 429, and others are answered meanwhile", async () => {
  await crowd(30, 10_000, "203.0.113.9");
  const refused = await ask(CURRENCIES, "GET", "203.0.113.9");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "2"]);
  expect(refused.json().error).toMatchObject({ code: 1003, details: { s: 2 } });
  expect((await ask(CURRENCIES)).statusCode).toBe(200);
  leave();
});

test.each([
  ["reads", CURRENCIES, "GET"],
  ["writes", "/api/test/write", "POST"],
] as const)("a network above its limit of %s gets 429, also while a crowd waits", async (_what, url, method) => {
  const limited = await anApp({ LIMIT_READ: "1", LIMIT_WRITE: "1" });
  await limited.crowd(16, 10_000);
  const network = newNetwork();
  expect((await limited.ask(url, method, network)).statusCode).toBe(503);
  expect((await limited.ask(url, method, network)).statusCode).toBe(429);
  limited.leave();
});

test("guests who leave before the answer take nobody's place", async () => {
  report(0);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  const answers = Promise.allSettled(
    Array.from({ length: 20 }, () => fetch(`${address}/api/test/wait`, { headers, signal: leaving.signal })),
  );
  const inFlight = () => app.concurrency.calls.inFlightOf("127.0.0.1");
  await until(() => inFlight() === 20);
  leaving.abort();
  await answers;
  await until(() => inFlight() === 0);
});

test("a process without a limit refuses nothing", async () => {
  const other = await anApp({ MAX_DELAY_MS: "0" });
  await other.crowd(40, 10_000);
  expect((await other.ask(CURRENCIES)).statusCode).toBe(200);
  other.leave();
});
