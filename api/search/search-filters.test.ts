import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import { aLookup } from "#api/testing/builders/a-lookup.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { sharedTestApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const checkIn = addDays(todayInRiyadh(new Date()), 20);
const stay = { checkIn, checkOut: addDays(checkIn, 2) };
const AMENITY = 5;

async function search(app: FastifyInstance, cityId: number, filters: object = {}) {
  const payload = { ...stay, searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }], ...filters };
  const response = await app.inject({ method: "POST", url: "/api/accommodation/property/search", payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const idsOf = (answer: { properties: { id: number }[] }) => answer.properties.map(({ id }) => id);

test("the facets of a filter count the results of each option, as if none were chosen", async () => {
  const app = await sharedTestApp();
  await aLookup(app.db, { lookupTypeId: AMENITY, id: 1, rank: 2, groupId: 9 });
  await aLookup(app.db, { lookupTypeId: AMENITY, id: 2, rank: 1 });
  const both = await aProperty(app.db, { cityId: 41, amenityIds: [1, 2], propertyTypeId: 1 });
  await aProperty(app.db, { cityId: 41, amenityIds: [2], propertyTypeId: 2 });

  const { filters, ...answer } = await search(app, 41, { filterCriteria: [{ lookupTypeId: AMENITY, lookupId: [1] }] });

  expect([answer.totalCount, idsOf(answer as never)]).toEqual([1, [both.id]]);
  expect(filters.amenities).toEqual([
    { id: 2, lookupTypeId: AMENITY, groupId: null, rank: 1, totalCount: 2 },
    { id: 1, lookupTypeId: AMENITY, groupId: 9, rank: 2, totalCount: 1 },
  ]);
  expect(filters.propertyTypes).toEqual([expect.objectContaining({ id: 1, totalCount: 1 })]);
});

test("two amenities mean both, two areas or types mean either", async () => {
  const app = await sharedTestApp();
  const both = await aProperty(app.db, { cityId: 42, amenityIds: [1, 2], propertyTypeId: 1 });
  const one = await aProperty(app.db, { cityId: 42, amenityIds: [1], propertyTypeId: 2 });

  const amenities = await search(app, 42, { filterCriteria: [{ lookupTypeId: AMENITY, lookupId: [1, 2] }] });
  const types = await search(app, 42, { filterCriteria: [{ lookupTypeId: 7, lookupId: [1, 2] }] });

  expect(idsOf(amenities)).toEqual([both.id]);
  expect(idsOf(types)).toEqual([both.id, one.id]);
});

test("families find homes for families and homes for everyone", async () => {
  const app = await sharedTestApp();
  const families = await aProperty(app.db, { cityId: 43, guestTypeIds: [1] });
  const everyone = await aProperty(app.db, { cityId: 43, guestTypeIds: [4] });
  await aProperty(app.db, { cityId: 43, guestTypeIds: [2] });

  expect(idsOf(await search(app, 43, { guestTypes: [1] }))).toEqual([families.id, everyone.id]);
});

test("a name is found in both scripts however it is written", async () => {
  const app = await sharedTestApp();
  await aProperty(app.db, { cityId: 44, nameEn: "Qamra", nameAr: "شاليه قمرا" });
  await aProperty(app.db, { cityId: 44, nameEn: "Al-Asala, Al Asala", nameAr: "شالِيه قمراء الأصالة" });
  const counts: Record<string, number> = {};
  for (const term of ["قمرا", "QAMRA", "al asala", "الاصاله", "إصَالة", "شاليه", "%", ".*", "  "]) {
    counts[term] = (await search(app, 44, { unitSearch: { term }, searchText: term })).totalCount;
  }

  expect(counts).toEqual({
    ...{ قمرا: 2, QAMRA: 1, "al asala": 1, الاصاله: 1, إصَالة: 1, شاليه: 2 },
    ...{ "%": 0, ".*": 0, "  ": 2 },
  });
});

test("the price filter and the price sort follow the total of the stay", async () => {
  const app = await sharedTestApp();
  const prices = [50_000, 90_000, 70_000].map((price) => ({ weekdayPrice: price, weekendPrice: price }));
  const [low, high, middle] = await Promise.all(prices.map((price) => aProperty(app.db, { cityId: 45, ...price })));
  const discount = { propertyId: high?.id ?? 0, source: "CAMPAIGN" as const, percentage: 50 };
  await app.db.insert(propertyDiscounts).values({ ...discount, fromDay: stay.checkIn, toDay: stay.checkOut });

  const sorted = await search(app, 45, { sortBy: "price" });
  const filtered = await search(app, 45, { priceFilter: { minimumPrice: 1_150, maximumPrice: 1_035 } });

  expect(idsOf(sorted)).toEqual([high?.id, low?.id, middle?.id]);
  expect(sorted.properties[0].priceDetail).toMatchObject({
    totalPrice: 1_035,
    originalPrice: 2_070,
    discount: { percentage: 50, source: "CAMPAIGN" },
  });
  expect(sorted.filters.priceFilter).toMatchObject({ minimumPrice: 1_035, maximumPrice: 1_610 });
  expect(sorted.filters.priceFilter.histogram.reduce((sum: number, bar: number) => sum + bar)).toBe(3);
  expect([idsOf(filtered).sort(), filtered.filters.priceFilter.maximumPrice]).toEqual([
    [low?.id, high?.id].sort(),
    1_610,
  ]);
});

test("the best rated come first, and one may ask for nine and more", async () => {
  const app = await sharedTestApp();
  const [good, superb, fresh] = [
    await aProperty(app.db, { cityId: 46 }),
    await aProperty(app.db, { cityId: 46 }),
    await aProperty(app.db, { cityId: 46 }),
  ];
  await aReview(app.db, good.id, { rating: 7.4 });
  await aReview(app.db, superb.id, { rating: 9.2 });

  const sorted = await search(app, 46, { sortBy: "rating" });
  expect(idsOf(sorted)).toEqual([superb.id, good.id, fresh.id]);
  expect(sorted.properties[0].review).toMatchObject({ averageRating: 9.2, reviewCount: 1, summary: { en: "Superb" } });
  expect(sorted.filters.reviewRating.map(({ id, totalCount }: never) => [id, totalCount])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ]);
  expect(idsOf(await search(app, 46, { filterCriteria: [{ lookupTypeId: 15, lookupId: [1] }] }))).toEqual([superb.id]);
});

test("the nearest come first with their distance, and a map finds what it shows", async () => {
  const app = await sharedTestApp();
  const near = await aProperty(app.db, { cityId: 47, latitude: 24.7, longitude: 46.7, rank: 1 });
  const far = await aProperty(app.db, { cityId: 47, latitude: 24.9, longitude: 46.9 });
  const guest = { latitude: 24.7, longitude: 46.7 };

  const sorted = await search(app, 47, { ...guest, sortBy: "distance" });
  const [first, second] = sorted.properties.map(({ location }: never) => (location as { distance: number }).distance);
  expect(idsOf(sorted)).toEqual([near.id, far.id]);
  expect(first).toBeLessThanOrEqual(500);
  expect(second).toBeGreaterThan(29_000);
  expect(idsOf(await search(app, 47, { bounds: { south: 24.8, north: 25, west: 46.8, east: 47 } }))).toEqual([far.id]);
});

test("beds for the guests, rules of the stay and free cancellation apply to every home", async () => {
  const app = await sharedTestApp();
  const small = await aProperty(app.db, { cityId: 48, capacity: 20, sleeps: 4, policyTypeId: 2 });
  const long = await aProperty(app.db, { cityId: 48, capacity: 20 });
  await app.db.insert(stayRules).values({ propertyId: long.id, fromDay: checkIn, toDay: checkIn, minStayArrival: 3 });

  expect(idsOf(await search(app, 48))).toEqual([small.id]);
  expect(idsOf(await search(app, 48, { checkOut: addDays(checkIn, 3) }))).toEqual([small.id, long.id]);
  expect(idsOf(await search(app, 48, { checkOut: addDays(checkIn, 3), guestCount: 5 }))).toEqual([long.id]);
  expect(idsOf(await search(app, 48, { checkOut: addDays(checkIn, 3), freeCancellation: true }))).toEqual([long.id]);
});

test("without results there are no price bounds", async () => {
  const app = await sharedTestApp();
  await aProperty(app.db, { cityId: 49 });
  const { filters, totalCount } = await search(app, 49, { guestCount: 1_000 });

  expect(totalCount).toBe(0);
  expect(filters).toMatchObject({ priceFilter: null, sizeFilter: null, bedCountFilter: null, areas: [] });
});
