import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartRow } from "#api/database/schema/cart.ts";
import type { CartProduct } from "#contract/cart.ts";
import { isDiscount, isServiceFee } from "#domain/cart/line-flags.ts";
import { currencies, rates } from "#domain/money/currency.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { priceHomeStay } from "#domain/price/price-home-stay.ts";
import { NO_SEASONS } from "#domain/price/season.ts";
import { type Site, type SiteId, siteById } from "#domain/site/sites.ts";
import { cartLines, type PricedCart } from "./cart-lines.ts";
import { payableOf, totalsOf } from "./cart-totals.ts";
import type { HomeOfStay } from "./stayed-home.ts";

const stay = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
const discounts = [{ from: "2026-12-03", to: "2026-12-03", percentage: 10, source: "PROPERTY" as const }];
const home = { nameEn: "Qamra Chalet", nameAr: "شاليه قمرا", originalNameEn: null, originalNameAr: null } as HomeOfStay;
const cover = {
  productId: "cover",
  planId: "full",
  name: { en: "Full cover", ar: "تغطية شاملة" },
  description: { en: "", ar: "" },
  amount: 5_400,
};

type Wishes = { siteId?: SiteId; homeCountry?: string; serviceFee?: number; weekdayPrice?: number } & Partial<CartRow>;

function aPricedCart(wishes: Wishes = {}, coupon: PricedCart["coupon"] = null): PricedCart {
  const { siteId = "mabeet-SA", homeCountry = "SA", serviceFee = 0, weekdayPrice = 80_000, ...row } = wishes;
  const site: Site & { serviceFee: number } = { ...siteById(siteId), serviceFee };
  const rates = { weekdayPrice, weekendPrice: 120_000, seasonPercents: {}, discounts };
  const price = priceHomeStay(rates, stay, { site, homeCountry, seasons: NO_SEASONS });
  const cart = { id: "c", siteId, currency: "SAR", rate: 1, price, insurance: null, guest: null, ...row } as CartRow;
  return { cart, home, coupon };
}

const told = (lines: CartProduct[]) => lines.map(({ type, price }) => [type, price.total]);

test("lines come in one order: home, fee, cover, coupon, VAT", () => {
  const priced = aPricedCart({ serviceFee: 5_000, insurance: cover }, { code: "AHLAN50", amount: 5_000 });
  const lines = cartLines(priced, "en");

  expect(told(lines)).toEqual([
    ["accommodation", 3080],
    ["rule", 50],
    ["insurance", 54],
    ["coupon", -50],
    ["vat", 462],
  ]);
  expect(lines.map(isServiceFee)).toEqual([false, true, false, false, false]);
  expect(lines.map(isDiscount)).toEqual([false, false, false, true, false]);
  expect(lines[1]).toMatchObject({ code: "SERVICE_FEE", name: "Service fee" });
  expect(totalsOf(priced).total).toBe(3596);
});

test("the home's line tells what the home itself takes off", () => {
  expect(cartLines(aPricedCart(), "en")[0]?.additionalData).toEqual({
    nights: 3,
    originalTotal: 3200,
    discountAmount: 120,
    discountPercentage: 4,
    discountSource: "PROPERTY",
  });
});

test("the same lines are told in Arabic, and the fee is known by its Arabic name", () => {
  const lines = cartLines(aPricedCart({ serviceFee: 5_000, insurance: cover }), "ar");

  expect(lines.map(({ name }) => name)).toEqual([
    "شاليه قمرا",
    "رسوم الخدمة",
    "تغطية شاملة",
    expect.stringContaining("ضريبة"),
  ]);
  expect(lines.filter(isServiceFee)).toHaveLength(1);
});

test.each([
  ["mabeet-SA", "SA", 462],
  ["mabeet-KW", "KW", 0],
  ["mabeet-BH", "SA", 308],
  ["mabeet-GLOBAL", "KW", null],
] as const)("on %s a home of %s has the VAT line %j", (siteId, homeCountry, vat) => {
  const line = cartLines(aPricedCart({ siteId, homeCountry }), "en").find(({ type }) => type === "vat");

  expect(line?.price.total ?? null).toBe(vat);
});

test("in every currency the shown lines add up to the amount on the button, to the fils", () => {
  const wishes = fc.record({
    currency: fc.constantFrom(...currencies),
    weekdayPrice: fc.integer({ min: 1, max: 900_000 }),
    serviceFee: fc.nat(20_000),
    off: fc.nat(400_000),
    isCovered: fc.boolean(),
  });
  fc.assert(
    fc.property(wishes, ({ currency, off, isCovered, ...wish }) => {
      const money = { currency, rate: rates[currency], insurance: isCovered ? cover : null };
      const priced = aPricedCart({ ...wish, ...money }, off > 0 ? { code: "OFF", amount: off } : null);
      const lines = cartLines(priced, "en");
      const shown = lines.reduce((sum, { displayPrice }) => sum + toMinorUnits(displayPrice.total, currency), 0);

      expect(shown).toBe(payableOf(priced).minor);
      expect(toMinorUnits(totalsOf(priced).payable.total, currency)).toBe(payableOf(priced).minor);
    }),
  );
});
