import { expect, test } from "vitest";
import { readCoupon, readOtp } from "./codes.ts";

test.each([
  ["012345", "012345"],
  [" 012 345 ", "012345"],
  ["٠١٢٣٤٥", "012345"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
])("the one-time code %j is read as %j", (text, code) => {
  expect(readOtp(text)).toBe(code);
});

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
])("the coupon %j is read as %j", (text, code) => {
  expect(readCoupon(text)).toBe(code);
});
