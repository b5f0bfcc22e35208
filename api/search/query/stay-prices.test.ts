import fc from "fast-check";
import { expect, test } from "vitest";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";
import { discountedLengths, discountSources, leadKinds, type PropertyRates } from "#domain/price/property-rates.ts";
import { seasonCalendar, seasonKinds } from "#domain/price/season.ts";
import { sites } from "#domain/site/sites.ts";
import { vatOnProperty } from "#domain/site/vat.ts";
import { addDays, numberOfDay } from "#domain/stay/day.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { emptyNightPrices, putPrices } from "../shard/night-prices.ts";
import { pricePropertyStays, stayNights, staySums } from "./stay-prices.ts";
import { netReaching, totalOf } from "./total-price.ts";

const TODAY = "2026-11-15";
const window = { first: numberOfDay(TODAY), nights: 200 };
const day = fc.integer({ min: -20, max: 210 }).map((ahead) => addDays(TODAY, ahead));
const period = fc
  .record({ from: day, length: fc.nat(60) })
  .map(({ from, length }) => ({ from, to: addDays(from, length) }));
const price = fc.oneof(fc.integer({ min: 1, max: 3_000_000 }), fc.constantFrom(10_000, 99_999, 120_050));

const rates: fc.Arbitrary<PropertyRates> = fc.record({
  weekdayPrice: price,
  weekendPrice: price,
  seasonPercents: fc.dictionary(fc.constantFrom(...seasonKinds), fc.integer({ min: -60, max: 150 })),
  discounts: fc.array(
    fc
      .tuple(period, fc.integer({ min: 1, max: 90 }), fc.constantFrom(...discountSources))
      .map(([nights, percentage, source]) => ({ ...nights, percentage, source })),
    { maxLength: 4 },
  ),
  overrides: fc.dictionary(day, price, { maxKeys: 4 }),
  serviceFee: fc.oneof(fc.constant(0), fc.nat(20_000)),
  dayPrices: fc.oneof(fc.constant({}), fc.dictionary(fc.constantFrom(...weekdays), price, { maxKeys: 3 })),
  lengthDiscounts: fc.subarray(discountedLengths.map((minNights) => ({ minNights, percentage: 5 + minNights }))),
  leadDiscounts: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...leadKinds),
      days: fc.nat(100),
      percentage: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 2, selector: ({ kind }) => kind },
  ),
});

const sales = fc.record({
  today: fc.constant(TODAY),
  site: fc.constantFrom(...sites),
  propertyCountry: fc.constantFrom("SA", "AE", "KW", "BH"),
  seasons: fc
    .array(fc.tuple(period, fc.constantFrom(...seasonKinds), fc.constantFrom("SA", "AE")), { maxLength: 5 })
    .map((list) => seasonCalendar(list.map(([nights, kind, country]) => ({ ...nights, kind, country })))),
});

/** A season leaves nothing of the price of a Sunday, which is not the same as no price. */
const nothingOnSundays: PropertyRates = {
  ...{ weekdayPrice: 10_000, weekendPrice: 10_000, seasonPercents: { "national-day": -1 }, discounts: [] },
  ...{ overrides: {}, serviceFee: 0, dayPrices: { sun: 1 }, lengthDiscounts: [], leadDiscounts: [] },
};
const sundaysOfSeason = {
  ...{ today: TODAY, site: sites[0] as (typeof sites)[number], propertyCountry: "SA" },
  seasons: seasonCalendar([{ kind: "national-day", country: "SA", from: TODAY, to: TODAY }]),
};

const stays = fc.record({ ahead: fc.nat(170), nights: fc.integer({ min: 1, max: 28 }) });

test("a card's price is the price of the stay to the last halala, whatever seasons, discounts and hosts do", () => {
  fc.assert(
    fc.property(
      fc.array(rates, { minLength: 1, maxLength: 5 }),
      sales,
      stays,
      (properties, sale, { ahead, nights }) => {
        const prices = emptyNightPrices(properties.length, window);
        for (const [position, each] of properties.entries()) putPrices(prices, position, each);
        const stay = stayNights(prices, window.first + ahead, nights, sale);
        const net = new Float64Array(properties.length);
        pricePropertyStays(net, prices, stay, {
          set: Int32Array.of(-1),
          positions: Int32Array.from(properties.keys()),
          count: properties.length,
        });
        const charges = { nights, vatPercent: vatOnProperty(sale.site, sale.propertyCountry).rate };
        for (const [position, each] of properties.entries()) {
          const days = { checkIn: addDays(TODAY, ahead), checkOut: addDays(TODAY, ahead + nights) };
          const exact = pricePropertyStay(each, days, sale);
          const { source, ...sums } = staySums(prices, stay, position);
          expect(totalOf(net[position] as number, charges)).toBe(exact.total);
          expect(priceSums({ ...sums, ...charges })).toMatchObject({ total: exact.total, original: exact.original });
          expect(source).toBe(exact.discount.source);
        }
      },
    ),
    { numRuns: 1_000, examples: [[[nothingOnSundays], sundaysOfSeason, { ahead: 0, nights: 1 }]] },
  );
});

test("the price before VAT that reaches a total reaches it, and a halala less does not", () => {
  const charges = fc.record({
    nights: fc.integer({ min: 1, max: 28 }),
    vatPercent: fc.constantFrom(0, 5, 10, 15),
  });
  fc.assert(
    fc.property(fc.nat(50_000_000), charges, (total, given) => {
      const net = netReaching(total, given);
      expect(totalOf(net, given)).toBeGreaterThanOrEqual(total);
      if (net > 0) expect(totalOf(net - 1, given)).toBeLessThan(total);
    }),
  );
});
