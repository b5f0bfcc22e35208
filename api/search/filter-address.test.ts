import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { areas } from "#api/schema/lookup.ts";
import { propertySpaces } from "#api/schema/property.ts";
import { propertyDiscounts } from "#api/schema/rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { checkboxColumns } from "#api/testing/search/checkbox-columns.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { type CheckboxFilterName, checkboxFilterNames, type FilterName, filterNames } from "#domain/search/filters.ts";
import { advancePayload, firstPayload, searchPayload } from "#domain/search/search-payload.ts";
import { readSearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
const CITY = 61;
const context = { rankType: "static" } as const;

/** The value with which an address finds the larger of two properties, by filter. */
const choices: Record<Exclude<FilterName, "cities" | CheckboxFilterName> | "guestCount" | "bounds", string> = {
  areas: "6102",
  propertyTypes: "3",
  amenities: "1,5",
  spaces: "4",
  guestTypes: "1",
  reviewRating: "2",
  priceFilter: "4000-",
  sizeFilter: "900-1100",
  bedCountFilter: "5-",
  bathRoomCountFilter: "4-6",
  unitSearch: "نخلة",
  guestCount: "20",
  bounds: "46.9,24.9,47.1,25.1",
};
const addressValues = { ...choices, ...Object.fromEntries(checkboxFilterNames.map((name) => [name, "1"])) };

const ask = async (app: FastifyInstance, call: string, payload: object) => {
  const answer = await app.inject({ method: "POST", url: `/api/accommodation/property/${call}`, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  const { searchId, properties, totalCount } = answer.json();
  return { searchId, properties: properties.map(({ id }: { id: number }) => id), totalCount };
};

async function twoProperties({ db }: FastifyInstance) {
  const small = await aProperty(db, { cityId: CITY, policyTypeId: policyTypes.NON_REFUNDABLE, guestTypeIds: [2] });
  await db.insert(areas).values({ id: 6102, cityId: CITY }).onConflictDoNothing();
  const large = await aProperty(db, {
    ...{ cityId: CITY, areaId: 6102, latitude: 25, longitude: 47, rank: 1 },
    ...{ propertyTypeId: 3, amenityIds: [1, 5], guestTypeIds: [1], nameAr: "شاليه النخلة" },
    ...{ bedRoomCount: 6, bathRoomCount: 5, size: 1_000, capacity: 24, weekdayPrice: 300_000, weekendPrice: 300_000 },
    ...checkboxColumns(() => true),
  });
  await db.insert(propertySpaces).values({ propertyId: large.id, spaceCategoryId: 4, rank: 1 });
  await aReview(db, large.id, { rating: 8.5 });
  const discount = { source: "PROPERTY" as const, percentage: 10, fromDay: stay.checkIn, toDay: stay.checkIn };
  await db.insert(propertyDiscounts).values({ propertyId: large.id, ...discount });
  return [small.id, large.id];
}

test("each filter an address can name finds the same homes as a step, when it is loaded again, and when it is shared", async () => {
  const app = await testApp();
  const [small, large] = await twoProperties(app);
  const first = firstPayload(CITY, stay, context.rankType);
  const all = await ask(app, "search", first);
  expect(all.properties).toEqual([small, large]);
  expect(Object.keys(addressValues)).toEqual(expect.arrayContaining(filterNames.filter((name) => name !== "cities")));

  for (const [name, value] of Object.entries(addressValues)) {
    const query = readSearchQuery(new URLSearchParams({ cityId: String(CITY), [name]: value }), today);
    const shared = readSearchQuery(new URLSearchParams(writeSearchQuery(query)), today);
    const step = await ask(app, "advance-search", advancePayload(all.searchId, first, query, context));
    const reload = await ask(app, "search", searchPayload(first, query, context));
    const link = await ask(app, "search", searchPayload(first, shared, context));
    expect([name, step.properties, reload.properties, link.properties]).toEqual([name, [large], [large], [large]]);
  }
});
