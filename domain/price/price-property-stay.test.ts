import fc from "fast-check";
import { expect, test } from "vitest";
import { siteByHost, sites } from "#domain/site/sites.ts";
import { vatOnProperty } from "#domain/site/vat.ts";
import { addDays } from "#domain/stay/day.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { nightPrice } from "./night-price.ts";
import { pricePropertyStay } from "./price-property-stay.ts";
import { priceStay } from "./price-stay.ts";
import { discountedLengths, discountSources, leadKinds, type PropertyRates } from "./property-rates.ts";
import { seasonCalendar, seasonKinds } from "./season.ts";

const plain: PropertyRates = {
  weekdayPrice: 80_000,
  weekendPrice: 120_000,
  seasonPercents: {},
  discounts: [],
  serviceFee: 0,
};
const saudi = {
  site: siteByHost("mabeet-sa.localhost"),
  propertyCountry: "SA",
  seasons: seasonCalendar([]),
  today: "2026-11-15",
};
const wednesdayToSaturday = { checkIn: "2026-11-18", checkOut: "2026-11-21" };
const eid = seasonCalendar([{ kind: "eid", country: "SA", from: "2026-11-19", to: "2026-11-19" }]);

test("Wednesday to Saturday is a weekday, two weekend nights and VAT", () => {
  expect(pricePropertyStay(plain, wednesdayToSaturday, saudi)).toMatchObject({
    nights: 3,
    accommodation: 320_000,
    discount: { amount: 0, percentage: 0, source: null },
    vat: 48_000,
    total: 368_000,
    original: 368_000,
    firstNight: 92_000,
    nightly: [
      { date: "2026-11-18", price: 80_000, discount: 0, source: null },
      { date: "2026-11-19", price: 120_000 },
      { date: "2026-11-20", price: 120_000 },
    ],
  });
});

test.each([
  ["SA", 320_000],
  ["AE", 280_000],
])("the nights of a property in %s cost the same on all sites: %i halalas", (propertyCountry, accommodation) => {
  const sums = sites.map((site) => pricePropertyStay(plain, wednesdayToSaturday, { ...saudi, site, propertyCountry }));

  expect(new Set(sums.map((sum) => sum.accommodation))).toEqual(new Set([accommodation]));
});

test("a service fee is charged once a stay, with VAT, the same on all sites, and the first night does not have it", () => {
  const prices = sites.map((site) =>
    pricePropertyStay({ ...plain, serviceFee: 5_000 }, wednesdayToSaturday, { ...saudi, site }),
  );
  expect(prices[0]).toMatchObject({ serviceFee: 5_000, vat: 48_750, total: 373_750, firstNight: 92_000 });
  expect(new Set(prices.map(({ total, vat }) => total - vat))).toEqual(new Set([325_000]));
});

test("a feast adds its percentage, in whole riyals, to the nights it covers", () => {
  const rates = { ...plain, weekendPrice: 121_110, seasonPercents: { eid: 35 } };

  expect(nightPrice(rates, "2026-11-19", { ...saudi, seasons: eid })).toBe(163_500);
  expect(nightPrice(rates, "2026-11-20", { ...saudi, seasons: eid })).toBe(121_110);
});

test("a season of the guest's site is nothing to a home abroad", () => {
  const rates = { ...plain, seasonPercents: { eid: 35 } };

  expect(nightPrice(rates, "2026-11-19", { ...saudi, propertyCountry: "KW", seasons: eid })).toBe(120_000);
});

test("a price the host set for one night stands, feast or not", () => {
  const rates = { ...plain, seasonPercents: { eid: 35 }, overrides: { "2026-11-19": 200_000 } };

  expect(nightPrice(rates, "2026-11-19", { ...saudi, seasons: eid })).toBe(200_000);
});

test("of two discounts on a night the better one counts, night by night", () => {
  const discounts = [
    { from: "2026-11-01", to: "2026-11-30", percentage: 10, source: "PROPERTY" as const },
    { from: "2026-11-20", to: "2026-11-20", percentage: 25, source: "CAMPAIGN" as const },
  ];
  const price = pricePropertyStay({ ...plain, discounts }, wednesdayToSaturday, saudi);

  expect(price.nightly.map(({ discount }) => discount)).toEqual([8_000, 12_000, 30_000]);
  expect(price.discount).toEqual({ amount: 50_000, percentage: 16, source: "CAMPAIGN" });
});

test("a discount ends with its last night", () => {
  const discounts = [{ from: "2026-11-01", to: "2026-11-18", percentage: 50, source: "PLATFORM" as const }];
  const price = pricePropertyStay({ ...plain, discounts }, wednesdayToSaturday, saudi);

  expect(price.nightly.map(({ discount }) => discount)).toEqual([40_000, 0, 0]);
});

test("the price of a day of the week has precedence over weekday and weekend, and a season adds to it", () => {
  const rates = { ...plain, seasonPercents: { eid: 50 }, dayPrices: { thu: 90_000, fri: 150_000 } } as const;

  expect(pricePropertyStay(rates, wednesdayToSaturday, saudi).nightly.map(({ price }) => price)).toEqual([
    80_000, 90_000, 150_000,
  ]);
  expect(nightPrice(rates, "2026-11-19", { ...saudi, seasons: eid })).toBe(135_000);
});

const weekly = { ...plain, lengthDiscounts: [3, 7].map((n) => ({ minNights: n as 3 | 7, percentage: n * 2 })) };

test.each([
  [2, 0],
  [3, 6],
  [6, 6],
  [7, 14],
  [28, 14],
])("a stay of %i nights has the discount of the longest length that it reaches: %i %%", (nights, percentage) => {
  const price = pricePropertyStay(weekly, { checkIn: "2026-11-22", checkOut: addDays("2026-11-22", nights) }, saudi);

  expect(price.discount).toMatchObject({ percentage, source: percentage > 0 ? "PROPERTY" : null });
});

const ahead = (kind: "early" | "last-minute", days: number) => ({
  ...plain,
  leadDiscounts: [{ kind, days, percentage: 10 }],
});

test.each([
  ["early", 30, 29, 0],
  ["early", 30, 30, 10],
  ["last-minute", 3, 3, 10],
  ["last-minute", 3, 4, 0],
  ["last-minute", 0, 0, 10],
] as const)("%s, %i days: a stay that begins in %i days has %i %% off", (kind, days, daysAhead, percentage) => {
  const checkIn = addDays(saudi.today, daysAhead);
  const price = pricePropertyStay(ahead(kind, days), { checkIn, checkOut: addDays(checkIn, 1) }, saudi);

  expect(price.discount.percentage).toBe(percentage);
});

test("discounts do not add up: each night has the best of its own, of the length and of the lead", () => {
  const rates = {
    ...weekly,
    leadDiscounts: [{ kind: "early" as const, days: 1, percentage: 20 }],
    discounts: [{ from: "2026-11-19", to: "2026-11-19", percentage: 25, source: "CAMPAIGN" as const }],
  };
  const { nightly, discount } = pricePropertyStay(rates, wednesdayToSaturday, saudi);

  expect(nightly.map((night) => night.discount)).toEqual([16_000, 30_000, 24_000]);
  expect(discount.source).toBe("PROPERTY");
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays("2026-11-01", days));
const period = fc.tuple(day, fc.nat(20)).map(([from, length]) => ({ from, to: addDays(from, length) }));
const rates: fc.Arbitrary<PropertyRates> = fc.record({
  weekdayPrice: fc.integer({ min: 1, max: 2_000_000 }),
  weekendPrice: fc.integer({ min: 1, max: 2_000_000 }),
  seasonPercents: fc.dictionary(fc.constantFrom(...seasonKinds), fc.integer({ min: -60, max: 150 })),
  discounts: fc.array(
    fc
      .tuple(period, fc.integer({ min: 1, max: 90 }), fc.constantFrom(...discountSources))
      .map(([days, percentage, source]) => ({ ...days, percentage, source })),
    { maxLength: 4 },
  ),
  overrides: fc.dictionary(day, fc.integer({ min: 1, max: 3_000_000 }), { maxKeys: 5 }),
  serviceFee: fc.nat(20_000),
  dayPrices: fc.dictionary(fc.constantFrom(...weekdays), fc.integer({ min: 1, max: 3_000_000 }), { maxKeys: 3 }),
  lengthDiscounts: fc.subarray(discountedLengths.map((minNights) => ({ minNights, percentage: 2 * minNights }))),
  leadDiscounts: fc.array(
    fc.record({
      kind: fc.constantFrom(...leadKinds),
      days: fc.nat(60),
      percentage: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 2 },
  ),
});
const sale = fc.record({
  today: fc.constant("2026-11-01"),
  site: fc.constantFrom(...sites),
  propertyCountry: fc.constantFrom("SA", "AE", "KW", "BH"),
  seasons: fc
    .array(fc.tuple(period, fc.constantFrom(...seasonKinds), fc.constantFrom("SA", "AE")), { maxLength: 5 })
    .map((list) => seasonCalendar(list.map(([days, kind, country]) => ({ ...days, kind, country })))),
});
const stay = fc
  .tuple(day, fc.integer({ min: 1, max: 28 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));

test("any stay costs what its nights, discounts, fee and VAT add up to, in whole halalas", () => {
  fc.assert(
    fc.property(rates, stay, sale, (property, nights, where) => {
      const price = pricePropertyStay(property, nights, where);
      const discount = price.nightly.reduce((sum, night) => sum + night.discount, 0);
      const vatPercent = vatOnProperty(where.site, where.propertyCountry).rate;
      const { serviceFee } = property;
      const again = priceStay({ nightly: price.nightly.map((night) => night.price), discount, serviceFee, vatPercent });

      expect({ ...price, discount: price.discount.amount }).toMatchObject(again);
      expect([price.total, price.vat, price.firstNight].every(Number.isSafeInteger)).toBe(true);
      expect(price.total).toBeLessThanOrEqual(price.original);
      expect(price.firstNight).toBeLessThanOrEqual(price.total);
    }),
  );
});

test("a discount never makes a night cost less than nothing, and its source is named when there is one", () => {
  fc.assert(
    fc.property(rates, stay, sale, (property, nights, where) => {
      const price = pricePropertyStay(property, nights, where);

      expect(price.nightly.every((night) => night.discount >= 0 && night.discount <= night.price)).toBe(true);
      expect(price.discount.source !== null).toBe(price.discount.amount > 0);
    }),
  );
});

test("without a fee and discounts of whole stays, two stays one after the other cost what one stay over both does, but for a halala of rounding", () => {
  fc.assert(
    fc.property(
      rates.map((each) => ({ ...each, serviceFee: 0, lengthDiscounts: [], leadDiscounts: [] })),
      day,
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 14 }),
      sale,
      (property, from, first, second, where) => {
        const middle = addDays(from, first);
        const end = addDays(middle, second);
        const apart =
          pricePropertyStay(property, { checkIn: from, checkOut: middle }, where).total +
          pricePropertyStay(property, { checkIn: middle, checkOut: end }, where).total;

        expect(
          Math.abs(apart - pricePropertyStay(property, { checkIn: from, checkOut: end }, where).total),
        ).toBeLessThanOrEqual(1);
      },
    ),
  );
});
