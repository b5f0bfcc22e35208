import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { shutDown } from "./shutdown.ts";

test("a started app is live and ready", async () => {
  const app = await testApp();
  expect((await app.inject("/health/live")).json()).toEqual({ status: "live" });
  expect((await app.inject("/health/ready")).json()).toEqual({ status: "ready" });
});

test("without a database the app is live but not ready", async () => {
  const app = await testApp({ env: { DATABASE_URL: "postgres://app:x@127.0.0.1:9/away" } });
  expect((await app.inject("/health/live")).statusCode).toBe(200);
  const ready = await app.inject("/health/ready");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: "not ready", reason: "database away" });
});

async function get(port: number, path: string) {
  const [response] = await once(request({ port, path, host: "127.0.0.1", agent: false }).end(), "response");
  response.resume();
  return response;
}

const slow = (app: FastifyInstance) =>
  app.get("/api/test/slow", async () => {
    await pause(150);
    return {};
  });

test("an app that shuts down is not ready, answers running and late requests, and exits with code 0", async () => {
  const app = await testApp({ prepare: slow });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ended: (number | string)[] = [];
  const early = Array.from({ length: 20 }, () => get(port, "/api/test/slow"));
  await pause(50);
  const stopped = shutDown(app, {
    keepAcceptingMs: 3_000,
    afterwards: [async () => ended.push("pool")],
    exit: (code) => ended.push(code),
  });
  expect((await get(port, "/health/ready")).statusCode).toBe(503);
  const late = Array.from({ length: 20 }, () => get(port, "/api/test/slow"));
  const answers = await Promise.all([...early, ...late]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200));
  expect(answers.every(({ headers }) => headers.connection === "close")).toBe(true);
  await stopped;
  expect(ended).toEqual(["pool", 0]);
});

test("guests who connect while a busy app shuts down are answered", async () => {
  const app = await testApp({ prepare: slow });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const keepAcceptingMs = 300;
  const stopped = shutDown(app, { keepAcceptingMs, exit: () => {} });
  const late = Array.from({ length: 20 }, () => get(port, "/api/test/slow"));
  const busyUntil = performance.now() + 1.5 * keepAcceptingMs;
  while (performance.now() < busyUntil);
  const answers = await Promise.allSettled(late);
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  await stopped;
});

test("a request that never ends does not keep the process alive", async () => {
  const app = await testApp({ prepare: (app) => app.get("/api/test/never", () => new Promise(() => {})) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const hanging = request({ port, path: "/api/test/never", host: "127.0.0.1" }).end();
  hanging.on("error", () => {});
  await pause(50);
  const code = await new Promise((exit) => void shutDown(app, { keepAcceptingMs: 10, hardExitMs: 200, exit }));
  expect(code).toBe(1);
  hanging.destroy();
});
