import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import type { BenchEnvironment } from "../environment/bench-environment.ts";
import type { Part } from "../environment/bench-part.ts";
import { commitFates } from "../restart/commit-proxy.ts";
import { COMMITS_OF_A_BOOKING, commitTrials, notKept } from "../restart/commit-trials.ts";
import { killPoints, killTrial } from "./kill-trial.ts";
import { isTold, type MessagePoint, messageKillTrial, messagePoints } from "./message-kill-trial.ts";
import { isSwept, sweepTrial } from "./sweep-trial.ts";

/** Tells how often of so many times all went as it must. */
type Trying = (environment: BenchEnvironment, times: number, random: SeededRandom) => Promise<number>;

const atPoint =
  (point: string): Trying =>
  async (environment, times) => {
    let died = 0;
    for (let n = 0; n < times; n++) {
      const trial = await killTrial(environment, point);
      await environment.untilSettled();
      await trial.process.kill();
      if (trial.died) died += 1;
    }
    return died;
  };

const inSweep: Trying = async (environment, times) => {
  let swept = 0;
  for (let n = 0; n < times; n++) if (isSwept(await sweepTrial(environment))) swept += 1;
  return swept;
};

const inCommit: Trying = async (environment, times, random) => {
  const aStrike = () => ({ fate: random.oneOf(commitFates), nth: random.between(0, COMMITS_OF_A_BOOKING - 1) });
  const trials = await commitTrials(environment, Array.from({ length: times }, aStrike));
  return times - notKept(trials).length;
};

const ofMessage =
  (point: MessagePoint): Trying =>
  async (environment, times) => {
    let told = 0;
    for (let n = 0; n < times; n++) if (isTold(await messageKillTrial(environment, point))) told += 1;
    return told;
  };

const table: readonly (readonly [string, Trying])[] = [
  ...killPoints.map((point) => [point, atPoint(point)] as const),
  ["K27", inSweep],
  ["K30", inCommit],
  ...messagePoints.map((point) => [`account message, ${point}`, ofMessage(point)] as const),
];

/**
 * G4: processes are ended at every point of a booking and of a message, and the one that comes after brings it to its
 * end. Whoever has little time asks for some of the points only, by their places in the table.
 */
export const kills: Part = {
  name: "kills",
  options: { kills: 20, "from-point": 1, "to-point": table.length },
  run: async (environment, { seed, number, must }) => {
    const times = number("kills");
    const random = seededRandom(seed);
    const chosen = table.slice(number("from-point") - 1, number("to-point"));
    for (const [point, trying] of chosen) {
      const sound = await trying(environment, times, random);
      must(sound === times, `${point}: ended and brought to its end ${sound} times of ${times}`);
    }
    return { points: chosen.map(([point]) => point), trials: chosen.length * times };
  },
};
