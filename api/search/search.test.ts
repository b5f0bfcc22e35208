import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { appToday } from "#api/platform/database/app-now.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { sharedTestApp, testApp } from "#api/testing/servers/test-app.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { weekdayOf } from "#domain/stay/weekday.ts";

type Filters = { cityId?: number; checkIn?: Day; checkOut?: Day; [filter: string]: unknown };

async function nextWednesday(app: FastifyInstance): Promise<Day> {
  const tomorrow = addDays(await appToday(app.db), 1);
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(tomorrow, days));
  return week.find((day) => weekdayOf(day) === "wed") as Day;
}

/** A search from next Wednesday to Saturday on the Saudi site, unless the filters say otherwise. */
async function search(app: FastifyInstance, { cityId, ...filters }: Filters, site = "mabeet-sa") {
  const checkIn = filters.checkIn ?? (await nextWednesday(app));
  return app.inject({
    method: "POST",
    url: "/api/accommodation/property/search",
    headers: { host: `${site}.localhost` },
    payload: {
      searchCriteria: cityId === undefined ? [] : [{ lookupTypeId: 2, lookupId: [cityId] }],
      checkIn,
      checkOut: addDays(checkIn, 3),
      ...filters,
    },
  });
}

test("a city's listed homes come best ranked first, and no other city's", async () => {
  const app = await testApp();
  const middling = await aProperty(app.db, { cityId: 5, rank: 300 });
  const best = await aProperty(app.db, { cityId: 5, rank: 900 });
  const equal = await aProperty(app.db, { cityId: 5, rank: 300 });
  await aProperty(app.db, { cityId: 5, rank: 999, status: "inactive" });
  await aProperty(app.db, { cityId: 1, rank: 999 });

  const answer = (await search(app, { cityId: 5 })).json();

  expect(answer).toMatchObject({ totalCount: 3, pageNo: 1, pageSize: 10 });
  expect(answer.properties.map((card: { id: number }) => card.id)).toEqual([best.id, middling.id, equal.id]);
});

test("a card shows the home in both languages with the total price of the stay", async () => {
  const app = await testApp();
  const property = await aProperty(app.db, { cityId: 2, is3DView: true, weekdayPrice: 80_000, weekendPrice: 120_000 });

  const answer = (await search(app, { cityId: 2 })).json();
  const hoursBefore = 60;
  const lastFree = new Date(Date.parse(`${await nextWednesday(app)}T16:00:00+03:00`) - hoursBefore * 3_600_000);

  expect(answer.searchId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.properties).toEqual([
    {
      id: property.id,
      nameEn: "Qamra Chalet",
      nameAr: "شاليه قمرا",
      propertyTypeId: 1,
      images: expect.any(Array),
      placeholder: "#e6ddcc",
      alt: { en: "Illustration of the home", ar: "رسم توضيحي للمكان" },
      size: 480,
      rank: 500,
      bedRoomCount: 2,
      bathRoomCount: 2,
      capacity: 12,
      sleeps: 12,
      checkInFrom: "16:00",
      checkOutTo: "12:00",
      is3DView: true,
      policyTypeId: 3,
      lastFreeCancellation: lastFree < new Date() ? null : lastFree.toISOString(),
      licenseNumber: null,
      guestTypeIds: [4],
      review: { averageRating: 0, reviewCount: 0, summary: { en: "New", ar: "جديد" } },
      nights: 3,
      priceDetail: {
        totalPrice: 3680,
        originalPrice: 3680,
        nightlyPrice: 1226.66,
        currency: "SAR",
        discount: { percentage: 0, source: null },
      },
      location: {
        areaId: 201,
        cityId: 2,
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        isApproximate: true,
      },
    },
  ]);
  const [first, ...others] = answer.properties[0].images;
  expect(first).toEqual({ id: property.id * 100 + 1, url: `/img/2/${property.id}/exterior-960.avif`, rank: 1 });
  expect(others).toHaveLength(6);
});

test.each([
  [21, "mabeet-sa", 3680],
  [22, "mabeet-kw", 3200],
  [23, "mabeet-bh", 3520],
  [24, "tajawal-ae", 3360],
  [25, "mabeet-global", 3680],
])(
  "Wednesday to Saturday in a Saudi home of city %i costs a guest of %s %i riyals",
  async (cityId, site, totalPrice) => {
    const app = await testApp();
    await aProperty(app.db, { cityId, weekdayPrice: 80_000, weekendPrice: 120_000 });

    const answer = (await search(app, { cityId }, site)).json();

    expect(answer.properties[0].priceDetail.totalPrice).toBe(totalPrice);
  },
);

test("pages follow one another without a gap or a repetition, and end", async () => {
  const app = await testApp();
  for (let rank = 1; rank <= 5; rank++) await aProperty(app.db, { cityId: 3, rank });

  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => search(app, { cityId: 3, pageNo, pageSize: 2 })));
  const ranks = pages.map((page) => page.json().properties.map((card: { rank: number }) => card.rank));

  expect(ranks).toEqual([[5, 4], [3, 2], [1], []]);
  expect(pages.map((page) => page.json().totalCount)).toEqual([5, 5, 5, 5]);
});

test.each([[[987_654]], [[5, 1]]])("a search of the cities %j is asked to choose one we know", async (lookupId) => {
  const app = await sharedTestApp();
  await aProperty(app.db, { cityId: 5 });
  const searchCriteria = [{ lookupTypeId: 2, lookupId }];
  const response = await search(app, { searchCriteria });

  expect([response.statusCode, response.json().error.code]).toEqual([400, 2001]);
});

test("a search without a city is asked to choose one", async () => {
  const app = await sharedTestApp();
  const response = await search(app, {});

  expect([response.statusCode, response.json().error.code]).toEqual([400, 2001]);
  expect(
    (await app.inject({ method: "POST", url: "/api/accommodation/property/search", payload: {} })).json().error.code,
  ).toBe(2001);
});

test.each<[string, (today: Day) => { checkIn: Day; checkOut: Day }]>([
  ["yesterday", (today) => ({ checkIn: addDays(today, -1), checkOut: addDays(today, 1) })],
  ["no night", (today) => ({ checkIn: addDays(today, 1), checkOut: addDays(today, 1) })],
  ["a stay that ends before it begins", (today) => ({ checkIn: addDays(today, 5), checkOut: addDays(today, 3) })],
  ["29 nights", (today) => ({ checkIn: addDays(today, 1), checkOut: addDays(today, 30) })],
  ["the 30th of February", () => ({ checkIn: "2027-02-28", checkOut: "2027-02-30" })],
  ["a day beyond the calendar", (today) => ({ checkIn: addDays(today, 120), checkOut: addDays(today, 125) })],
  ["the day before the month", (today) => ({ checkIn: "29-11-2026", checkOut: addDays(today, 1) })],
  ["no days at all", () => ({ checkIn: "", checkOut: "" })],
  ["an injection", () => ({ checkIn: "2026-12-01' OR '1'='1", checkOut: "2026-12-02" })],
])("a search for %s is asked for valid dates", async (_title, dates) => {
  const app = await sharedTestApp();
  const response = await search(app, { cityId: 5, ...dates(await appToday(app.db)) });

  expect([response.statusCode, response.json().error.code]).toEqual([400, 2002]);
});

test("28 nights from today can be searched", async () => {
  const app = await sharedTestApp();
  const today = await appToday(app.db);

  expect((await search(app, { cityId: 5, checkIn: today, checkOut: addDays(today, 28) })).statusCode).toBe(200);
});

test.each([{ pageNo: 0 }, { pageNo: 1.5 }, { pageSize: 101 }, { pageNo: 10 ** 9 }])(
  "an absurd page such as %j is refused",
  async (page) => {
    const app = await sharedTestApp();
    const response = await search(app, { cityId: 5, ...page });

    expect([response.statusCode, response.json().error.code]).toEqual([400, 1001]);
  },
);

test.each([["5"], [0], [-5], [2 ** 31], [null]])("a city called %j is refused without a search", async (lookupId) => {
  const app = await sharedTestApp();
  const response = await search(app, { cityId: lookupId as number });

  expect([response.statusCode, response.json().error.code]).toEqual([400, 1001]);
});

test("a second search of a city sends no query to the database", async () => {
  const app = await testApp();
  for (let rank = 1; rank <= 8; rank++) await aProperty(app.db, { cityId: 9, rank });
  await search(app, { cityId: 9 });
  const checkIn = await nextWednesday(app);
  const original = app.db.$client.query;
  let statements = 0;
  app.db.$client.query = function counted(this: unknown, ...given: unknown[]) {
    statements++;
    return Reflect.apply(original, this, given);
  } as typeof original;
  const answer = await search(app, { cityId: 9, checkIn });
  app.db.$client.query = original;

  expect([answer.json().totalCount, statements]).toEqual([8, 0]);
});
