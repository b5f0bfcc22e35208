import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedErrors, areTooDifferent, lettersOf, typingErrors } from "./typing-errors.ts";

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

/** The whole table of costs, without any shortcut. */
function plainErrors(typed: string, word: string): number[] {
  const costs: number[][] = [];
  for (let row = 0; row <= typed.length; row++) {
    costs.push([]);
    for (let at = 0; at <= word.length; at++) {
      const cost = (rowAt: number, wordAt: number) => costs[rowAt]?.[wordAt] ?? Number.POSITIVE_INFINITY;
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const min = Math.min(
        cost(row - 1, at) + 1,
        cost(row, at - 1) + 1,
        cost(row - 1, at - 1) + (typed[row - 1] === word[at - 1] ? 0 : 1),
        isSwapped ? cost(row - 2, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      costs[row]?.push(row + at === 0 ? 0 : min);
    }
  }
  return costs[typed.length] ?? [];
}

test("the shortcuts change no answer", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (typed, other, max) => {
      const plain = plainErrors(typed, other);
      const orNull = (errors: number) => (errors <= max ? errors : null);
      expect(typingErrors(typed, other, max)).toBe(orNull(plain.at(-1) ?? 0));
      expect(typingErrors(typed, other, max, true)).toBe(orNull(Math.min(...plain)));
    }),
    { numRuns: 2_000 },
  );
});

test("a word with too few of the typed letters is never one that errors explain", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "A", "ا", "ب", "ت"), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, other, max) => {
      if (areTooDifferent(lettersOf(typed), lettersOf(other), max)) {
        expect(typingErrors(typed, other, max, true)).toBeNull();
      }
    }),
  );
});

test("a very long word is compared too", () => {
  const long = "a".repeat(900);
  expect(typingErrors(`${long}b`, long, 2)).toBe(1);
});
