import fc from "fast-check";
import { expect, test } from "vitest";
import { presentLines } from "#domain/cart/present.ts";
import { cartTotals } from "#domain/cart/totals.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { invoiceLines, vatWithin } from "./sold-lines.ts";

const text = { en: "Qamra Chalet", ar: "شاليه قمرا" };

test("a coupon and VAT are shared by the lines in proportion", () => {
  const sale = {
    lines: [
      { kind: "stay" as const, text, quantity: 3, amount: 320_000, discount: 12_000 },
      { kind: "fee" as const, text, quantity: 1, amount: 5_000, discount: 0 },
    ],
    vat: 46_200,
    cover: 5_400,
    total: 308_000 + 5_000 - 5_000 + 46_200 + 5_400,
  };
  const { lines, totals } = invoiceLines(sale);
  expect(totals).toEqual({ net: 308_000, vat: 46_200, gross: 354_200, collected: 5_400, total: 359_600 });
  expect(lines.map(({ net, discount, vat }) => [net, discount, vat])).toEqual([
    [303_080, 16_920, 45_462],
    [4_920, 80, 738],
  ]);
});

test("in every currency the lines of an invoice add up to the payment, to the minor unit", () => {
  const inputs = fc.record({
    currency: fc.constantFrom(...currencies),
    accommodation: fc.integer({ min: 1, max: 9_000_000 }),
    discount: fc.nat(5_000_000),
    serviceFee: fc.nat(20_000),
    coupon: fc.nat(9_000_000),
    cover: fc.constantFrom(0, 1, 5_400, 7_777),
    vatPercent: fc.constantFrom(0, 5, 10, 15),
  });
  fc.assert(
    fc.property(inputs, ({ currency, accommodation, serviceFee, cover, vatPercent, ...off }) => {
      const discount = Math.min(off.discount, accommodation);
      const price = { nights: 3, accommodation, serviceFee, vatPercent, discount: { amount: discount } };
      const sums = cartTotals({ price, insurance: cover, coupon: off.coupon });
      const halalas = [accommodation, serviceFee, cover, -discount, -sums.coupons, sums.vat];
      const shown = presentLines(halalas, { currency, rate: rates[currency] });
      const [stay = 0, fee = 0, shownCover = 0, shownDiscount = 0, , vat = 0] = shown;
      const total = shown.reduce((sum, one) => sum + one, 0);
      const { lines, totals } = invoiceLines({
        lines: [
          { kind: "stay", text, quantity: 3, amount: stay, discount: -shownDiscount },
          { kind: "fee", text, quantity: 1, amount: fee, discount: 0 },
        ],
        vat,
        cover: shownCover,
        total,
      });
      const sum = (key: "net" | "vat" | "gross") => lines.reduce((all, line) => all + line[key], 0);
      expect(totals.total).toBe(total);
      expect([sum("net"), sum("vat"), sum("gross")]).toEqual([totals.net, totals.vat, totals.gross]);
      for (const line of lines) {
        expect(line.amount - line.discount).toBe(line.net);
        expect(Math.min(line.discount, line.net, line.vat)).toBeGreaterThanOrEqual(0);
      }
      if (cover === 0) expect(totals.collected).toBe(0);
      expect(totals.collected).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [11_500, 15, 1_500],
  [100, 15, 13],
  [10_500, 5, 500],
  [999, 0, 0],
])("%i with %i %% contains %i of VAT", (gross, rate, vat) => {
  expect(vatWithin(gross, rate)).toBe(vat);
});
