import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

test.each([
  ["Al Hada", ["hada"]],
  ["al-hada", ["hada"]],
  ["AlUla", ["ula"]],
  ["الرِّيـاض", ["رياض"]],
  ["أبها ٢٠٢٦", ["ابها", "2026"]],
  ["۱۲ شخصًا", ["12", "شخصا"]],
  ["all", ["all"]],
  ["al", ["al"]],
])("%s has the words %j", (text, stems) => {
  expect(wordsOf(text).map(({ stem }) => stem)).toEqual(stems);
});

test("words never overlap, and each is a part of the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let last = 0;
      for (const { from, to, whole } of wordsOf(text)) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(whole).not.toBe("");
        last = to;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});
