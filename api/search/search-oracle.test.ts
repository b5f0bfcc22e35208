import { expect, test } from "vitest";
import { openDatabase } from "#api/platform/database/database.ts";
import { compareSearches } from "#api/testing/search/compare-searches.ts";
import { throwDice } from "#api/testing/search/dice.ts";
import { randomHomes, randomWorld } from "#api/testing/search/random-properties.ts";
import { testSettings } from "#api/testing/test-app.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { openEngine } from "./search-engine.ts";
import { openSearchIds } from "./search-ids.ts";

const SEARCHES = Number(process.env.ORACLE_SEARCHES ?? 300);
/** The bench throws new dice every time; here a failure must be one that can be met again. */
const SEED = Number(process.env.ORACLE_SEED ?? 20_261_115);

test(`every search finds what the rules say, while homes are booked and changed (seed ${SEED})`, async () => {
  const dice = throwDice(SEED);
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
  await randomWorld(db, dice, today);
  const homes = await randomHomes(db, dice, 120, today);
  const ids = openSearchIds(Date.now);
  let found = 0;

  await compareSearches({
    ...{ engine, ids, secrets, db, dice, homes, searches: SEARCHES },
    each: ({ answer, expected, payload }) => {
      found += answer.totalCount;
      expect(answer, `${JSON.stringify(payload)} ${failures.join()}`).toEqual(expected);
    },
  });

  expect(found).toBeGreaterThan(SEARCHES);
  await engine.stop();
  await db.$client.end();
}, 120_000);
