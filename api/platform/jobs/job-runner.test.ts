import type { FastifyBaseLogger } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import type { Job } from "./job.ts";
import { jobRunner } from "./job-runner.ts";
import { takeLease } from "./lease.ts";

let warnings: unknown[] = [];
const log = { warn: (fields: unknown) => warnings.push(fields) } as unknown as FastifyBaseLogger;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

test("a job goes on while work is waiting, one run at a time, and a failed run does not end it", async () => {
  warnings = [];
  let [runs, atOnce, maxConcurrent] = [0, 0, 0];
  const run = async () => {
    maxConcurrent = Math.max(maxConcurrent, ++atOnce);
    await pause(5);
    atOnce -= 1;
    runs += 1;
    if (runs === 3) throw new Error("once");
    return runs < 6;
  };
  const runner = jobRunner(db, [{ name: "count", everyMs: 5, exclusive: "none", run }], log);
  runner.start();
  for (let n = 0; n < 5; n++) runner.nudge("count");
  await expect.poll(() => runs).toBeGreaterThanOrEqual(6);
  await runner.stop();
  const before = runs;
  runner.nudge("count");
  await pause(30);

  expect([maxConcurrent, runs]).toEqual([1, before]);
  expect(warnings).toMatchObject([{ event: "job", outcome: "count" }]);
});

test("jobs that hold a transaction run one after another in a process; others do not wait for them", async () => {
  let [atOnce, maxConcurrent] = [0, 0];
  const done: string[] = [];
  const inTransaction = (name: string): Job => ({
    name,
    everyMs: 60_000,
    exclusive: "transaction-lock",
    run: async () => {
      maxConcurrent = Math.max(maxConcurrent, ++atOnce);
      await pause(20);
      atOnce -= 1;
      done.push(name);
      return false;
    },
  });
  const free: Job = { name: "free", everyMs: 60_000, exclusive: "none", run: async () => done.push("free") === 0 };
  const runner = jobRunner(db, [inTransaction("first"), inTransaction("second"), free], log);
  for (const name of ["first", "second", "free"]) runner.nudge(name);
  await expect.poll(() => done).toEqual(["free", "first", "second"]);
  await runner.stop();

  expect(maxConcurrent).toBe(1);
});

test("of two processes one runs a leased job in each interval", async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  const runners = [1, 2].map(() =>
    jobRunner(db, [{ name: "compare-books", everyMs: 60_000, exclusive: "lease", run }], log),
  );
  await Promise.all(runners.map((runner) => runner.run("compare-books")));

  expect(runs).toBe(1);
});

test("of two processes one has a lease, until its time is over", async () => {
  const [first, second] = [await takeLease(db, "compare", 60_000), await takeLease(db, "compare", 60_000)];
  expect([first, second, await takeLease(db, "other", 1)]).toEqual([true, false, true]);
  await expect.poll(() => takeLease(db, "other", 1)).toBe(true);
});
