import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#api/testing/checks/few-or-all.ts";
import { type BenchEnvironment, startBenchEnvironment } from "../environment/bench-environment.ts";
import { restartModes, tryRestart } from "./database-restart.ts";

let environment: BenchEnvironment;
beforeAll(async () => {
  environment = await startBenchEnvironment(0.05);
});
afterAll(() => environment.close());

/** Of a restart, a merge only needs the sudden one. */
const modes = restartModes.filter((mode) => isFullRun || mode === "immediate");

test.each(modes)("guests who book while the database restarts (%s) lose no order", async (mode) => {
  const { samePid, lost, bookings } = await tryRestart(environment, mode, 2_000);
  expect(samePid).toBe(true);
  expect(bookings).toBeGreaterThan(3);
  expect(lost).toEqual([]);
  expect(await environment.violations()).toEqual([]);
});
