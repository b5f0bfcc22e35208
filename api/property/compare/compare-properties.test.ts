import { beforeAll, expect, test } from "vitest";
import { stayRules } from "#api/schema/rate.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { ComparedProperty, ComparePayload } from "#contract/search/compare.ts";
import { metresBetween } from "#domain/location/distance.ts";

/** A Tuesday; Thursday and Friday, the 3rd and 4th, are weekend nights in Saudi Arabia. */
const NOW = "2026-12-01T09:00:00Z";
const stay = { checkIn: "2026-12-10", checkOut: "2026-12-12" };
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ env: clockAt(NOW) });
});

const ask = (payload: object) =>
  app.inject({
    method: "POST",
    url: endpoints.compareProperties.url,
    payload,
    headers: { host: "mabeet-sa.localhost" },
  });
async function compare(payload: Partial<ComparePayload> & { propertyIds: number[] }): Promise<ComparedProperty[]> {
  return (await ask({ ...stay, ...payload })).json().properties;
}
async function only(propertyId: number, payload: Partial<ComparePayload> = {}): Promise<ComparedProperty> {
  const [property] = await compare({ propertyIds: [propertyId], ...payload });
  if (!property) throw new Error(`Property ${propertyId} is not compared.`);
  return property;
}

test("homes come in the requested order, once each; one that is not listed is left out", async () => {
  const [one, other] = [await aProperty(app.db), await aProperty(app.db, { cityId: 1 })];
  const unlisted = await aProperty(app.db, { status: "inactive" });
  const found = await compare({ propertyIds: [other.id, unlisted.id, one.id, other.id] });

  expect(found.map(({ propertyId, cityId }) => [propertyId, cityId])).toEqual([
    [other.id, 1],
    [one.id, 5],
  ]);
});

test("price and refund are those that the quote and the cancellation use", async () => {
  const { id } = await aProperty(app.db, { policyTypeId: 3, insuranceAmount: 50_000 });
  const { priceDetail, refund, refusal, insuranceAmount } = await only(id);
  const quote = await app.inject({
    method: "POST",
    url: endpoints.quoteStay.url,
    payload: { propertyId: id, ...stay },
    headers: { host: "mabeet-sa.localhost" },
  });
  const { totalPrice, originalPrice, unitCancellationPolicies } = quote.json().unitPriceDetails;
  const [, later] = unitCancellationPolicies[0].policies;

  expect([refusal, insuranceAmount]).toEqual([null, 500]);
  expect(priceDetail).toMatchObject({ totalPrice, originalPrice, nightlyPrice: totalPrice / 2 });
  expect(refund).toEqual({
    back: totalPrice,
    until: unitCancellationPolicies[0].lastFreeCancellation,
    backLater: totalPrice - later.policy.chargedAmount,
  });
});

test.each([
  [1, { back: 1380, until: "2026-12-08T01:00:00.000Z", backLater: 0 }],
  [2, { back: 0, until: null, backLater: null }],
] as const)("a policy of type %i refunds %j", async (policyTypeId, refund) => {
  expect((await only((await aProperty(app.db, { policyTypeId })).id)).refund).toEqual(refund);
});

test("taken nights give no price but the nearest dates that are free", async () => {
  const { id } = await aProperty(app.db);
  await aClaim(app.db, id, { checkIn: "2026-12-09", checkOut: "2026-12-12" });

  expect(await only(id)).toMatchObject({
    priceDetail: null,
    refund: null,
    refusal: { problem: "dates-taken", n: null, nearest: { checkIn: "2026-12-12", checkOut: "2026-12-14" } },
  });
});

test("a stay that is too short for a home says how long it must be, and when it can be", async () => {
  const { id } = await aProperty(app.db);
  const always = { minStayArrival: 4, closedToArrival: false, closedToDeparture: false };
  await app.db.insert(stayRules).values({ propertyId: id, fromDay: "2026-12-01", toDay: "2026-12-31", ...always });

  expect((await only(id)).refusal).toEqual({
    problem: "stay-too-short",
    n: 4,
    nearest: { checkIn: "2026-12-10", checkOut: "2026-12-14" },
  });
});

test("a party that is too large is shown how many can sleep there, and no other dates", async () => {
  const { id } = await aProperty(app.db, { capacity: 20, sleeps: 6 });

  expect((await only(id, { guestCount: 7 })).refusal).toEqual({ problem: "too-many-guests", n: 6, nearest: null });
  expect((await only(id, { guestCount: 6 })).refusal).toBeNull();
});

test("a home fully booked for weeks has no nearest dates", async () => {
  const { id } = await aProperty(app.db);
  await aClaim(app.db, id, { checkIn: "2026-12-01", checkOut: "2027-03-01" });

  expect((await only(id)).refusal).toMatchObject({ problem: "dates-taken", nearest: null });
});

test("the exact position of a home stays hidden", async () => {
  const property = await aProperty(app.db);
  const metres = metresBetween(property, await only(property.id));

  expect(metres).toBeGreaterThan(100);
  expect(metres).toBeLessThanOrEqual(500);
});

test.each([
  [{ checkIn: "2026-11-02", checkOut: "2026-11-04" }, 2002],
  [{ checkIn: "2026-12-12", checkOut: "2026-12-10" }, 2002],
  [{ checkIn: "2026-12-10", checkOut: "2027-01-10" }, 2002],
  [{ checkIn: "2027-11-10", checkOut: "2027-11-12" }, 2002],
  [{ checkIn: "soon", checkOut: "later" }, 2002],
])("dates %j are refused", async (dates, code) => {
  const response = await ask({ propertyIds: [1], ...dates });
  expect([response.statusCode, response.json().error.code]).toEqual([400, code]);
});

test.each([[[]], [[1, 2, 3, 4, 5]], [[0]], [["x"]], [[99_999_999_999]]])(
  "homes %j are refused",
  async (propertyIds) => {
    expect((await ask({ propertyIds, ...stay })).statusCode).toBe(400);
  },
);
