import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { appWithoutJobs } from "../environment/app-without-jobs.ts";
import type { Part } from "../environment/bench-part.ts";
import { LATER, type ScenarioEnvironment } from "./booking-scenario.ts";
import { allPairs, aSchedule, isConsistent, runSchedule, type ScheduleResult } from "./interleavings.ts";

/** Runs all pairs first, then random schedules, and returns the inconsistent results. */
export async function runSchedules(
  environment: ScenarioEnvironment,
  schedules: number,
  seed: number,
): Promise<{ inconsistent: ScheduleResult[]; missed: number }> {
  const random = seededRandom(seed);
  const inconsistent: ScheduleResult[] = [];
  let missed = 0;
  for (let n = 0; n < schedules; n++) {
    const result = await runSchedule(environment, allPairs[n] ?? aSchedule(random));
    if (!result.wasReached) missed += 1;
    if (!isConsistent(result)) inconsistent.push(result);
  }
  return { inconsistent, missed };
}

export const schedules: Part = {
  name: "interleavings",
  options: { interleavings: 2_000 },
  run: async (environment, { seed, number, must }) => {
    const times = number("interleavings");
    const [app, later] = [
      await appWithoutJobs(environment.env),
      await appWithoutJobs({ ...environment.env, ...LATER }),
    ];
    try {
      const { inconsistent, missed } = await runSchedules({ app, later, ...environment }, times, seed);
      must(inconsistent.length === 0, `${times} forced interleavings: ${JSON.stringify(inconsistent.slice(0, 5))}`);
      must(missed === 0, `every point was reached; ${missed} were not`);
      return { times, pairs: allPairs.length, inconsistent, missed };
    } finally {
      await Promise.all([app.close(), later.close()]);
    }
  },
};
