import { setTimeout as pause } from "node:timers/promises";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { freePort } from "#server/postgres/free-port.ts";
import type { Part } from "../environment/bench-part.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { settleWithPerson } from "../gateway/refund-by-person.ts";
import { bookAndCancel, brokenCancellations, type Cancelled } from "./book-and-cancel.ts";
import { cancelKillTrial, cancelPoints } from "./cancel-kill-trial.ts";

const GUESTS = 10;
const PAUSE_MS = [300, 2_500] as const;
const faults = [
  "500",
  "refuse",
  "slow",
  "500-but-done",
  "cut-json",
  "refund-timeout-but-done",
  "refund-refused",
] as const;
const policies: readonly PolicyTypeId[] = [1, 2, 3];

type Environment = TrialEnvironment & { untilSettled: () => Promise<void> };

/** Guests book and cancel while the process is killed at random times and the bank has every fault at refunds. */
export async function cancelAtRandom(environment: Environment, kills: number, seed: number) {
  const { db, env, sandbox, stay } = environment;
  const random = seededRandom(seed);
  const port = await freePort();
  const app = remoteApp({ port });
  const host = `mabeet-sa.localhost:${port}`;
  let process = await startBookingProcess(env, port);
  let isOver = false;
  const cancelled: Cancelled[] = [];
  const guests = Array.from({ length: GUESTS }, async (_, index) => {
    const own = seededRandom(seed + index);
    while (!isOver) {
      const one = await bookAndCancel(app, { db, sandbox, stay, host, policyTypeId: own.oneOf(policies) });
      if (one) cancelled.push(one);
    }
  });
  const killRepeatedly = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await setRandomFault(environment, random);
      await pause(random.between(...PAUSE_MS));
      await process.kill();
      process = await startBookingProcess(env, port);
    }
    isOver = true;
  };
  try {
    await Promise.all([...guests, killRepeatedly()]);
    await sandbox.clearFaults();
    await settleWithPerson(environment);
    return { kills, cancels: cancelled.length, broken: await brokenCancellations(db, cancelled) };
  } finally {
    isOver = true;
    app.close();
    await process.kill();
  }
}

async function setRandomFault({ sandbox }: Environment, random: SeededRandom): Promise<void> {
  await sandbox.setFault(cardCalls.refund, random.oneOf(faults));
}

/** Cancellations under kills: every guest gets back what the preview promised. */
export const cancels: Part = {
  name: "cancels",
  options: { "cancel-kills": 60, "cancel-trials": 5 },
  run: async (environment, { seed, number, must }) => {
    const trials = number("cancel-trials");
    for (const point of cancelPoints) {
      const results: Cancelled[] = [];
      for (let n = 0; n < trials; n++) results.push((await cancelKillTrial(environment, point)).cancelled);
      const broken = await brokenCancellations(environment.db, results);
      must(broken.length === 0, `${point}: ${trials} cancellations refunded once: ${JSON.stringify(broken)}`);
    }
    const report = await cancelAtRandom(environment, number("cancel-kills"), seed);
    const { kills, cancels: many, broken } = report;
    must(many > 0, `${kills} kills at random times: ${many} cancellations`);
    must(broken.length === 0, `every refund is what its preview promised: ${JSON.stringify(broken.slice(0, 5))}`);
    const violations = await environment.violations();
    must(violations.length === 0, `no invariant is violated: ${JSON.stringify(violations.slice(0, 5))}`);
    return report;
  },
};
