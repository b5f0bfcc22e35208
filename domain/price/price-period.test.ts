import { expect, test } from "vitest";
import { periodPrices } from "./price-period.ts";

const rates = { weekdayPrice: 80_050, weekendPrice: 120_000, dayPrices: { sat: 100_000 }, seasonPercents: { eid: 50 } };
/** Wednesday to Saturday. */
const period = { from: "2026-11-18", to: "2026-11-21", price: null, percentage: null };
const pricesIn = (country: string, given: object) =>
  periodPrices({ ...period, ...given }, rates, country).map(({ price }) => price);

test("a period with a price gives it to each of its nights, the last included", () => {
  expect(periodPrices({ ...period, price: 99_900 }, rates, "SA")).toEqual(
    ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"].map((night) => ({ night, price: 99_900 })),
  );
});

test("a percentage is on the price of the day of the week, in whole riyals, and seasons add nothing", () => {
  expect(pricesIn("SA", { percentage: 25 })).toEqual([100_100, 150_000, 150_000, 125_000]);
  expect(pricesIn("AE", { percentage: -50 })).toEqual([40_000, 40_000, 60_000, 50_000]);
});

test("a period that only asks for more nights prices none", () => {
  expect(pricesIn("SA", {})).toEqual([]);
});
