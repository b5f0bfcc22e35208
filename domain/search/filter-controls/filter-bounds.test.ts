import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, rates } from "#domain/money/currency.ts";
import { filters, rangeFilterNames } from "../filters.ts";
import { boundsOf, chosenRange, clampRange, isNarrowed, withOpenEnds } from "./filter-bounds.ts";
import { sliderEnds } from "./price-histogram.ts";
import { inGuestCurrency, inRiyals, priceStep, shownPriceBounds } from "./shown-price.ts";

const amount = fc.integer({ min: 0, max: 50_000 });
const measures = fc.tuple(amount, amount).map(([a, b]) => ({ minimum: Math.min(a, b), maximum: Math.max(a, b) }));
const ranges = fc.record({ minimum: amount, maximum: amount }, { requiredKeys: [] });

test("a slider reaches in whole steps around what the server measured", () => {
  expect(boundsOf("priceFilter", { minimum: 358.8, maximum: 2127.5 })).toEqual({
    minimum: 350,
    maximum: 2150,
    step: 50,
  });
  expect(boundsOf("bedCountFilter", { minimum: 3, maximum: 3 })).toEqual({ minimum: 3, maximum: 4, step: 1 });
});

test.each(rangeFilterNames)("%s has bounds even when no home was measured", (name) => {
  expect(boundsOf(name, null)).toEqual({ ...filters[name].fallback, step: filters[name].step });
});

test("ends outside are clamped, ends the wrong way round are swapped, open ends stand at their bounds", () => {
  const bounds = { minimum: 300, maximum: 2000 };
  expect(clampRange({ minimum: 900, maximum: 100 }, bounds)).toEqual({ minimum: 300, maximum: 900 });
  expect(clampRange({ minimum: 5000 }, bounds)).toEqual({ minimum: 2000, maximum: 2000 });
  expect(clampRange({}, bounds)).toEqual(bounds);
});

test("thumbs at their bounds choose nothing", () => {
  const bounds = { minimum: 300, maximum: 2000 };
  expect(chosenRange(bounds, bounds)).toBeNull();
  expect(chosenRange({ minimum: 500, maximum: 2000 }, bounds)).toEqual({ minimum: 500, maximum: 2000 });
  expect(withOpenEnds({ minimum: 500, maximum: 2000 }, bounds)).toEqual({ minimum: 500 });
  expect([isNarrowed({ minimum: 100 }, bounds), isNarrowed({ maximum: 900 }, bounds)]).toEqual([false, true]);
});

test("whatever the address says, the thumbs stand inside the slider and in order", () => {
  fc.assert(
    fc.property(ranges, measures, (range, measured) => {
      const bounds = boundsOf("sizeFilter", measured);
      const { minimum, maximum } = clampRange(range, bounds);
      expect(bounds.minimum <= minimum && minimum <= maximum && maximum <= bounds.maximum).toBe(true);
      expect(bounds.minimum <= measured.minimum && measured.maximum <= bounds.maximum).toBe(true);
    }),
  );
});

test("a range read back from its own thumbs is the same range", () => {
  fc.assert(
    fc.property(ranges, measures, (range, measured) => {
      const bounds = boundsOf("priceFilter", measured);
      const chosen = chosenRange(clampRange(range, bounds), bounds);
      expect(chosenRange(clampRange(chosen ?? {}, bounds), bounds)).toEqual(chosen);
    }),
  );
});

test("steps look round in every currency", () => {
  expect(Object.fromEntries(currencies.map((code) => [code, priceStep(rates[code])]))).toEqual({
    SAR: 50,
    AED: 50,
    QAR: 50,
    KWD: 5,
    BHD: 5,
    USD: 10,
    EUR: 10,
    GBP: 10,
    EGP: 500,
  });
});

test("forty dinars are 488 riyals as a floor and 489 as a ceiling, and both read as forty again", () => {
  const riyals = inRiyals({ minimum: 40, maximum: 40 }, rates.KWD);
  expect(riyals).toEqual({ minimum: 488, maximum: 489 });
  expect(inGuestCurrency(riyals, rates.KWD)).toEqual({ minimum: 40, maximum: 40 });
});

test("what the thumbs say in any currency is what they say after a reload", () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.integer({ min: 0, max: 400 }), (code, steps) => {
      const rate = rates[code];
      const shown = { minimum: steps * priceStep(rate), maximum: steps * priceStep(rate) };
      expect(inGuestCurrency(inRiyals(shown, rate), rate)).toEqual(shown);
    }),
  );
});

test("converting never loses a home that the guest's own numbers include", () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), amount, amount, (code, shown, price) => {
      const { minimum = 0, maximum = 0 } = inRiyals({ minimum: shown, maximum: shown }, rates[code]);
      if (price * rates[code] >= shown + 1e-6) expect(price).toBeGreaterThanOrEqual(minimum);
      if (price * rates[code] <= shown - 1e-6) expect(price).toBeLessThanOrEqual(maximum);
    }),
  );
});

test("the slider in the guest's currency holds the cheapest and the dearest home", () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), measures, (code, measured) => {
      const { minimum, maximum } = shownPriceBounds(measured, rates[code]);
      expect(minimum).toBeLessThanOrEqual(measured.minimum * rates[code]);
      expect(maximum).toBeGreaterThanOrEqual(measured.maximum * rates[code]);
    }),
  );
});

test("in riyals the slider begins and ends with the histogram", () => {
  const ends = sliderEnds(35_880, 212_750);
  expect(shownPriceBounds({ minimum: 358.8, maximum: 2127.5 }, 1)).toMatchObject({
    minimum: ends.from / 100,
    maximum: ends.to / 100,
  });
});
