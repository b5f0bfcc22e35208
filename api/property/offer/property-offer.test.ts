import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, openDatabase } from "#api/platform/database/database.ts";
import { nightRates, propertyDiscounts } from "#api/schema/rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aSeason } from "#api/testing/builders/a-season.ts";
import { testSettings } from "#api/testing/servers/test-app.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { seasonOf } from "#domain/price/season.ts";
import { siteByHost } from "#domain/site/sites.ts";
import { propertyOffer, propertyOffers } from "./property-offer.ts";

let db: Db;

beforeAll(async () => {
  db = openDatabase(await testSettings());
});
afterAll(() => db.$client.end());

test("homes come with their own seasons, discounts, single nights and fee, and with no other home's", async () => {
  const plain = await aProperty(db);
  const rich = await aProperty(db, { seasonPercents: { eid: 50 }, serviceFee: 2_500 });
  const days = { fromDay: "2027-01-01", toDay: "2027-01-31" };
  await db.insert(propertyDiscounts).values({ propertyId: rich.id, source: "PLATFORM", percentage: 10, ...days });
  await db.insert(nightRates).values({ propertyId: rich.id, night: "2027-01-09", price: 200_000 });

  const prices = { weekdayPrice: 80_000, weekendPrice: 120_000 };
  const ofNobody = { dayPrices: {}, lengthDiscounts: [], leadDiscounts: [] };
  const offers = await propertyOffers(db, [plain.id, rich.id, 999_999], { from: "2027-01-01", to: "2027-02-01" });
  expect(new Map(offers.map(({ id, rates }) => [id, rates]))).toEqual(
    new Map([
      [plain.id, { ...prices, ...ofNobody, seasonPercents: {}, discounts: [], overrides: {}, serviceFee: 0 }],
      [
        rich.id,
        {
          ...prices,
          ...ofNobody,
          seasonPercents: { eid: 50 },
          discounts: [{ from: "2027-01-01", to: "2027-01-31", percentage: 10, source: "PLATFORM" }],
          overrides: { "2027-01-09": 200_000 },
          serviceFee: 2_500,
        },
      ],
    ]),
  );
});

test("what the database keeps is what the guest pays: feast, discount and a night the host priced", async () => {
  await aSeason(db, { fromDay: "2027-03-09", toDay: "2027-03-10" });
  const property = await aProperty(db, { seasonPercents: { eid: 50 } });
  await db.insert(propertyDiscounts).values({
    propertyId: property.id,
    source: "PROPERTY",
    percentage: 10,
    fromDay: "2027-03-10",
    toDay: "2027-03-10",
  });
  await db.insert(nightRates).values({ propertyId: property.id, night: "2027-03-11", price: 200_000 });
  const site = siteByHost("mabeet-sa.localhost");
  const stay = { checkIn: "2027-03-09", checkOut: "2027-03-12" };
  const offer = await propertyOffer(db, property.id, { from: stay.checkIn, to: stay.checkOut });
  if (!offer) throw new Error("The home is not listed.");
  const { rates, seasons, today } = offer;

  expect(seasonOf(seasons, "SA", "2027-03-10")).toBe("eid");
  expect(pricePropertyStay(rates, stay, { site, propertyCountry: "SA", seasons, today })).toMatchObject({
    accommodation: 120_000 + 120_000 + 200_000,
    discount: { amount: 12_000, source: "PROPERTY" },
    total: 492_200,
  });
});
