import { expect, test } from "vitest";
import { noMoreTerms } from "#domain/cart/coupon-terms-for-test.ts";
import type { CouponTerms } from "#domain/cart/judge-coupon.ts";
import { priceNights } from "#domain/price/price-property-stay.ts";
import { addDays } from "#domain/stay/day.ts";
import { couponOfChange } from "./coupon-of-change.ts";

const terms: CouponTerms = {
  kind: "percent",
  value: 10,
  most: null,
  least: 0,
  startsAt: new Date("2026-01-01"),
  endsAt: new Date("2026-02-01"),
  usageLimit: 1,
  brand: "ALL",
  countryCode: "ALL",
  cityId: null,
  weekdays: null,
  leastNights: 3,
  isFirstBooking: true,
  accountId: null,
  contact: null,
  ...noMoreTerms,
};
const booked = {
  code: "TEN",
  amount: 3_000,
  site: { brand: "mabeet", countryCode: "SA" } as const,
  property: { id: 7, cityId: 1, propertyTypeId: 1, hostId: null },
  bookedAt: new Date("2026-01-15"),
};
const stayOf = (nights: number) =>
  priceNights(
    Array.from({ length: nights }, (_, at) => ({
      date: addDays("2026-06-01", at),
      price: 10_000,
      discount: 0,
      source: null,
    })),
    { serviceFee: 0, vatPercent: 15 },
  );

test.each([
  [4, 4_000],
  [3, 3_000],
  [2, 0],
])("ten percent of a stay of at least three nights, for %i nights: %i", (nights, amount) => {
  expect(couponOfChange({ ...booked, terms }, stayOf(nights))).toBe(amount);
});

test.each([
  [1, 10_000],
  [4, 25_000],
])("an amount stays, at most the subtotal: %i nights, %i", (nights, amount) => {
  expect(couponOfChange({ ...booked, amount: 25_000, terms: { ...terms, kind: "amount" } }, stayOf(nights))).toBe(
    amount,
  );
});

test("an order without a coupon gets none", () => {
  expect(couponOfChange(null, stayOf(3))).toBe(0);
});

test("a code with a budget never takes off more than when the order was booked", () => {
  expect(couponOfChange({ ...booked, terms: { ...terms, budgetHalalas: 3_000 } }, stayOf(4))).toBe(3_000);
});
