import { expect, test } from "vitest";
import { coverPlans, coverPrice } from "./travel-cover.ts";

test("cover is paid for every guest and every night", () => {
  const prices = coverPlans.map((plan) => coverPrice(plan, { nights: 3, adults: 2, children: 1 }));

  expect(prices).toEqual([3_600, 8_100]);
});

test("a plan has its own id and texts in both languages", () => {
  expect(new Set(coverPlans.map(({ planId }) => planId)).size).toBe(coverPlans.length);
  expect(coverPlans.every(({ name, description }) => [name, description].every(({ en, ar }) => en && ar))).toBe(true);
});
