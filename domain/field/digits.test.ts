import { expect, test } from "vitest";
import { bareDigits, latinDigits, readRiyals } from "./digits.ts";

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["غرفة ٣", "غرفة 3"],
  ["abc 12", "abc 12"],
])("%s is read as %s", (text, read) => {
  expect(latinDigits(text)).toBe(read);
});

test("spaces, dashes and direction marks between digits do not count", () => {
  expect(bareDigits("\u202A050 123-45\u201367\u00A0٨\u202C")).toBe("05012345678");
});

test.each([
  ["120", 120],
  ["120.5", 120.5],
  [" 1,250.75 ", 1250.75],
  ["١٢٠٫٥٠", 120.5],
  ["120.555", null],
  ["-5", null],
  ["", null],
  ["SAR 5", null],
])("a guest who types %j means %j riyals", (typed, amount) => {
  expect(readRiyals(typed)).toBe(amount);
});
