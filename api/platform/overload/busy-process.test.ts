import { setImmediate as afterIo } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createPool } from "#api/platform/database/pool.ts";
import { testApp, testSettings } from "#api/testing/servers/test-app.ts";
import { measureDelay } from "./measure-delay.ts";

const BLOCK_MS = 40;
const BLOCKED_WINDOWS = 8;
const WORKERS = 60;

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** An app that measures its own delays, and a route that blocks the event loop. */
async function anApp() {
  const pool = createPool(await testSettings());
  const { stop, ...delays } = measureDelay(pool);
  onTestFinished(async () => {
    stop();
    await pool.end();
  });
  const prepare = (app: FastifyInstance) => {
    app.get("/api/test/fast", async () => ({}));
    app.get("/api/test/slow", async () => {
      await afterIo();
      block(BLOCK_MS / 4);
      return {};
    });
  };
  const app = await testApp({ delays, prepare });
  let networks = 0;
  const ask = async (url: string) => {
    networks += 1;
    const remoteAddress = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
    return (await app.inject({ url, remoteAddress })).statusCode;
  };
  return { ask, delays };
}

test("calls one after another are answered while other work blocks the event loop", async () => {
  const { ask, delays } = await anApp();
  const measured: number[] = [];
  delays.onWindow((delayMs) => measured.push(delayMs));
  const other = setInterval(() => block(BLOCK_MS), BLOCK_MS / 8);
  onTestFinished(() => clearInterval(other));
  const answers = new Set<number>();
  while (measured.filter((delayMs) => delayMs > BLOCK_MS / 2).length < BLOCKED_WINDOWS) {
    answers.add(await ask("/api/test/fast"));
    await afterIo();
  }
  expect(answers).toEqual(new Set([200]));
});

test("a crowd whose own calls block the event loop is refused in part, and the rest is answered", async () => {
  const { ask } = await anApp();
  const answers = new Set<number>();
  const guest = async () => {
    while (!answers.has(503)) answers.add(await ask("/api/test/slow"));
  };
  await Promise.all(Array.from({ length: WORKERS }, guest));
  expect(answers).toEqual(new Set([200, 503]));
});
