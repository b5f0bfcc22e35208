import { expect, onTestFinished, test } from "vitest";
import { createPool } from "#api/platform/database/pool.ts";
import { timeConnects } from "#api/platform/database/time-connects.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { shortestWait } from "./shortest-wait.ts";

/** A pool with one connection. */
async function aPool() {
  const pool = createPool(await testSettings({ DATABASE_POOL_SIZE: "1" }));
  onTestFinished(() => pool.end());
  const waits = shortestWait();
  timeConnects(pool, { end: waits.observe });
  return { pool, waits };
}

test("who opens a connection or finds a free one does not wait for others", async () => {
  const { pool, waits } = await aPool();
  await pool.query("SELECT 1");
  await pool.query("SELECT 1");
  expect(waits.take()).toBe(0);
});

test("a queue that empties is a burst, one that never empties is a wait", async () => {
  const { pool, waits } = await aPool();
  const first = await pool.connect();
  waits.take();
  const second = pool.connect();
  const third = pool.connect();
  first.release();
  (await second).release();
  (await third).release();
  expect(waits.take()).toBeGreaterThan(0);
  expect(waits.take()).toBe(0);

  const next = await pool.connect();
  const last = pool.connect();
  next.release();
  (await last).release();
  expect(waits.take()).toBe(0);
});

test("waiting for a database that is away is no overload", async () => {
  const { pool, waits } = await aPool();
  const held = await pool.connect();
  waits.take();
  pool.options.connectionTimeoutMillis = 1;
  await expect(pool.connect()).rejects.toThrow("timeout");
  expect(waits.take()).toBe(0);
  held.release();
});
