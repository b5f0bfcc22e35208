import { afterAll, beforeAll, expect, test } from "vitest";
import { type KillEnvironment, killEnvironment } from "../kill/kill-environment.ts";
import { returnKillTrial } from "./return-kill-trial.ts";

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

test("a process that is killed at K40 returns the points of a cancelled stay once", async () => {
  const programme = ["reserved 500", "captured 500", "returned 500"];
  expect(await returnKillTrial(environment)).toEqual({ wasKilled: true, status: 95, programme });
  expect(await environment.violations()).toEqual([]);
});
