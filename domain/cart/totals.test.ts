import fc from "fast-check";
import { expect, test } from "vitest";
import { convertPrice } from "#domain/money/convert-price.ts";
import { type CurrencyCode, currencies, exponents, rates } from "#domain/money/currency.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { priceSums } from "#domain/price/price-stay.ts";
import { payableMinor, presentLines, presentPaidLines } from "./present.ts";
import { type CartCharges, cartTotals, itemAmount, totalsOfItems } from "./totals.ts";

const amount = fc.nat(5_000_000);
const charges: fc.Arbitrary<CartCharges> = fc
  .record({
    accommodation: amount,
    off: amount,
    serviceFee: fc.nat(50_000),
    vatPercent: fc.constantFrom(0, 5, 10, 15),
    insurance: fc.oneof(fc.constant(0), amount),
    coupon: fc.oneof(fc.constant(0), amount),
    loyalty: fc.oneof(fc.constant(0), amount),
  })
  .map(({ accommodation, off, serviceFee, vatPercent, ...more }) => ({
    price: { nights: 2, accommodation, discount: { amount: Math.min(off, accommodation) }, serviceFee, vatPercent },
    ...more,
  }));

/** The lines as a cart lists them. */
function linesOf({ price, ...given }: CartCharges): number[] {
  const { insurance, coupons, loyalty, vat } = cartTotals({ price, ...given });
  return [itemAmount(price), price.serviceFee, insurance, 0 - coupons, 0 - loyalty, vat];
}

test("a cart adds up, and its total is never negative", () => {
  fc.assert(
    fc.property(charges, (given) => {
      const { subtotal, vat, insurance, coupons, loyalty, total } = cartTotals(given);

      expect(total).toBe(subtotal + vat + insurance - coupons - loyalty);
      expect([subtotal, vat, coupons, loyalty, total].every((sum) => Number.isSafeInteger(sum) && sum >= 0)).toBe(true);
      expect(linesOf(given).reduce((sum, line) => sum + line, 0)).toBe(total);
    }),
  );
});

test("a cart without additions costs what the stay was quoted at", () => {
  fc.assert(
    fc.property(charges, ({ price }) => {
      const { nights, accommodation, discount, serviceFee, vatPercent } = price;
      const quoted = priceSums({ nights, accommodation, discount: discount.amount, serviceFee, vatPercent });
      expect(cartTotals({ price }).total).toBe(quoted.total);
    }),
  );
});

test("VAT is on what the coupon leaves, cover bears none, and points pay last", () => {
  const price = { nights: 2, accommodation: 210_000, discount: { amount: 10_000 }, serviceFee: 5_000, vatPercent: 15 };

  expect(cartTotals({ price, coupon: 5_000, insurance: 3_000, loyalty: 10_000 })).toEqual({
    subtotal: 205_000,
    vat: 30_000,
    insurance: 3_000,
    coupons: 5_000,
    loyalty: 10_000,
    retained: 0,
    total: 223_000,
  });
});

test("a coupon larger than the stay leaves the cover, and points larger than that leave nothing", () => {
  const price = { nights: 1, accommodation: 10_000, discount: { amount: 0 }, serviceFee: 0, vatPercent: 15 };

  expect(cartTotals({ price, coupon: 90_000, insurance: 2_000 })).toMatchObject({
    coupons: 10_000,
    vat: 0,
    total: 2_000,
  });
  expect(cartTotals({ price, coupon: 90_000, insurance: 2_000, loyalty: 9_000 })).toMatchObject({
    loyalty: 2_000,
    total: 0,
  });
});

test("points and wallet also paid for nights that were given up", () => {
  const price = { nights: 1, accommodation: 10_000, discount: { amount: 0 }, serviceFee: 0, vatPercent: 0 };
  expect(cartTotals({ price, retained: 20_000, loyalty: 30_000 })).toMatchObject({ loyalty: 30_000, total: 0 });
});

test("several items add up, each with its own VAT, and a coupon is deducted once", () => {
  fc.assert(
    fc.property(fc.array(charges, { minLength: 1, maxLength: 4 }), amount, (carts, coupon) => {
      const prices = carts.map(({ price }) => price);
      const alone = prices.map((price) => cartTotals({ price }));
      const sumOf = (name: "subtotal" | "vat" | "total") => alone.reduce((sum, one) => sum + one[name], 0);
      const { subtotal, vat, total } = totalsOfItems(prices, {});
      expect([subtotal, vat, total]).toEqual([sumOf("subtotal"), sumOf("vat"), sumOf("total")]);

      const reduced = totalsOfItems(prices, { coupon });
      expect(reduced.coupons).toBe(Math.min(coupon, subtotal));
      expect(reduced.vats.reduce((sum, { halalas }) => sum + halalas, 0)).toBe(reduced.vat);
      expect(new Set(reduced.vats.map(({ percent }) => percent)).size).toBe(reduced.vats.length);
    }),
  );
});

const currency = fc.constantFrom(...currencies);
const tinyRate = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => units / 10 ** 8);
const presentment = fc
  .tuple(currency, fc.boolean(), tinyRate)
  .map(([code, known, rate]) => ({ currency: code, rate: known ? rates[code] : rate }));

test("the shown lines of a cart add up to the amount on the button, in every currency", () => {
  fc.assert(
    fc.property(charges, presentment, (given, paid) => {
      const shown = presentLines(linesOf(given), paid);
      const { total } = cartTotals(given);

      expect(shown.reduce((sum, line) => sum + line, 0)).toBe(payableMinor(total, paid));
      expect(shown.every((line) => line % 10 ** (exponents[paid.currency] - 2) === 0)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("the shown charges add up to what is due, and with what points and wallet pay to the amount on the button", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.nat(500_000)), parts, presentment, (charged, wanted, paid) => {
      let left = charged.reduce((sum, line) => sum + line, 0);
      const legs = wanted.map((part) => {
        const leg = Math.min(part, left);
        left -= leg;
        return 0 - leg;
      });
      const shown = presentPaidLines(charged, legs, paid);
      const sumOf = (lines: number[]) => lines.reduce((sum, line) => sum + line, 0);
      const due = charged.reduce((sum, line) => sum + line, 0);

      expect(sumOf(shown.charges)).toBe(payableMinor(due, paid));
      expect(sumOf(shown.charges) + sumOf(shown.paid)).toBe(payableMinor(left, paid));
      expect(shown.paid.every((line) => line <= 0)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("no shown line is a hundredth or more away from its own amount", () => {
  fc.assert(
    fc.property(charges, currency, (given, code) => {
      const lines = linesOf(given);
      const paid = { currency: code, rate: rates[code] };
      const step = 10 ** (exponents[code] - 2);
      presentLines(lines, paid).forEach((shown, index) => {
        const line = lines[index] ?? 0;
        const exact = (Math.abs(line) * Math.round(rates[code] * 10_000)) / 10_000;
        expect(Math.abs(Math.abs(shown) / step - exact)).toBeLessThan(1);
        if (line === 0) expect(shown).toBe(0);
      });
    }),
  );
});

test("what is charged is what the price function prints, cut once", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), currency, (halalas, code: CurrencyCode) => {
      const printed = toMinorUnits(convertPrice(halalas / 100, rates[code]), code);
      expect(payableMinor(halalas, { currency: code, rate: rates[code] })).toBe(printed);
    }),
  );
});

test("a dinar is charged in steps of ten fils", () => {
  expect(payableMinor(368_000, { currency: "KWD", rate: 0.0818 })).toBe(301_020);
  expect(payableMinor(12_345, { currency: "BHD", rate: 0.1003 })).toBe(12_380);
});
