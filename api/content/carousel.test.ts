import { expect, test } from "vitest";
import { carouselProperties, carousels } from "#api/schema/content.ts";
import { stayRules } from "#api/schema/rate.ts";
import { aCity } from "#api/testing/builders/a-city.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Carousel } from "#contract/site/content.ts";

/** A Tuesday. */
const app = await testApp({ env: clockAt("2026-12-01T09:00:00Z") });
const stay = { checkIn: "2026-12-02", checkOut: "2026-12-04" };

const ask = (payload: object, host = "mabeet-sa.localhost") =>
  app.inject({ method: "POST", url: "/api/accommodation/property/carousel", payload, headers: { host } });
async function rowsOf(payload: object, host?: string): Promise<Carousel[]> {
  return (await ask({ page: "SEARCH", ...stay, rankType: "static", ...payload }, host)).json().carousels;
}

async function aCarousel(propertyIds: number[], given: Partial<typeof carousels.$inferInsert> = {}): Promise<void> {
  const [row] = await app.db
    .insert(carousels)
    .values({ page: "SEARCH", titleEn: "With a pool", titleAr: "بمسبح", position: 3, ...given })
    .returning();
  const carouselId = row?.id as number;
  await app.db
    .insert(carouselProperties)
    .values(propertyIds.map((propertyId, index) => ({ carouselId, propertyId, rank: index + 1 })));
}

const idsIn = (rows: Carousel[]) => rows.map(({ properties }) => properties.map(({ id }) => id));

test("a row shows the homes of a city that are free and open for the stay, priced for it", async () => {
  const [free, taken, closed, inactive, elsewhere] = await Promise.all([
    aProperty(app.db, { cityId: 1 }),
    aProperty(app.db, { cityId: 1 }),
    aProperty(app.db, { cityId: 1 }),
    aProperty(app.db, { cityId: 1, status: "inactive" }),
    aProperty(app.db, { cityId: 2 }),
  ]);
  await aClaim(app.db, taken.id, { checkIn: "2026-12-03", checkOut: "2026-12-05" });
  await app.db
    .insert(stayRules)
    .values({ propertyId: closed.id, fromDay: "2026-12-01", toDay: "2026-12-31", minStayArrival: 3 });
  await aCarousel([taken.id, closed.id, inactive.id, elsewhere.id, free.id], { cityId: 1 });
  const rows = await rowsOf({ cityId: 1 });

  expect(rows).toMatchObject([{ titleEn: "With a pool", titleAr: "بمسبح", position: 3 }]);
  expect(idsIn(rows)).toEqual([[free.id]]);
  expect(rows[0]?.properties[0]).toMatchObject({
    nights: 2,
    priceDetail: { totalPrice: 2300, originalPrice: 2300, nightlyPrice: 1150, currency: "SAR" },
    location: { cityId: 1, areaId: 101 },
    review: { reviewCount: 0 },
  });
  expect(rows[0]?.properties[0]?.images).toHaveLength(7);
});

test("a card costs what the quote of the same stay costs", async () => {
  const property = await aProperty(app.db, { cityId: 3, weekdayPrice: 77_777, weekendPrice: 99_999 });
  await aCarousel([property.id], { cityId: 3 });
  const [row] = await rowsOf({ cityId: 3 }, "mabeet-bh.localhost");
  const quote = await app.inject({
    method: "POST",
    url: "/api/accommodation/property/prices-policies",
    payload: { propertyId: property.id, ...stay },
    headers: { host: "mabeet-bh.localhost" },
  });

  expect(row?.properties[0]?.priceDetail.totalPrice).toBe(quote.json().unitPriceDetails.totalPrice);
});

test("a row holds ten homes at most, by the editors' order or by what guests do", async () => {
  const properties = [];
  for (let index = 0; index < 12; index += 1)
    properties.push(await aProperty(app.db, { cityId: 4, dynamicRank: index }));
  const ids = properties.map(({ id }) => id);
  await aCarousel(ids, { cityId: 4 });

  expect(idsIn(await rowsOf({ cityId: 4 }))).toEqual([ids.slice(0, 10)]);
  expect(idsIn(await rowsOf({ cityId: 4, rankType: "dynamic" }))).toEqual([ids.toReversed().slice(0, 10)]);
});

test("a row has other homes in place of those that the page shows already", async () => {
  const ids = [];
  for (let index = 0; index < 12; index += 1) ids.push((await aProperty(app.db, { cityId: 9 })).id);
  await aCarousel(ids, { cityId: 9 });

  expect(idsIn(await rowsOf({ cityId: 9, exceptIds: ids.slice(0, 5) }))).toEqual([ids.slice(5)]);
  expect(await rowsOf({ cityId: 9, exceptIds: ids })).toEqual([]);
});

test("a row for every city shows each city its own homes, and the front page all of them", async () => {
  const abha = await aProperty(app.db, { cityId: 6 });
  const alula = await aProperty(app.db, { cityId: 7 });
  await aCarousel([abha.id, alula.id], { page: "HOME" });

  expect(idsIn(await rowsOf({ page: "HOME", cityId: 7 }))).toEqual([[alula.id]]);
  expect(idsIn(await rowsOf({ page: "HOME", cityId: null }))).toEqual([[abha.id, alula.id]]);
  expect(await rowsOf({ page: "HOME", cityId: 99 })).toEqual([]);
});

test("the front page of a site begins its rows with homes of its country", async () => {
  const dubai = await aCity(app.db, 13, "AE");
  const far = await aProperty(app.db, { cityId: 5 });
  const near = await aProperty(app.db, dubai);
  await aCarousel([far.id, near.id], { page: "HOME", titleEn: "Near first" });
  const orderOn = async (host: string) => {
    const row = (await rowsOf({ page: "HOME", cityId: null }, host)).find(({ titleEn }) => titleEn === "Near first");
    return row?.properties.map(({ id }) => id);
  };

  expect(await orderOn("mabeet-ae.localhost")).toEqual([near.id, far.id]);
  expect(await orderOn("mabeet-sa.localhost")).toEqual([far.id, near.id]);
});

test("a row made for one site is seen there only", async () => {
  const property = await aProperty(app.db, { cityId: 8 });
  await aCarousel([property.id], { cityId: 8, brand: "tajawal", countryCode: "AE" });

  expect(await rowsOf({ cityId: 8 })).toEqual([]);
  expect(idsIn(await rowsOf({ cityId: 8 }, "tajawal-ae.localhost"))).toEqual([[property.id]]);
  expect(idsIn(await rowsOf({ cityId: 8, siteId: "tajawal-AE" }))).toEqual([[property.id]]);
});

test("the results page asks for a city", async () => {
  expect((await ask({ page: "SEARCH", ...stay })).json().error).toMatchObject({
    code: 2001,
    fields: { cityId: "city" },
  });
});

test.each([
  ["past days", { checkIn: "2026-11-30" }],
  ["no nights", { checkOut: "2026-12-02" }],
  ["29 nights", { checkOut: "2026-12-31" }],
  ["30 February", { checkIn: "2027-02-30" }],
  ["days beyond the window", { checkIn: "2027-04-01", checkOut: "2027-04-02" }],
  ["no days", { checkIn: "", checkOut: "" }],
])("a row for %s is refused with 2002", async (_what, days) => {
  expect((await ask({ page: "SEARCH", cityId: 5, ...stay, ...days })).json().error.code).toBe(2002);
});

test.each([
  { cityId: "5" },
  { cityId: -1 },
  { cityId: 2 ** 31 },
  { page: "CART" },
  { rankType: "random" },
  { siteId: "x" },
  { more: true },
])("a row for %j is refused as malformed", async (wrong) => {
  const answer = await ask({ page: "SEARCH", cityId: 5, ...stay, ...wrong });

  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
});
