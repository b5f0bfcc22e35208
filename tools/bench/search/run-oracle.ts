import { isDeepStrictEqual } from "node:util";
import { openDatabase } from "#api/platform/database/database.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { openEngine } from "#api/search/search-engine.ts";
import { openSearchIds } from "#api/search/search-ids.ts";
import { compareSearches } from "#api/testing/search/compare-searches.ts";
import { randomProperties, randomWorld } from "#api/testing/search/random-properties.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { RunningPostgres } from "#server/postgres/start-postgres.ts";

export type OracleResult = { seed: number; searches: number; found: number; different: number; first: string | null };

/** Random searches over random properties, with changes between them; counts answers that differ from the oracle. */
export async function runOracle(postgres: RunningPostgres, searches: number, seed: number): Promise<OracleResult> {
  await migrate(postgres.migrationUrl);
  const settings = readSettings({ APP_ENV: "test", LOG_LEVEL: "silent", DATABASE_URL: postgres.url });
  const { secrets } = settings;
  const db = openDatabase(settings);
  const engine = openEngine({ db, secrets, budgetBytes: 2 ** 28, now: () => new Date() });
  const random = seededRandom(seed);
  const today = todayInRiyadh(new Date());
  await randomWorld(db, random, today);
  const properties = await randomProperties(db, random, 120, today);
  const result: OracleResult = { seed, searches: 0, found: 0, different: 0, first: null };
  await compareSearches({
    ...{ engine, ids: openSearchIds(Date.now), secrets, db, random, properties, searches },
    each: ({ answer, expected, payload }) => {
      result.searches++;
      result.found += answer.totalCount;
      if (isDeepStrictEqual(answer, expected)) return;
      result.different++;
      result.first ??= JSON.stringify(payload);
    },
  });
  await engine.stop();
  await db.$client.end();
  return result;
}
