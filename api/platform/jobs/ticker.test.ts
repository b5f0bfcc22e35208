import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { testSettings } from "#api/testing/test-app.ts";
import { takeLease } from "./lease.ts";
import { ticker } from "./ticker.ts";

const quiet = { warn: () => {} } as unknown as Parameters<typeof ticker>[1];
let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

test("a job goes on while there is something to do, one turn at a time, and a failed turn does not end it", async () => {
  let [turns, atOnce, most] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    turns += 1;
    if (turns === 3) throw new Error("once");
    return turns < 6 ? 1 : 0;
  };
  const job = ticker({ name: "count", everyMs: 5, work }, quiet);
  job.start();
  for (let n = 0; n < 5; n++) job.nudge();
  await expect.poll(() => turns).toBeGreaterThanOrEqual(6);
  await job.stop();
  const before = turns;
  job.nudge();
  await new Promise((resolve) => setTimeout(resolve, 30));

  expect([most, turns]).toEqual([1, before]);
});

test("of two processes one has a job, until its time is over", async () => {
  const [first, second] = [await takeLease(db, "compare", 60_000), await takeLease(db, "compare", 60_000)];
  expect([first, second, await takeLease(db, "other", 1)]).toEqual([true, false, true]);
  await expect.poll(() => takeLease(db, "other", 1)).toBe(true);
});
