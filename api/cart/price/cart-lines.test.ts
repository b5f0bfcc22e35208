import fc from "fast-check";
import { expect, test } from "vitest";
import { aPricedCart, someCover as cover } from "#api/testing/builders/a-priced-cart.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import { isDiscount, isServiceFee } from "#domain/cart/line-flags.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { cartLines } from "./cart-lines.ts";
import { payableOf, totalsOf } from "./cart-totals.ts";

const typesAndTotals = (lines: CartProduct[]) => lines.map(({ type, price }) => [type, price.total]);

test("lines come in one order: property, fee, cover, discount, coupon, VAT", () => {
  const priced = aPricedCart({ serviceFee: 5_000, insurance: cover }, { code: "AHLAN50", amount: 5_000 });
  const lines = cartLines(priced, "en");

  expect(typesAndTotals(lines)).toEqual([
    ["accommodation", 3200],
    ["rule", 50],
    ["insurance", 54],
    ["rule", -120],
    ["coupon", -50],
    ["vat", 462],
  ]);
  expect(lines.map(isServiceFee)).toEqual([false, true, false, false, false, false]);
  expect(lines.map(isDiscount)).toEqual([false, false, false, true, true, false]);
  expect(lines[1]).toMatchObject({ code: "SERVICE_FEE", name: "Service fee" });
  expect(lines[3]).toMatchObject({ code: "DISCOUNT", category: "discount", name: "Discount" });
  expect(totalsOf(priced).total).toBe(3596);
});

test("a cart with two stays has the lines of both, with ids of their own, and they add up", () => {
  const { cart, facts, ...more } = aPricedCart({ insurance: cover }, { code: "AHLAN50", amount: 5_000 });
  const [item] = cart.items;
  if (!item) throw new Error("The cart has no item.");
  const priced = {
    ...more,
    cart: { ...cart, items: [item, { ...item, itemId: "second" }] },
    facts: [...facts, ...facts],
  };
  const lines = cartLines(priced, "en");

  expect(typesAndTotals(lines)).toEqual([
    ["accommodation", 3200],
    ["accommodation", 3200],
    ["insurance", 54],
    ["rule", -120],
    ["rule", -120],
    ["coupon", -50],
    ["vat", 916.5],
  ]);
  expect(new Set(lines.map(({ productId }) => productId)).size).toBe(lines.length);
  expect(lines.reduce((sum, { price }) => sum + price.total, 0)).toBe(totalsOf(priced).total);
});

test("the line of the property shows its own discount", () => {
  expect(cartLines(aPricedCart(), "en")[0]?.additionalData).toEqual({
    nights: 3,
    originalTotal: 3200,
    discountAmount: 120,
    discountPercentage: 4,
    discountSource: "PROPERTY",
  });
});

test("the same lines have Arabic labels, and the fee has its Arabic name", () => {
  const lines = cartLines(aPricedCart({ serviceFee: 5_000, insurance: cover }), "ar");

  expect(lines.map(({ name }) => name)).toEqual([
    "شاليه قمرا",
    "رسوم الخدمة",
    "تغطية شاملة",
    "خصم",
    expect.stringContaining("ضريبة"),
  ]);
  expect(lines.filter(isServiceFee)).toHaveLength(1);
});

test.each([
  ["mabeet-SA", "SA", 462],
  ["mabeet-KW", "KW", 0],
  ["mabeet-BH", "SA", 308],
  ["mabeet-GLOBAL", "KW", null],
] as const)("on %s a property of %s has the VAT line %j", (siteId, propertyCountry, vat) => {
  const line = cartLines(aPricedCart({ siteId, propertyCountry }), "en").find(({ type }) => type === "vat");

  expect(line?.price.total ?? null).toBe(vat);
});

test("in every currency the shown lines add up to the amount on the button, to the fils", () => {
  const inputs = fc.record({
    currency: fc.constantFrom(...currencies),
    weekdayPrice: fc.integer({ min: 1, max: 900_000 }),
    serviceFee: fc.nat(20_000),
    off: fc.nat(400_000),
    isCovered: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, ({ currency, off, isCovered, ...input }) => {
      const money = { currency, rate: rates[currency], insurance: isCovered ? cover : null };
      const priced = aPricedCart({ ...input, ...money }, off > 0 ? { code: "OFF", amount: off } : null);
      const lines = cartLines(priced, "en");
      const shown = lines.reduce((sum, { displayPrice }) => sum + toMinorUnits(displayPrice.total, currency), 0);

      expect(shown).toBe(payableOf(priced).minor);
      expect(toMinorUnits(totalsOf(priced).payable.total, currency)).toBe(payableOf(priced).minor);
    }),
  );
});
