import { expect, test } from "vitest";
import { readOtp } from "./otp.ts";

test.each([
  ["012345", "012345"],
  [" 012 345 ", "012345"],
  ["٠١٢٣٤٥", "012345"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
])("the code %j is read as %j", (text, code) => {
  expect(readOtp(text)).toBe(code);
});
