import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import { openDatabase } from "#api/platform/database/database.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import type { Part } from "../environment/bench-part.ts";
import { LATER, type Stage } from "./booking-scenario.ts";
import { allPairs, aSchedule, isSound, type Played, play } from "./interleavings.ts";

/** All pairs first, then as many by chance as were asked for; those that did not end well are told. */
export async function playAll(
  stage: Stage,
  schedules: number,
  seed: number,
): Promise<{ unsound: Played[]; missed: number }> {
  const random = seededRandom(seed);
  const unsound: Played[] = [];
  let missed = 0;
  for (let n = 0; n < schedules; n++) {
    const played = await play(stage, allPairs[n] ?? aSchedule(random));
    if (!played.wasPassed) missed += 1;
    if (!isSound(played)) unsound.push(played);
  }
  return { unsound, missed };
}

async function restingApp(env: Record<string, string>): Promise<FastifyInstance> {
  const settings = readSettings({ ...env, APP_ENV: "test" });
  const db = openDatabase(settings);
  const app = await buildApp(settings, { db });
  app.addHook("onClose", () => db.$client.end());
  await app.ready();
  return app;
}

export const schedules: Part = {
  name: "interleavings",
  options: { interleavings: 2_000 },
  run: async (environment, { seed, number, must }) => {
    const times = number("interleavings");
    const [app, later] = [await restingApp(environment.env), await restingApp({ ...environment.env, ...LATER })];
    try {
      const { unsound, missed } = await playAll({ app, later, ...environment }, times, seed);
      must(unsound.length === 0, `${times} forced interleavings: ${JSON.stringify(unsound.slice(0, 5))}`);
      must(missed === 0, `each happened at its point; ${missed} did not`);
      return { times, pairs: allPairs.length, unsound, missed };
    } finally {
      await Promise.all([app.close(), later.close()]);
    }
  },
};
