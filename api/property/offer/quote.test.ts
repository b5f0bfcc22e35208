import { beforeAll, expect, test } from "vitest";
import { propertyDiscounts, stayRules } from "#api/schema/rate.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import { verifyQuote } from "./signed-quote.ts";

/** A Tuesday; Thursday and Friday, the 3rd and 4th, are weekend nights in Saudi Arabia. */
const NOW = "2026-12-01T09:00:00Z";
const weekend = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ env: clockAt(NOW) });
});

const ask = (payload: object, host = "mabeet-sa.localhost") =>
  app.inject({ method: "POST", url: "/api/accommodation/property/prices-policies", payload, headers: { host } });
async function priceOf(payload: object, host?: string): Promise<UnitPriceDetails> {
  return (await ask(payload, host)).json().unitPriceDetails;
}

test("a quote adds up: nights less discount, plus fee and VAT, is the total", async () => {
  const property = await aProperty(app.db, { insuranceAmount: 50_000 });
  await app.db.insert(propertyDiscounts).values({
    propertyId: property.id,
    source: "CAMPAIGN",
    fromDay: "2026-12-03",
    toDay: "2026-12-04",
    percentage: 10,
  });

  expect(await priceOf({ propertyId: property.id, ...weekend, guestCount: 12 })).toMatchObject({
    totalPrice: 3404,
    originalPrice: 3680,
    currency: "SAR",
    discount: { amount: 240, percentage: 8, source: "CAMPAIGN" },
    nightly: [
      { date: "2026-12-02", price: 800 },
      { date: "2026-12-03", price: 1200 },
      { date: "2026-12-04", price: 1200 },
    ],
    serviceFee: 0,
    vat: { rate: 15, amount: 444 },
    insuranceAmount: 500,
  });
});

test("the site decides VAT, and the country of the property decides the weekend", async () => {
  const property = await aProperty(app.db);
  const totals = await Promise.all(
    ["mabeet-sa", "mabeet-ae", "mabeet-kw", "mabeet-bh", "mabeet-global"].map(
      async (site) => (await priceOf({ propertyId: property.id, ...weekend }, `${site}.localhost`)).totalPrice,
    ),
  );

  expect(totals).toEqual([3680, 3360, 3200, 3520, 3680]);
});

test.each([
  [3, [0, 920], "2026-11-30T01:00:00.000Z"],
  [1, [1840, 3680], null],
  [2, [3680], null],
] as const)("a policy of type %i charges %j for cancelling", async (policyTypeId, charged, lastFreeCancellation) => {
  const property = await aProperty(app.db, { policyTypeId });
  const [policy] = (await priceOf({ propertyId: property.id, ...weekend })).unitCancellationPolicies;

  expect(policy).toMatchObject({ policyTypeId, lastFreeCancellation });
  expect(policy?.policies.map((step) => step.policy.chargedAmount)).toEqual(charged);
});

test("a quote id promises exactly this price for fifteen minutes, and nobody can forge it", async () => {
  const property = await aProperty(app.db);
  const { quoteId, quoteExpiresAt } = await priceOf({ propertyId: property.id, ...weekend, guestCount: 4 });
  const { secrets } = app.settings;
  const end = new Date(quoteExpiresAt);

  expect(Math.round((end.getTime() - Date.parse(NOW)) / 60_000)).toBe(15);
  expect(verifyQuote(secrets, quoteId, end)).toEqual({
    state: "live",
    quote: {
      propertyId: property.id,
      siteId: "mabeet-SA",
      ...weekend,
      guestCount: 4,
      total: 368_000,
      original: 368_000,
      expiresAt: quoteExpiresAt,
    },
  });
  expect(verifyQuote(secrets, quoteId, new Date(end.getTime() + 1)).state).toBe("expired");
  expect(verifyQuote(["another-secret-of-another-house-0123456789"], quoteId, end).state).toBe("forged");
  expect(verifyQuote(secrets, `${quoteId}x`.replace("e", "f"), end).state).toBe("forged");
});

test("a quote with a code has the total of a cart with this code, and its id still promises the price without it", async () => {
  const home = await aProperty(app.db);
  const { code } = await aCoupon(app.db);
  const quoted = await priceOf({ propertyId: home.id, ...weekend, couponCode: ` ${code.toLowerCase()}` });

  expect(quoted).toMatchObject({
    totalPrice: 3312,
    originalPrice: 3680,
    discount: { amount: 320, percentage: 10, source: "COUPON" },
    vat: { amount: 432 },
    coupon: { amount: 320, refusal: null },
  });
  expect(verifyQuote(app.settings.secrets, quoted.quoteId, new Date(NOW))).toMatchObject({ quote: { total: 368_000 } });
});

test("a code that is refused changes no price and tells why, and guesses are limited", async () => {
  const home = await aProperty(app.db);
  const query = { propertyId: home.id, ...weekend, couponCode: "NOBODY-10" };

  expect(await priceOf(query)).toMatchObject({ totalPrice: 3680, coupon: { amount: 0, refusal: 4101 } });
  expect((await priceOf({ propertyId: home.id, ...weekend })).coupon).toBeNull();
  let status = 200;
  for (let guess = 0; guess < 200 && status === 200; guess++) status = (await ask(query)).statusCode;
  expect(status).toBe(429);
});

test("nights of another booking are refused with 3002, also when only held", async () => {
  const property = await aProperty(app.db);
  const expiresAt = new Date("2026-12-01T09:15:00Z");
  await aClaim(app.db, property.id, { checkIn: "2026-12-04", checkOut: "2026-12-05", state: "held", expiresAt });

  expect((await ask({ propertyId: property.id, ...weekend })).json().error.code).toBe(3002);
  expect((await ask({ propertyId: property.id, ...weekend, checkOut: "2026-12-04" })).statusCode).toBe(200);
  expect((await ask({ propertyId: property.id, checkIn: "2026-12-05", checkOut: "2026-12-06" })).statusCode).toBe(200);
});

test("a stay against the host's rules gets the code of the rule", async () => {
  const property = await aProperty(app.db);
  await app.db.insert(stayRules).values([
    { propertyId: property.id, fromDay: "2026-12-01", toDay: "2026-12-05", minStayArrival: 3 },
    { propertyId: property.id, fromDay: "2026-12-10", toDay: "2026-12-10", closedToArrival: true },
    { propertyId: property.id, fromDay: "2026-12-12", toDay: "2026-12-12", closedToDeparture: true },
  ]);
  const errorOf = async (checkIn: string, checkOut: string) =>
    (await ask({ propertyId: property.id, checkIn, checkOut })).json().error;

  expect(await errorOf("2026-12-02", "2026-12-04")).toMatchObject({ code: 3003, details: { n: 3 } });
  expect(await errorOf("2026-12-10", "2026-12-11")).toMatchObject({ code: 3004, fields: { checkIn: "checkIn" } });
  expect(await errorOf("2026-12-11", "2026-12-12")).toMatchObject({ code: 2002, fields: { checkOut: "checkOut" } });
});

test("more guests than the home takes are refused with 3005, which contains the maximum", async () => {
  const property = await aProperty(app.db, { capacity: 6 });
  const answer = await ask({ propertyId: property.id, ...weekend, guestCount: 7 });

  expect(answer.statusCode).toBe(422);
  expect(answer.json().error).toMatchObject({ code: 3005, details: { n: 6 }, fields: { guestCount: "guestCount" } });
});

test.each([
  ["yesterday", "2026-11-30", "2026-12-02"],
  ["no nights", "2026-12-02", "2026-12-02"],
  ["nights backwards", "2026-12-04", "2026-12-02"],
  ["29 nights", "2026-12-02", "2026-12-31"],
  ["30 February", "2027-02-28", "2027-02-30"],
  ["beyond the window", "2027-03-31", "2027-04-02"],
  ["the year 9999", "9999-12-30", "9999-12-31"],
  ["the other way of writing", "02-12-2026", "05-12-2026"],
  ["Arabic digits", "٢٠٢٦-١٢-٠٢", "2026-12-05"],
  ["a hostile text", "2026-12-02'; --", "2026-12-05"],
  ["nothing", "", ""],
])("a quote for %s is refused with 2002", async (_what, checkIn, checkOut) => {
  const property = await aProperty(app.db);
  const answer = await ask({ propertyId: property.id, checkIn, checkOut });

  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 2002]);
});

test("28 nights and the last night of the window can be quoted", async () => {
  const property = await aProperty(app.db);

  expect((await ask({ propertyId: property.id, checkIn: "2026-12-02", checkOut: "2026-12-30" })).statusCode).toBe(200);
  expect((await ask({ propertyId: property.id, checkIn: "2027-03-31", checkOut: "2027-04-01" })).statusCode).toBe(200);
});

test("a home that is unknown or no longer listed is refused with 3001", async () => {
  const property = await aProperty(app.db, { status: "inactive" });
  const codes = await Promise.all(
    [property.id, 2_147_483_647].map(async (propertyId) => (await ask({ propertyId, ...weekend })).json().error.code),
  );

  expect(codes).toEqual([3001, 3001]);
});

test.each([
  { propertyId: "17" },
  { propertyId: 0 },
  { propertyId: 2 ** 31 },
  { propertyId: 1.5 },
  { propertyId: null },
  { propertyId: 17, guestCount: 0 },
  { propertyId: 17, guestCount: "4" },
  { propertyId: 17, guestCount: 1e9 },
  { propertyId: 17, couponCode: "x".repeat(31) },
  { propertyId: 17, checkIn: 20261202 },
  { propertyId: 17, price: 1 },
  { propertyId: 17, checkIn: "x".repeat(41) },
])("a quote for %j is refused as malformed", async (payload) => {
  const answer = await ask({ ...weekend, ...payload });

  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
});
