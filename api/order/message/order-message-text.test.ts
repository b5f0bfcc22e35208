import fc from "fast-check";
import { expect, test } from "vitest";
import { cartLines, type PricedCart } from "#api/cart/price/cart-lines.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { aPricedCart, someCover } from "#api/testing/builders/a-priced-cart.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { type Language, languages } from "#domain/site/language.ts";
import { siteById } from "#domain/site/sites.ts";
import { orderMailContent } from "./order-message-text.ts";

const property = {
  nameEn: "Qamra",
  nameAr: "قمرا",
  addressEn: "",
  addressAr: "",
  checkinBeginTime: "16:00",
  checkoutEndTime: "12:00",
};

function orderOf(priced: PricedCart, language: Language): OrderRow {
  const { minor, currency } = payableOf(priced);
  return {
    orderNumber: "C123456789",
    language,
    checkIn: "2026-12-02",
    checkOut: "2026-12-05",
    totalMinor: minor,
    currency,
    snapshot: {
      property,
      guests: { firstName: "Noura", guestCount: { adults: 2, children: 0 } },
      priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") },
      policySnapshot: [],
      depositAmount: 500,
    },
  } as unknown as OrderRow;
}
function factsOf(priced: PricedCart, language: Language) {
  const place = {
    site: siteById("mabeet-SA"),
    origin: "http://mabeet.example",
    rate: priced.cart.rate,
    access: "of-the-link",
  };
  return orderMailContent("confirmed", orderOf(priced, language), place).facts;
}

test("the email lists the price lines in the currency that was paid, and the riyals that the host collects", () => {
  const priced = aPricedCart({ currency: "KWD", rate: 0.0818 }, { code: "AHLAN50", amount: 5_000 });

  expect(factsOf(priced, "en").slice(5)).toEqual([
    { name: "3 nights", value: "KWD 261.76" },
    { name: "Discount", value: "KWD \u2066−9.82\u2069" },
    { name: "Discount \u2066AHLAN50\u2069", value: "KWD \u2066−4.09\u2069" },
    { name: "VAT (15%)", value: "KWD 37.18" },
    { name: "Paid", value: "KWD 285.03" },
    { name: "Refundable deposit, paid at check-in", value: "SAR 500.00 (≈ KWD 40.90)" },
  ]);
  expect(factsOf(aPricedCart(), "ar").at(-1)?.value).toBe("500.00 ر.س");
});

test("in every currency and both languages the lines of the mail add up to what it says was paid", () => {
  const inputs = fc.record({
    currency: fc.constantFrom(...currencies),
    language: fc.constantFrom(...languages),
    weekdayPrice: fc.integer({ min: 1, max: 900_000 }),
    serviceFee: fc.nat(20_000),
    off: fc.nat(400_000),
    isCovered: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, ({ currency, language, off, isCovered, ...input }) => {
      const money = { currency, rate: rates[currency], insurance: isCovered ? someCover : null };
      const facts = factsOf(
        aPricedCart({ ...input, ...money }, off > 0 ? { code: "OFF", amount: off } : null),
        language,
      );
      const amounts = facts.slice(5, -1).map(({ value }) => amountIn(value));
      const [paid = 0, ...lines] = amounts.map((amount) => toMinorUnits(amount, currency)).reverse();

      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(paid);
    }),
  );
});

function amountIn(text: string): number {
  const digits = text.match(/−?[\d,]*\d\.\d\d/)?.[0] ?? "";
  return Number(digits.replaceAll(",", "").replace("−", "-"));
}
