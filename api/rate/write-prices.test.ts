import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { propertyOffer } from "#api/property/offer/property-offer.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { type ListingPrices, listingPrices } from "#contract/host/listing-prices.ts";
import { setNightPrices } from "./set-night-prices.ts";
import { writePricesOf } from "./write-prices.ts";

let db: Db;
beforeAll(async () => {
  db = openDatabase(await testSettings(clockAt("2026-12-01T09:00:00Z")));
});
afterAll(() => db.$client.end());

const plain = listingPrices.parse({ weekdayPrice: 800, weekendPrice: 1200 });
const festival = { name: "Festival", from: "2027-01-06", to: "2027-01-08" };
const everything = listingPrices.parse({
  ...plain,
  dayPrices: { sat: 1000 },
  seasons: { eid: { percent: 50, minNights: 3 }, summer: {} },
  periods: [
    { ...festival, percent: 10, minNights: 2 },
    { name: "New year", from: "2026-12-31", to: "2026-12-31", price: 3000 },
  ],
  lengthDiscounts: [{ minNights: 7, percent: 15 }],
  leadDiscounts: [{ kind: "early", days: 60, percent: 5 }],
  booking: { noticeHours: 24, prepNights: 1, maxNights: 14 },
});

const write = (propertyId: number, prices: ListingPrices) =>
  inTransaction(db, (tx) => writePricesOf(tx, [{ propertyId, prices }]));
async function offerOf(propertyId: number) {
  const offer = await propertyOffer(db, propertyId, { from: "2026-12-01", to: "2027-03-01" });
  if (!offer) throw new Error("The home is not listed.");
  return offer;
}
const rowsOf = async (propertyId: number) => {
  const { rows } = await db.execute<{ rows: number }>(sql`
    SELECT ((SELECT count(*) FROM price_period WHERE property_id = ${propertyId}) +
      (SELECT count(*) FROM night_rate WHERE property_id = ${propertyId}) +
      (SELECT count(*) FROM stay_rule WHERE property_id = ${propertyId}) +
      (SELECT count(*) FROM length_discount WHERE property_id = ${propertyId}) +
      (SELECT count(*) FROM lead_discount WHERE property_id = ${propertyId}) +
      (SELECT count(*) FROM booking_rule WHERE property_id = ${propertyId}))::int AS rows`);
  return rows[0]?.rows;
};

test("what a host wrote is what guests pay and when they can come", async () => {
  await aSeason(db, { fromDay: "2027-02-10", toDay: "2027-02-12" });
  const { id } = await aProperty(db);
  await write(id, everything);
  const { rates, rules } = await offerOf(id);

  expect(rates).toMatchObject({
    ...{ weekdayPrice: 80_000, weekendPrice: 120_000, dayPrices: { sat: 100_000 }, seasonPercents: { eid: 50 } },
    lengthDiscounts: [{ minNights: 7, percentage: 15 }],
    leadDiscounts: [{ kind: "early", days: 60, percentage: 5 }],
    overrides: { "2026-12-31": 300_000, "2027-01-06": 88_000, "2027-01-07": 132_000, "2027-01-08": 132_000 },
  });
  const usual = { closedToArrival: false, closedToDeparture: false };
  expect(rules).toEqual([
    { from: "2027-01-06", to: "2027-01-08", minStayArrival: 2, ...usual },
    { from: "2027-02-10", to: "2027-02-12", minStayArrival: 3, ...usual },
    { from: "2026-12-01", to: "2026-12-01", minStayArrival: 1, ...usual, closedToArrival: true },
    { from: "2026-12-01", to: "9999-12-31", minStayArrival: 1, ...usual, maxNights: 14 },
  ]);
});

test("prices that are written again replace those before, and leave nothing of them", async () => {
  const { id } = await aProperty(db);
  await write(id, everything);
  await write(id, everything);
  expect(await rowsOf(id)).toBe(2 + 4 + 1 + 1 + 1 + 1);
  await write(id, plain);

  expect(await rowsOf(id)).toBe(0);
  expect((await offerOf(id)).rates).toMatchObject({ overrides: {}, dayPrices: {}, seasonPercents: {} });
});

test("a price of a single night outlives the periods around it, and gives way to them when it is cleared", async () => {
  const { id } = await aProperty(db);
  await write(id, everything);
  const night = { from: "2027-01-07", to: "2027-01-07", weekdays: null };
  const set = (setting: Parameters<typeof setNightPrices>[3]) =>
    inTransaction(db, (tx) => setNightPrices(tx, id, night, setting));
  const priceOfNight = async () => (await offerOf(id)).rates.overrides?.["2027-01-07"];

  expect(await set({ kind: "percent", percent: 50 })).toEqual({ nights: 1, before: [] });
  expect(await priceOfNight()).toBe(198_000);
  await write(id, everything);
  expect(await priceOfNight()).toBe(198_000);
  expect(await set({ kind: "clear" })).toEqual({ nights: 1, before: [{ night: "2027-01-07", price: 198_000 }] });
  expect(await priceOfNight()).toBe(132_000);
});

test("a rule of the host and a period may have the same days", async () => {
  const { id } = await aProperty(db);
  await db.execute(sql`INSERT INTO stay_rule (property_id, from_day, to_day, min_stay_arrival)
    VALUES (${id}, ${festival.from}, ${festival.to}, 4)`);
  await write(id, everything);
  await write(id, plain);

  expect((await offerOf(id)).rules).toMatchObject([{ from: festival.from, minStayArrival: 4 }]);
});

test("many homes are written at once, each with its own prices", async () => {
  const homes = [await aProperty(db), await aProperty(db, { cityId: 13, countryCode: "AE" }), await aProperty(db)];
  const prices = [everything, everything, plain];
  await inTransaction(db, (tx) =>
    writePricesOf(
      tx,
      homes.map(({ id }, index) => ({ propertyId: id, prices: prices[index] as ListingPrices })),
    ),
  );
  const offers = await Promise.all(homes.map(({ id }) => offerOf(id)));

  expect(offers.map(({ rates }) => rates.overrides?.["2027-01-07"])).toEqual([132_000, 88_000, undefined]);
});
