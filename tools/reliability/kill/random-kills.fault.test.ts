import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#api/testing/checks/few-or-all.ts";
import { type KillEnvironment, killEnvironment } from "./kill-environment.ts";
import { killAtRandom } from "./random-kills.ts";

/** The test starts the product ten times, on slow machines too. */
const TIMEOUT_MS = 600_000;

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

test.runIf(isFullRun)(
  "ten kills at random times lose no cart and no order of twenty guests",
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
    console.log(`seed of the kills: ${seed}`);
    const { checkouts, lost, sentTwice } = await killAtRandom(environment, 10, seed);
    expect(checkouts).toBeGreaterThanOrEqual(20);
    expect([lost, sentTwice]).toEqual([[], []]);
    expect(await environment.violations()).toEqual([]);
  },
);
