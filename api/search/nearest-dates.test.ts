import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { readCatalogue } from "#api/testing/search/catalogue.ts";
import { expectedNearestDates } from "#api/testing/search/nearest-dates-oracle.ts";
import { randomProperties, randomWorld } from "#api/testing/search/random-properties.ts";
import { randomSearch } from "#api/testing/search/random-search.ts";
import { type SeededRandom, seededRandom } from "#api/testing/search/seeded-random.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { NearestDates, SearchPayload } from "#contract/search/search.ts";
import { sites } from "#domain/site/sites.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const today = todayInRiyadh(new Date());
const inDays = (days: number) => addDays(today, days);
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { LIMIT_SEARCH: "1000000" } });
});

const ask = (payload: object, host = "mabeet-sa.localhost") =>
  app.inject({ method: "POST", url: "/api/accommodation/property/nearest-dates", headers: { host }, payload });

async function nearest(cityId: number, from: number, to: number, filters?: object): Promise<NearestDates> {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [cityId] }];
  return (await ask({ searchCriteria, checkIn: inDays(from), checkOut: inDays(to), filters })).json();
}

test("a guest whose days are taken gets the nearest others, the later of two first", async () => {
  const property = await aProperty(app.db, { cityId: 41 });
  await aClaim(app.db, property.id, { checkIn: inDays(18), checkOut: inDays(23) });

  expect(await nearest(41, 20, 22)).toEqual(
    [
      [23, 25],
      [24, 26],
      [16, 18],
      [25, 27],
      [15, 17],
    ].map(([from = 0, to = 0]) => ({ checkIn: inDays(from), checkOut: inDays(to), count: 1 })),
  );
});

test("every filter counts, and so does the price of the other days", async () => {
  const small = await aProperty(app.db, { cityId: 42, capacity: 4 });
  const large = await aProperty(app.db, { cityId: 42, capacity: 20 });
  await aClaim(app.db, large.id, { checkIn: inDays(1), checkOut: inDays(29) });
  await aClaim(app.db, large.id, { checkIn: inDays(30), checkOut: inDays(60) });

  expect((await nearest(42, 20, 21))[0]).toMatchObject({ checkIn: inDays(21), count: 1 });
  expect((await nearest(42, 20, 21, { guestCount: 10 }))[0]).toMatchObject({ checkIn: inDays(29), count: 1 });
  const weekdays = await nearest(42, 20, 21, { priceFilter: { maximumPrice: 1_000 } });
  const nights = weekdays.map(({ checkIn }) => new Date(`${checkIn}T12:00:00Z`).getUTCDay());
  expect(nights.every((weekday) => weekday !== 4 && weekday !== 5)).toBe(true);
  expect(small.id).toBeLessThan(large.id);
});

test("nothing is offered in the past, beyond the calendar or farther than sixty days", async () => {
  const property = await aProperty(app.db, { cityId: 43 });
  expect((await nearest(43, 0, 1)).map(({ checkIn }) => checkIn)).toEqual([1, 2, 3, 4, 5].map(inDays));

  await aClaim(app.db, property.id, { checkIn: inDays(1), checkOut: inDays(66) });
  await expect.poll(() => nearest(43, 5, 6)).toEqual([{ checkIn: today, checkOut: inDays(1), count: 1 }]);
});

const good = { searchCriteria: [{ lookupTypeId: 2, lookupId: [41] }], checkIn: inDays(20), checkOut: inDays(22) };
test.each<[string, object, number]>([
  ["no city", { searchCriteria: [] }, 2001],
  ["two cities", { searchCriteria: [{ lookupTypeId: 2, lookupId: [41, 42] }] }, 2001],
  ["a city nobody knows", { searchCriteria: [{ lookupTypeId: 2, lookupId: [987_654] }] }, 2001],
  ["yesterday", { checkIn: inDays(-1) }, 2002],
  ["no night", { checkOut: good.checkIn }, 2002],
  ["29 nights", { checkOut: inDays(49) }, 2002],
  ["the 30th of February", { checkIn: "2027-02-30" }, 2002],
  ["no days", { checkIn: undefined, checkOut: undefined }, 2002],
  ["a year from now", { checkIn: inDays(400), checkOut: inDays(401) }, 2002],
  ["ids as text", { filters: { filterCriteria: [{ lookupTypeId: 5, lookupId: ["1"] }] } }, 1001],
  ["501 lookups", { filters: { guestTypes: Array.from({ length: 501 }, () => 1) } }, 1001],
  ["a filter nobody knows", { filters: { moon: true } }, 1001],
  ["filters that are none", { filters: 5 }, 1001],
])("a request with %s is refused", async (_title, wrong, code) => {
  const answer = await ask({ ...good, ...wrong });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
});

/** Long bookings without gaps, so that free days are rare. */
async function bookALot(random: SeededRandom, properties: readonly number[]): Promise<void> {
  for (const id of properties) {
    for (let day = random.between(0, 8); day < 110; day += random.between(16, 24)) {
      await aClaim(app.db, id, { checkIn: inDays(day), checkOut: inDays(day + random.between(8, 15)) });
    }
  }
}

const SEARCHES = fewOrAll(30, 60);
test("for any search the dates are those which searching day by day would find", async () => {
  const random = seededRandom(20_261_123);
  await randomWorld(app.db, random, today);
  await bookALot(random, await randomProperties(app.db, random, 40, today));
  const catalogues = { 5: await readCatalogue(app.db, 5), 13: await readCatalogue(app.db, 13) };
  let [found, distances] = [0, new Set<number>()];

  for (let search = 0; search < SEARCHES; search++) {
    const payload: SearchPayload = { ...randomSearch(random, today), latitude: undefined, longitude: undefined };
    const { searchCriteria, checkIn, checkOut, sortBy: _, sortOrder, rankType, pageNo, pageSize, ...rest } = payload;
    const filters = { ...rest, latitude: undefined, longitude: undefined };
    const catalogue = catalogues[searchCriteria[0]?.lookupId[0] as 5 | 13];
    const site = random.oneOf(sites);
    const answer = await ask({ searchCriteria, checkIn, checkOut, filters }, `${site.siteId.toLowerCase()}.localhost`);
    const { secrets } = app.settings;
    const expected = expectedNearestDates({ catalogue, payload, site, now: new Date(), secrets });
    expect(answer.json(), JSON.stringify(payload)).toEqual(expected);
    found += expected.length;
    for (const each of expected) distances.add(Math.abs(Date.parse(each.checkIn) - Date.parse(checkIn)));
  }

  expect(found).toBeGreaterThan(SEARCHES);
  expect(distances.size).toBeGreaterThan(SEARCHES / 6);
});
