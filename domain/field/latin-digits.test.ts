import { expect, test } from "vitest";
import { bareDigits, latinDigits } from "./latin-digits.ts";

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
