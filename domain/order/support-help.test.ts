import { expect, test } from "vitest";
import type { StayOfOrder } from "./stay-actions.ts";
import { isWithinPriceLimit, needsCall } from "./support-help.ts";

test("a home up to a fifth dearer is an alternative", () => {
  expect(isWithinPriceLimit(120_000, 100_000)).toBe(true);
  expect(isWithinPriceLimit(120_001, 100_000)).toBe(false);
  expect(isWithinPriceLimit(50_000, 100_000)).toBe(true);
});

test("an operator calls a guest whose stay begins within a week", () => {
  const stay = { checkIn: "2026-12-10", checkInFrom: "16:00", timeZone: "Asia/Riyadh" } as StayOfOrder;
  expect(needsCall(stay, new Date("2026-12-03T13:00:00Z"))).toBe(false);
  expect(needsCall(stay, new Date("2026-12-03T13:00:01Z"))).toBe(true);
  expect(needsCall(stay, new Date("2026-12-11T00:00:00Z"))).toBe(true);
});
