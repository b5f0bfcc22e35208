import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { type Catalogue, readCatalogue } from "#api/testing/search/catalogue.ts";
import { randomChange } from "#api/testing/search/random-change.ts";
import { cheapestFirst, type FlexibleSearch, randomFlexible, staysOf } from "#api/testing/search/random-flexible.ts";
import { randomProperties, randomWorld } from "#api/testing/search/random-properties.ts";
import { expectedAnswer } from "#api/testing/search/search-oracle.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import {
  findFlexibleDates as contract,
  type FlexibleDates,
  type SearchAnswer,
  type SearchPayload,
} from "#contract/search/search.ts";
import { sites } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { findFlexibleDates } from "./find-flexible-dates.ts";
import { openEngine, type SearchEngine } from "./search-engine.ts";
import { openSearchIds } from "./search-ids.ts";
import { type SearchContext, searchProperties } from "./search-properties.ts";

const SEED = Number(process.env.ORACLE_SEED ?? 20_261_117);
const QUESTIONS = 2_000;
const QUESTIONS_A_ROUND = 100;
/** The rules are applied to every property one by one, so fewer questions are compared with them. */
const BY_THE_RULES = fewOrAll(40, 150);

let [db, engine, secrets]: [Db, SearchEngine, readonly string[]] = [] as never;
let properties: number[] = [];
const today = todayInRiyadh(new Date());
const ids = openSearchIds(Date.now);

beforeAll(async () => {
  const settings = await testSettings();
  db = openDatabase(settings);
  secrets = settings.secrets;
  engine = openEngine({ db, secrets, budgetBytes: 2 ** 28, now: () => new Date() });
  const random = seededRandom(SEED);
  await randomWorld(db, random, today);
  properties = await randomProperties(db, random, 60, today);
});

afterAll(async () => {
  await engine.stop();
  await db.$client.end();
});

type Found = { count: number; cheapestTotal: number | null };

/** The answer that asking for every stay on its own would give. */
async function expected(
  search: FlexibleSearch,
  context: SearchContext,
  find: (payload: SearchPayload) => Promise<Found> | Found,
) {
  const { checkIn, checkOut, choice } = search.question;
  const stays: (Stay & Found)[] = [];
  for (const stay of staysOf(search.question, context.site, today)) {
    stays.push({ ...stay, ...(await find(cheapestFirst(search.payload, stay))) });
  }
  const lowest = Math.min(...stays.map(({ cheapestTotal }) => cheapestTotal ?? Number.POSITIVE_INFINITY));
  const equal = stays.filter(({ cheapestTotal }) => cheapestTotal === lowest);
  const own = choice.kind === "days" && equal.find((stay) => stay.checkIn === checkIn && stay.checkOut === checkOut);
  return stays.map((stay): FlexibleDates[number] => ({ ...stay, isCheapest: stay === (own || equal[0]) }));
}

async function bySearch(context: SearchContext, payload: SearchPayload): Promise<Found> {
  const bytes = await searchProperties({ engine, ids }, context, payload);
  const {
    totalCount,
    properties: [first],
  } = JSON.parse(bytes.toString()) as SearchAnswer;
  return { count: totalCount, cheapestTotal: first?.priceDetail.totalPrice ?? null };
}

function byRules(context: SearchContext, catalogue: Catalogue, payload: SearchPayload): Found {
  const answer = expectedAnswer({ catalogue, payload, secrets, ...context });
  const [first] = answer.properties as SearchAnswer["properties"];
  return { count: answer.totalCount, cheapestTotal: first?.priceDetail.totalPrice ?? null };
}

const contextOf = (random: SeededRandom): SearchContext => ({
  site: random.oneOf(sites),
  isExact: random.chance(0.2),
  now: new Date(),
});

async function answerTo({ question }: FlexibleSearch, context: SearchContext): Promise<FlexibleDates> {
  return contract.schema.response[200].parse(await findFlexibleDates(engine, context, question));
}

test(`a flexible guest is shown what ${QUESTIONS} searches for each stay would find (seed ${SEED})`, async () => {
  const random = seededRandom(SEED + 1);
  let [stays, found] = [0, 0];
  for (let done = 0; done < QUESTIONS; done++) {
    if (done % QUESTIONS_A_ROUND === QUESTIONS_A_ROUND - 1) {
      for (let changes = 0; changes < 6; changes++) await randomChange(db, random, properties, today);
      await engine.catchUp();
    }
    const [search, context] = [randomFlexible(random, today), contextOf(random)];
    const answer = await answerTo(search, context);
    expect(answer, JSON.stringify(search.question)).toEqual(
      await expected(search, context, (payload) => bySearch(context, payload)),
    );
    stays += answer.length;
    found += answer.filter(({ count }) => count > 0).length;
  }
  expect(stays).toBeGreaterThan(5 * QUESTIONS);
  expect(found).toBeGreaterThan(QUESTIONS);
}, 120_000);

test("and what the rules of the domain say of every home", async () => {
  const random = seededRandom(SEED + 2);
  const catalogues = new Map<number, Catalogue>();
  await engine.catchUp();
  for (let done = 0; done < BY_THE_RULES; done++) {
    const [search, context] = [randomFlexible(random, today), contextOf(random)];
    const cityId = search.payload.searchCriteria[0]?.lookupId[0] ?? 0;
    const catalogue = catalogues.get(cityId) ?? (await readCatalogue(db, cityId));
    catalogues.set(cityId, catalogue);
    expect(await answerTo(search, context), JSON.stringify(search.question)).toEqual(
      await expected(search, context, (payload) => byRules(context, catalogue, payload)),
    );
  }
}, 60_000);
