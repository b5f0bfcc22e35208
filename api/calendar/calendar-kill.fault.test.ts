import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { blockNights } from "#api/operator/block-nights.ts";
import { setFeed } from "#api/operator/feeds.ts";
import { interleave } from "#api/platform/fault/fault-point.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { takenNights } from "#api/testing/calendars/a-feed.ts";
import { aCrashingApp } from "#api/testing/servers/crashing-app.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const operator = { by: "Huda", second: null, reason: "The host called." };
const day = (ahead: number) => addDays(todayInRiyadh(new Date()), ahead);
let sandbox: TestSandbox;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  app = await testApp({ env: { SANDBOX_PORT: new URL(sandbox.url).port } });
});
afterAll(() => sandbox.stop());

test("a process that dies at K55, while it applies a feed, leaves nothing of it, and the next reading has all of it", async () => {
  const { id } = await aProperty(app.db);
  const url = `${sandbox.url}/feed/good.ics`;
  await setFeed(app.db, operator, app.settings, { propertyId: id, name: "Platform", url });
  const killed = await aCrashingApp("K55:1", { SANDBOX_PORT: new URL(sandbox.url).port, TIME_SCALE: "0.02" });
  expect(await killed.end()).toBe("SIGKILL");
  expect(await takenNights(app.db, id)).toEqual({});
  expect((await app.db.execute(sql`SELECT FROM feed_event`)).rows).toEqual([]);
  await app.db.execute(sql`UPDATE calendar_feed SET next_at = app_now()`);
  await app.jobs.run("read-feeds");
  expect(Object.keys(await takenNights(app.db, id))).toHaveLength(12);
  expect((await findViolations(app.db, 1)).filter(({ invariant }) => invariant === "I22")).toEqual([]);
});

test("a command that dies at K61, between two parts of many homes, has finished the first part; a second run names all", async () => {
  const propertyIds: number[] = [];
  for (let home = 0; home < 30; home++) propertyIds.push((await aProperty(app.db)).id);
  const block = { propertyIds, from: day(5), to: day(7), note: null, whenFree: false };
  interleave("K61", () => {
    throw new Error("killed");
  });
  await expect(blockNights(app.db, operator, block)).rejects.toThrow("killed");
  const closed = async () => {
    const homes = await Promise.all(propertyIds.map((id) => takenNights(app.db, id)));
    return homes.filter((nights) => Object.keys(nights).length === 2).length;
  };
  expect(await closed()).toBe(25);
  expect((await blockNights(app.db, operator, block)).blocked).toHaveLength(30);
  expect(await closed()).toBe(30);
});
