import { expect, test } from "vitest";
import { readCoupon } from "./coupon.ts";

test.each([
  [" summer-10 ", "SUMMER-10"],
  ["عيد", null],
  ["EID٢٠٢٦", "EID2026"],
  ["ab", null],
  ["abc", "ABC"],
  ["A".repeat(30), "A".repeat(30)],
  ["A".repeat(31), null],
  ["two words", null],
  ["straße", null],
  ["", null],
])("the code %j is read as %j", (text, code) => {
  expect(readCoupon(text)).toBe(code);
});
