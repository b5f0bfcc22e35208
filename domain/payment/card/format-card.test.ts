import { expect, test } from "vitest";
import { formatExpiry, formatNumber } from "./format-card.ts";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["42424", "4242 4"],
  ["378282246310005", "3782 822463 10005"],
  ["37828", "3782 8"],
  ["٤٢٤٢ x 4242", "4242 4242"],
  ["4242424242424242424242", "4242 4242 4242 4242 424"],
  ["", ""],
])("the number %s is written as %s", (typed, written) => {
  expect(formatNumber(typed)).toBe(written);
});

test.each([
  ["0", "0"],
  ["1", "1"],
  ["5", "05"],
  ["12", "12"],
  ["122", "12/2"],
  ["1228", "12/28"],
  ["12/28", "12/28"],
  ["12 / 2028", "12/28"],
  ["122028", "12/28"],
  ["7/28", "07/28"],
  ["٠٧٢٨", "07/28"],
])("the expiry %s is written as %s", (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});
