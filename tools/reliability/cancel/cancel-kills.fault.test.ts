import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#api/testing/checks/few-or-all.ts";
import { type KillEnvironment, killEnvironment } from "../kill/kill-environment.ts";
import { brokenCancellations } from "./book-and-cancel.ts";
import { cancelKillTrial, cancelPoints } from "./cancel-kill-trial.ts";
import { cancelAtRandom } from "./random-cancels.ts";

const TIMEOUT_MS = 300_000;

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

test.each(cancelPoints)("a process that is killed at %s refunds a cancelled stay once", async (point) => {
  const { wasKilled, cancelled } = await cancelKillTrial(environment, point);
  expect(wasKilled, "the point was reached").toBe(true);
  expect(await brokenCancellations(environment.db, [cancelled])).toEqual([]);
  expect(await environment.violations()).toEqual([]);
});

test.runIf(isFullRun)(
  "kills at random times and faults of the bank change no refund",
  { timeout: TIMEOUT_MS },
  async () => {
    const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
    console.log(`seed of the cancellations: ${seed}`);
    const { cancels, broken } = await cancelAtRandom(environment, 4, seed);
    expect(cancels).toBeGreaterThan(0);
    expect(broken).toEqual([]);
    expect(await environment.violations()).toEqual([]);
  },
);
