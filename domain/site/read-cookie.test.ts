import { expect, test } from "vitest";
import { readCookie } from "./read-cookie.ts";

test.each([
  ["language=ar", "ar"],
  ["currency=KWD; language=en ", "en"],
  ["language=a%20b", "a b"],
  ["language=a=b", "a=b"],
  ["language=", ""],
  ["language=ar; language=en", "ar"],
])("of %s the language is “%s”", (header, language) => {
  expect(readCookie(header, "language")).toBe(language);
});

test.each([null, undefined, "", "language", "languages=ar", "xlanguage=ar", "language=%E0%A4%A"])(
  "%s names no language",
  (header) => {
    expect(readCookie(header, "language")).toBe(undefined);
  },
);
