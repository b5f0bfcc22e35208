import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { readCatalogue } from "#api/testing/search/catalogue.ts";
import { compareSearch } from "#api/testing/search/compare-searches.ts";
import { randomCities, randomProperties, randomWorld } from "#api/testing/search/random-properties.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { aTcpProxy, type TcpProxy } from "#api/testing/servers/tcp-proxy.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { searchProperties } from "#contract/search/search.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { sites } from "#domain/site/sites.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { openEngine, type SearchEngine } from "../search-engine.ts";
import { openSearchIds } from "../search-ids.ts";
import { pruneChanges } from "./prune-changes.ts";

/** Thirty seconds without the database, scaled to a tenth. */
const CUT_MS = 3_000;
const today = todayInRiyadh(new Date());
const [riyadh] = randomCities;
const site = sites[0] as (typeof sites)[number];
let db: Db;
let properties: number[];
let random: SeededRandom;

beforeAll(async () => {
  random = seededRandom(20_261_121);
  db = openDatabase(await testSettings());
  await randomWorld(db, random, today);
  properties = await randomProperties(db, random, 80, today);
});

type Setup = { engine: SearchEngine; proxy: TcpProxy; losses: unknown[]; agrees: () => Promise<boolean> };

/** A process whose connections to the database all go through a proxy, with its city in memory. */
async function aProcess(): Promise<Setup> {
  const proxy = await aTcpProxy(new URL((await testDatabase()).url));
  const settings = await testSettings({ DATABASE_URL: proxy.url });
  const own = openDatabase(settings);
  const losses: unknown[] = [];
  const { secrets } = settings;
  const onFailure = (failure: unknown) => losses.push(failure);
  const engine = openEngine({ db: own, secrets, budgetBytes: 2 ** 28, now: () => new Date(), onFailure });
  onTestFinished(async () => {
    await engine.stop();
    await own.$client.end();
  });
  const ids = openSearchIds(Date.now);
  const agrees = async () => {
    const catalogue = await readCatalogue(db, riyadh.id);
    for (const days of [1, 12, 30, 45]) {
      const stay = { checkIn: addDays(today, days), checkOut: addDays(today, days + 2), pageSize: 100 };
      const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [riyadh.id] }];
      const payload = searchProperties.schema.body.parse({ searchCriteria, ...stay });
      const { answer, expected } = await compareSearch({ engine, ids, secrets }, catalogue, { site }, payload);
      if (!isDeepStrictEqual(answer.properties, expected.properties)) return false;
      if (answer.totalCount !== expected.totalCount) return false;
    }
    return true;
  };
  expect(await agrees()).toBe(true);
  return { engine, proxy, losses, agrees };
}

/** Books night after night over its own connections, no night of a property twice. */
const bookANight = async () => {
  const [propertyId, day] = [random.oneOf(properties), random.between(1, 50)];
  const stay = { checkIn: addDays(today, day), checkOut: addDays(today, day + 1) };
  if (booked.has(`${propertyId} ${day}`)) return;
  booked.add(`${propertyId} ${day}`);
  await aClaim(db, propertyId, stay);
};
const SOON = { timeout: 20_000, interval: 20 };
const booked = new Set<string>();

/** Guests continue booking while the connection is cut. */
async function bookWhile(disconnect: () => unknown, restore: () => unknown): Promise<void> {
  const [until, before] = [Date.now() + CUT_MS, booked.size];
  disconnect();
  while (Date.now() < until || booked.size - before <= 20) {
    await bookANight();
    await wait(20);
  }
  restore();
}

async function followsAgain(agrees: () => Promise<boolean>): Promise<void> {
  for (let booking = 0; booking < 5; booking++) {
    await bookANight();
    await expect.poll(agrees, SOON).toBe(true);
  }
}

const loadedAt = ({ shards }: SearchEngine) => shards.all().map((cached) => cached.loadedAt);

test.each([
  ["cut off", "disconnect"],
  ["stalled", "stall"],
] as const)(
  "while the database is behind a proxy that is %s for long, homes are booked, and afterwards search knows them all by itself",
  async (_word, how) => {
    const { engine, proxy, losses, agrees } = await aProcess();
    const before = loadedAt(engine);

    await bookWhile(proxy[how], proxy.restore);

    await expect.poll(agrees, SOON).toBe(true);
    expect(losses.length).toBeGreaterThan(0);
    expect(loadedAt(engine), "the feed alone was enough").toEqual(before);
    await followsAgain(agrees);
  },
);

test("when only the listening connection is terminated repeatedly, no change is missed", async () => {
  const { agrees } = await aProcess();
  let ended = 0;
  const endListeners = async () => {
    const { rows } = await db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND (query LIKE ${"%property_change_reach%"} OR query LIKE ${"LISTEN%"})`);
    ended += rows.length;
  };
  const timer = setInterval(() => void endListeners(), 200);

  await bookWhile(
    () => {},
    () => clearInterval(timer),
  );

  expect(ended).toBeGreaterThan(2);
  await expect.poll(agrees, SOON).toBe(true);
  await followsAgain(agrees);
});

/** Returns how many changes are left. */
async function pruneAll(): Promise<number> {
  await runBatches(db, "prune-changes", (tx) => pruneChanges(tx, 0));
  const { rows } = await db.execute<{ left: string }>(sql`SELECT count(*) AS left FROM property_change`);
  return Number(rows[0]?.left);
}

test("a process that missed changes until they were pruned loads its city again", async () => {
  const { engine, proxy, agrees } = await aProcess();
  const before = loadedAt(engine);

  await bookWhile(proxy.disconnect, async () => {});
  // A change stays while a transaction that began before it is open, also one of another test.
  await expect.poll(pruneAll, { timeout: 10_000, interval: 50 }).toBe(0);
  proxy.restore();

  await expect.poll(agrees, { timeout: 6_000, interval: 50 }).toBe(true);
  expect(loadedAt(engine)).not.toEqual(before);
  await followsAgain(agrees);
});
