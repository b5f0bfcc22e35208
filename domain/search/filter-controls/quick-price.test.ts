import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, rates } from "#domain/money/currency.ts";
import { HISTOGRAM_BARS, sliderEnds } from "./price-histogram.ts";
import { quickPrice } from "./quick-price.ts";
import { inGuestCurrency, inRiyals } from "./shown-price.ts";

/** The answer of a search that found homes with these totals. */
function measure(totals: number[]) {
  const [minimumPrice, maximumPrice] = [Math.min(...totals), Math.max(...totals)];
  const { from, to } = sliderEnds(minimumPrice * 100, maximumPrice * 100);
  const histogram = new Array<number>(HISTOGRAM_BARS).fill(0);
  for (const total of totals) {
    const bar = Math.floor(((total * 100 - from) * HISTOGRAM_BARS) / (to - from));
    histogram[Math.min(HISTOGRAM_BARS - 1, bar)] = (histogram[Math.min(HISTOGRAM_BARS - 1, bar)] ?? 0) + 1;
  }
  return { minimumPrice, maximumPrice, histogram };
}

test.each([
  ["SAR", [400, 800, 900, 1_500, 2_600, 3_000], 1_000],
  ["AED", [2_650, 2_700, 3_100, 3_900, 4_000, 5_200], 3_000],
  ["KWD", [900, 1_100, 1_200, 1_900, 2_400, 6_000], 100],
  ["EGP", [400, 500, 600, 900], 10_000],
] as const)("in %s homes of %j riyals are filtered by %i", (currency, totals, price) => {
  expect(quickPrice(measure([...totals]), rates[currency])).toBe(price);
});

test.each([
  ["nothing was found", null],
  ["one home was found", measure([700])],
  ["all homes cost the same", measure([700, 700])],
  ["no round number lies between the homes", measure([1_010, 1_040])],
])("there is no price where %s", (_, measured) => {
  expect(quickPrice(measured, 1)).toBe(null);
});

test("in every currency the price finds some of the homes and not all, and its address shows the same round number", () => {
  const totals = fc.array(fc.integer({ min: 120, max: 60_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(totals, fc.constantFrom(...currencies), (homes, currency) => {
      const price = quickPrice(measure(homes), rates[currency]);
      if (price === null) return;
      const { maximum = 0 } = inRiyals({ maximum: price }, rates[currency]);
      const found = homes.filter((total) => total <= maximum);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(homes.length);
      expect(inGuestCurrency({ maximum }, rates[currency]).maximum).toBe(price);
    }),
  );
});
