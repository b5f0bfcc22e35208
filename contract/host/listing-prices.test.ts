import { expect, test } from "vitest";
import { listingPrices } from "./listing-prices.ts";

const plain = { weekdayPrice: 800, weekendPrice: 1200 };
const period = { name: "Jazan festival", from: "2027-01-01", to: "2027-01-10" };
const problemsOf = (given: object) =>
  listingPrices.safeParse({ ...plain, ...given }).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("two prices are enough; everything else has no value of its own", () => {
  expect(listingPrices.parse(plain)).toEqual({
    ...plain,
    ...{ dayPrices: {}, seasons: {}, periods: [], lengthDiscounts: [], leadDiscounts: [], booking: null },
  });
});

test.each([
  ["a price of nothing", { weekdayPrice: 0 }, "weekdayPrice"],
  ["a price with halalas", { weekendPrice: 800.5 }, "weekendPrice"],
  ["a price beyond the limit", { dayPrices: { thu: 50_001 } }, "dayPrices.thu"],
  ["a day that is none", { dayPrices: { thursday: 900 } }, "dayPrices"],
  ["a season that is none", { seasons: { winter: { percent: 5 } } }, "seasons"],
  ["a season at a third of its price", { seasons: { eid: { percent: -67 } } }, "seasons.eid.percent"],
  ["an impossible day", { periods: [{ ...period, to: "2027-02-29" }] }, "periods.0.to"],
  ["a period that ends before it begins", { periods: [{ ...period, to: "2026-12-31" }] }, "periods.0.to"],
  ["a period with price and percentage", { periods: [{ ...period, price: 900, percent: 5 }] }, "periods.0.percent"],
  [
    "two periods of one night",
    { periods: [period, { ...period, from: "2027-01-10", to: "2027-01-10" }] },
    "periods.1.from",
  ],
  [
    "more than forty periods",
    { periods: Array.from({ length: 41 }, (_, day) => ({ name: "x", from: `2027-01-${day}`, to: "2027-01-01" })) },
    "periods",
  ],
  [
    "a discount of a length that is not offered",
    { lengthDiscounts: [{ minNights: 5, percent: 5 }] },
    "lengthDiscounts.0.minNights",
  ],
  [
    "a longer stay at a lower discount",
    {
      lengthDiscounts: [
        { minNights: 7, percent: 5 },
        { minNights: 3, percent: 6 },
      ],
    },
    "lengthDiscounts.0.percent",
  ],
  [
    "two early discounts",
    { leadDiscounts: [30, 60].map((days) => ({ kind: "early", days, percent: 5 })) },
    "leadDiscounts",
  ],
  ["a notice of more than a week", { booking: { noticeHours: 169 } }, "booking.noticeHours"],
  ["an hour that is none", { booking: { sameDayUntil: "24:00" } }, "booking.sameDayUntil"],
  ["a field that nobody knows", { price: 5 }, ""],
])("%s is refused where it stands", (_title, given, path) => {
  const problems = problemsOf(given);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.some((each) => each.startsWith(path))).toBe(true);
});

test("three years of periods can be written, and no more", () => {
  const ends = (to: string) => problemsOf({ periods: [period, { ...period, from: to, to }] });
  expect(ends("2029-12-31")).toEqual([]);
  expect(ends("2031-01-01")).toEqual(["periods"]);
});
