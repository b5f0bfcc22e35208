import fc from "fast-check";
import { expect, test } from "vitest";
import { priceStay } from "./price-stay.ts";

test("two nights in a Saudi chalet are their prices and 15 % VAT", () => {
  expect(priceStay({ nightly: [80_000, 129_000], vatPercent: 15 })).toEqual({
    nights: 2,
    accommodation: 209_000,
    discount: 0,
    serviceFee: 0,
    vat: 31_350,
    total: 240_350,
    original: 240_350,
  });
});

test.each([
  [10, 15, 2],
  [3, 15, 0],
  [33, 5, 2],
  [30, 5, 2],
  [29, 5, 1],
  [99_999, 0, 0],
])("the VAT on %i halalas at %i %% is %i", (night, vatPercent, vat) => {
  expect(priceStay({ nightly: [night], vatPercent }).vat).toBe(vat);
});

test("a fee is taxed, a discount is not, and the original price knows no discount", () => {
  const price = priceStay({ nightly: [100_000], discount: 20_000, serviceFee: 5_000, vatPercent: 10 });

  expect(price).toMatchObject({ vat: 8_500, total: 93_500, original: 115_500 });
});

test("a discount larger than the nights leaves only the fee", () => {
  expect(priceStay({ nightly: [10_000], discount: 50_000, serviceFee: 1_000, vatPercent: 0 }).total).toBe(1_000);
});

test("the parts of any price are whole and add up to its total", () => {
  const amount = fc.nat(5_000_000);
  const charges = fc.record({
    nightly: fc.array(amount, { minLength: 1, maxLength: 28 }),
    discount: amount,
    serviceFee: amount,
    vatPercent: fc.constantFrom(0, 5, 10, 15),
  });

  fc.assert(
    fc.property(charges, (given) => {
      const { accommodation, discount, serviceFee, vat, total, original } = priceStay(given);
      expect(accommodation - discount + serviceFee + vat).toBe(total);
      expect([vat, total, original].every(Number.isSafeInteger)).toBe(true);
      expect(original).toBeGreaterThanOrEqual(total);
    }),
  );
});
