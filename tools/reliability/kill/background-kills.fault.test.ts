import { afterAll, beforeAll, expect, test } from "vitest";
import { loseTaxAnswers } from "../gateway/lost-tax-answers.ts";
import { commitFaults } from "../restart/commit-proxy.ts";
import { COMMITS_OF_A_BOOKING, commitTrials, failedTrials } from "../restart/commit-trials.ts";
import { clearedKillTrial, isClearedOnce } from "./cleared-kill-trial.ts";
import { type KillEnvironment, killEnvironment } from "./kill-environment.ts";
import { isPaidOnce, lenderKillTrial } from "./lender-kill-trial.ts";
import { isDelivered, messageKillTrial, messagePoints } from "./message-kill-trial.ts";
import { isSwept, sweepTrial } from "./sweep-trial.ts";

let environment: KillEnvironment;
beforeAll(async () => {
  environment = await killEnvironment();
});
afterAll(() => environment.stop());

test.each(messagePoints)("a code is sent once although the process is killed at %s", async (point) => {
  expect(await messageKillTrial(environment, point)).toSatisfy(isDelivered);
});

test("a process that is killed after it authorised an order at a lender confirms and captures it once", async () => {
  expect(await lenderKillTrial(environment)).toSatisfy(isPaidOnce);
  expect(await environment.violations()).toEqual([]);
});

test("a process that is killed after a full invoice was cleared has it stored by the next one, which asks once", async () => {
  expect(await clearedKillTrial(environment)).toSatisfy(isClearedOnce);
  expect(await environment.violations()).toEqual([]);
});

test("the tax authority gets documents whose first answer is lost twice, without an alarm", async () => {
  const { alarms, tasks, ...counts } = await loseTaxAnswers(environment, 6);
  expect(counts).toEqual({ tried: 6, full: 2, reported: 6, cleared: 2, sentTwice: 6, sentMore: 0 });
  expect([alarms, tasks]).toEqual([0, 0]);
});

test("a process that is killed while it releases holds leaves their nights free", async () => {
  const trial = await sweepTrial(environment);
  expect(trial).toSatisfy(isSwept);
});

test("a guest has one order when the connection breaks at a COMMIT", async () => {
  const faults = commitFaults.flatMap((fault, index) =>
    Array.from({ length: COMMITS_OF_A_BOOKING }, (_, nth) => ({ fault, nth })).filter(({ nth }) => nth % 3 === index),
  );
  const trials = await commitTrials(environment, [
    ...faults,
    { fault: "unanswered", nth: 0 },
    { fault: "unsent", nth: 3 },
  ]);
  expect(trials).toHaveLength(8);
  expect(failedTrials(trials)).toEqual([]);
  expect(await environment.violations()).toEqual([]);
});
