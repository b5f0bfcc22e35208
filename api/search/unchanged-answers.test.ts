import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppliedChanges, openAppliedChanges } from "#api/freshness/applied-changes.ts";
import type { Shown } from "#api/freshness/shown-properties.ts";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { randomChange } from "#api/testing/search/random-change.ts";
import { type FlexibleSearch, randomFlexible } from "#api/testing/search/random-flexible.ts";
import { randomProperties, randomWorld } from "#api/testing/search/random-properties.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { sites } from "#domain/site/sites.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { findFlexibleDates } from "./find-flexible-dates.ts";
import { findNearestDates } from "./find-nearest-dates.ts";
import { openEngine, type SearchEngine } from "./search-engine.ts";
import type { SearchContext } from "./search-properties.ts";

const SEED = Number(process.env.ORACLE_SEED ?? 20_261_117);
const ROUNDS = 40;
const QUESTIONS_A_ROUND = 8;

let [db, engine, changes]: [Db, SearchEngine, AppliedChanges] = [] as never;
let properties: number[] = [];
const today = todayInRiyadh(new Date());

beforeAll(async () => {
  const settings = await testSettings();
  db = openDatabase(settings);
  changes = openAppliedChanges();
  engine = openEngine({ db, secrets: settings.secrets, budgetBytes: 2 ** 28, now: () => new Date(), changes });
  const random = seededRandom(SEED);
  await randomWorld(db, random, today);
  properties = await randomProperties(db, random, 40, today);
});

afterAll(async () => {
  await engine.stop();
  await db.$client.end();
});

type Answer = { text: string; shown: Shown | null; mark: number; isUnchanged: () => boolean };

/** An answer with what it says that it shows. */
async function answerTo(
  name: "flexible" | "nearest",
  { question }: FlexibleSearch,
  context: SearchContext,
): Promise<Answer> {
  const mark = changes.mark();
  let shown: Shown | null = null;
  const recording: SearchContext = {
    ...context,
    onShown: (shownNow) => {
      shown = shownNow;
    },
  };
  const answer =
    name === "flexible"
      ? await findFlexibleDates(engine, recording, question)
      : await findNearestDates(engine, recording, question);
  const isUnchanged = () => shown !== null && changes.unchangedSince(shown.properties, mark) !== null;
  return { text: JSON.stringify(answer), shown, mark, isUnchanged };
}

test.each(["flexible", "nearest"] as const)(
  `%s dates that would differ are never taken for unchanged, whatever happens to the homes (seed ${SEED})`,
  async (name) => {
    const random = seededRandom(SEED + 3);
    let [unchanged, differing] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const searches = Array.from({ length: QUESTIONS_A_ROUND }, () => randomFlexible(random, today));
      const context = { site: random.oneOf(sites), isExact: false, now: new Date() };
      const before = await Promise.all(searches.map((search) => answerTo(name, search, context)));
      expect(before.every(({ shown }) => shown !== null)).toBe(true);
      for (let n = random.between(1, 3); n > 0; n--) await randomChange(db, random, properties, today);
      await engine.catchUp();
      for (const [index, search] of searches.entries()) {
        const { text, isUnchanged } = before[index] as Answer;
        const isSame = isUnchanged();
        const after = await answerTo(name, search, context);
        if (isSame) expect(after.text, JSON.stringify(search.question)).toBe(text);
        unchanged += isSame ? 1 : 0;
        differing += after.text === text ? 0 : 1;
      }
    }
    expect(unchanged).toBeGreaterThan(ROUNDS);
    expect(differing).toBeGreaterThan(0);
  },
  60_000,
);

test("free cancellation that ends for one of the stays ends the answer", async () => {
  const random = seededRandom(SEED + 4);
  for (let done = 0; done < 200; done++) {
    const { question } = randomFlexible(random, today);
    const filters = { ...question.filters, freeCancellation: true };
    const context: SearchContext = { site: random.oneOf(sites), isExact: false, now: new Date() };
    const { text, shown } = await answerTo(
      "flexible",
      { question: { ...question, filters }, payload: {} as never },
      context,
    );
    const last = new Date(Math.min(shown?.until ?? Number.POSITIVE_INFINITY, context.now.getTime() + 60_000) - 1);
    const later = await answerTo(
      "flexible",
      { question: { ...question, filters }, payload: {} as never },
      { ...context, now: last },
    );
    expect(later.text).toBe(text);
  }
});
