import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { killPoints, killTrial } from "../environment/kill-trial.ts";
import { earnKillTrial } from "../loyalty/earn-kill-trial.ts";
import { expiryKillTrial } from "../loyalty/expiry-kill-trial.ts";
import { pointsKillPoints, pointsKillTrial, WALLET_KILL_POINT, walletKillTrial } from "../loyalty/leg-kill-trial.ts";
import { returnKillTrial } from "../loyalty/return-kill-trial.ts";
import { commitFaults } from "../restart/commit-proxy.ts";
import { COMMITS_OF_A_BOOKING, commitTrials, failedTrials } from "../restart/commit-trials.ts";
import { CLEARED_POINT, clearedKillTrial, isClearedOnce } from "./cleared-kill-trial.ts";
import { isPaidOnce, LENDER_POINT, lenderKillTrial } from "./lender-kill-trial.ts";
import { isDelivered, type MessagePoint, messageKillTrial, messagePoints } from "./message-kill-trial.ts";
import { isSwept, sweepTrial } from "./sweep-trial.ts";

/** Runs a trial so many times and returns how often it passed. */
type RunTrials = (environment: BenchEnvironment, times: number, random: SeededRandom) => Promise<number>;

const atPoint =
  (point: string): RunTrials =>
  async (environment, times) => {
    let killed = 0;
    for (let n = 0; n < times; n++) {
      const trial = await killTrial(environment, point);
      await environment.untilSettled();
      await trial.process.kill();
      if (trial.wasKilled) killed += 1;
    }
    return killed;
  };

/** A trial of points or wallet; the checks of the bench see what it left behind. */
const ofLoyalty =
  (trial: (environment: BenchEnvironment) => Promise<{ wasKilled: boolean }>): RunTrials =>
  async (environment, times) => {
    let killed = 0;
    for (let n = 0; n < times; n++) if ((await trial(environment)).wasKilled) killed += 1;
    return killed;
  };

const duringSweep: RunTrials = async (environment, times) => {
  let swept = 0;
  for (let n = 0; n < times; n++) if (isSwept(await sweepTrial(environment))) swept += 1;
  return swept;
};

const duringCommit: RunTrials = async (environment, times, random) => {
  const aFault = () => ({ fault: random.oneOf(commitFaults), nth: random.between(0, COMMITS_OF_A_BOOKING - 1) });
  const trials = await commitTrials(environment, Array.from({ length: times }, aFault));
  return times - failedTrials(trials).length;
};

const ofMessage =
  (point: MessagePoint): RunTrials =>
  async (environment, times) => {
    let delivered = 0;
    for (let n = 0; n < times; n++) if (isDelivered(await messageKillTrial(environment, point))) delivered += 1;
    return delivered;
  };

const ofLender: RunTrials = async (environment, times) => {
  let paid = 0;
  for (let n = 0; n < times; n++) if (isPaidOnce(await lenderKillTrial(environment))) paid += 1;
  return paid;
};

const ofClearance: RunTrials = async (environment, times) => {
  let cleared = 0;
  for (let n = 0; n < times; n++) if (isClearedOnce(await clearedKillTrial(environment))) cleared += 1;
  return cleared;
};

const table: readonly (readonly [string, RunTrials])[] = [
  ...killPoints.map((point) => [point, atPoint(point)] as const),
  ["K27", duringSweep],
  ["K30", duringCommit],
  ...pointsKillPoints.map((point) => [point, ofLoyalty((environment) => pointsKillTrial(environment, point))] as const),
  [WALLET_KILL_POINT, ofLoyalty(walletKillTrial)],
  ["K23", ofLoyalty(earnKillTrial)],
  ["K39", ofLoyalty(expiryKillTrial)],
  ["K40", ofLoyalty(returnKillTrial)],
  [LENDER_POINT, ofLender],
  [CLEARED_POINT, ofClearance],
  ...messagePoints.map((point) => [`account message, ${point}`, ofMessage(point)] as const),
];

/**
 * G4: kills processes at every point of a booking and of a message; the next process completes it. `from-point` and
 * `to-point` choose some of the points.
 */
export const kills: Part = {
  name: "kills",
  options: { kills: 20, "from-point": 1, "to-point": table.length },
  run: async (environment, { seed, number, must }) => {
    const times = number("kills");
    const random = seededRandom(seed);
    const chosen = table.slice(number("from-point") - 1, number("to-point"));
    for (const [point, runTrials] of chosen) {
      const passed = await runTrials(environment, times, random);
      must(passed === times, `${point}: killed and completed ${passed} of ${times} times`);
    }
    return { points: chosen.map(([point]) => point), trials: chosen.length * times };
  },
};
