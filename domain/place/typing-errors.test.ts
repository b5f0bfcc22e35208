import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedErrors, typingErrors } from "./typing-errors.ts";

test.each([
  ["riyadh", "riyadh", 0],
  ["riyad", "riyadh", 1],
  ["riyahd", "riyadh", 1],
  ["ryiadh", "riyadh", 1],
  ["riyyadh", "riyadh", 1],
  ["rixadh", "riyadh", 1],
  ["jedah", "jeddah", 1],
  ["جده", "جده", 0],
  ["رباض", "رياض", 1],
  ["dubai", "riyadh", null],
])("%s typed for %s has %s errors", (typed, word, errors) => {
  expect(typingErrors(typed, word, 2)).toBe(errors);
});

test("a word that is still being typed is compared with the beginning", () => {
  expect(typingErrors("bura", "buraydah", 1, true)).toBe(0);
  expect(typingErrors("burra", "buraydah", 1, true)).toBe(1);
  expect(typingErrors("bura", "buraydah", 1)).toBeNull();
});

test("words up to three letters are typed exactly, up to seven with one error, longer ones with two", () => {
  expect([1, 3, 4, 7, 8, 20].map(allowedErrors)).toEqual([0, 0, 1, 1, 2, 2]);
});

test("the number of errors does not depend on which of two words was typed", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(typingErrors(one, other, 9)).toBe(typingErrors(other, one, 9));
      expect(typingErrors(one, one, 0)).toBe(0);
    }),
  );
});
