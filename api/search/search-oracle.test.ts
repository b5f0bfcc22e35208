import { expect, test } from "vitest";
import { openDatabase } from "#api/platform/database/database.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { compareSearches } from "#api/testing/search/compare-searches.ts";
import { randomProperties, randomWorld } from "#api/testing/search/random-properties.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { openEngine } from "./search-engine.ts";
import { openSearchIds } from "./search-ids.ts";

const SEARCHES = Number(process.env.ORACLE_SEARCHES ?? fewOrAll(100, 300));
/** The bench throws new random every time; here a failure must be one that can be met again. */
const SEED = Number(process.env.ORACLE_SEED ?? 20_261_115);

test(`every search finds what the rules say, while homes are booked and changed (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const settings = await testSettings();
  const db = openDatabase(settings);
  const { secrets } = settings;
  const failures: unknown[] = [];
  const engine = openEngine({
    db,
    secrets,
    budgetBytes: 2 ** 28,
    now: () => new Date(),
    onFailure: (failure) => failures.push(failure),
  });
  const today = todayInRiyadh(new Date());
  await randomWorld(db, random, today);
  const properties = await randomProperties(db, random, 120, today);
  const ids = openSearchIds(Date.now);
  let found = 0;

  await compareSearches({
    ...{ engine, ids, secrets, db, random, properties, searches: SEARCHES },
    each: ({ answer, expected, payload }) => {
      found += answer.totalCount;
      expect(answer, `${JSON.stringify(payload)} ${failures.join()}`).toEqual(expected);
    },
  });

  expect(found).toBeGreaterThan(SEARCHES);
  await engine.stop();
  await db.$client.end();
}, 120_000);
