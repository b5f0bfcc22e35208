import { afterAll, beforeAll, expect, test } from "vitest";
import { type KillEnvironment, killEnvironment } from "../kill/kill-environment.ts";
import { changeKillTrial, changePoints } from "./change-kill-trial.ts";

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

test.each(changePoints)("a process that is killed at %s changes a booking once", async (point) => {
  const trial = await changeKillTrial(environment, point);
  expect(trial).toMatchObject({ wasKilled: true, isChanged: true, changes: 1 });
  expect(await environment.violations()).toEqual([]);
});
