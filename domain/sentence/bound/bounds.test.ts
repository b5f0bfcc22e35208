import fc from "fast-check";
import { expect, test } from "vitest";
import { rates } from "#domain/money/currency.ts";
import { readSentence } from "../read-sentence.ts";
import type { Reading } from "../sentence.ts";
import { testVocabulary } from "../vocabulary-for-test.ts";

const reading: Reading = {
  today: "2026-11-17",
  maxDate: "2027-11-17",
  weekendNights: ["thu", "fri"],
  country: "SA",
  currency: "SAR",
  rates,
};
const rangeOf = (text: string) => {
  const { parts, unclear } = readSentence(text, testVocabulary, reading);
  expect(unclear, text).toEqual([]);
  const price = parts.find((part) => part.kind === "price");
  return price && { minimum: price.minimum, maximum: price.maximum };
};

type Words = {
  negators: string[];
  verbs: string[];
  below: string[];
  above: string[];
  amounts: (readonly [string, number])[];
};
const english: Words = {
  negators: ["not", "no", "never", "don't want to pay", "doesn't cost", "won't go", "should not be", "nothing"],
  verbs: ["", "be"],
  below: ["under", "less than", "below", "lower than"],
  above: ["over", "more than", "above", "higher than"],
  amounts: [
    ["800 riyals", 800],
    ["SAR 3,000", 3000],
    ["1.5k", 1500],
    ["1200", 1200],
    ["two thousand five hundred riyals", 2500],
    ["a thousand riyals", 1000],
  ],
};
const arabic: Words = {
  negators: ["ما", "لا", "مو", "مب", "مهب", "ليس", "وما"],
  verbs: ["", "يكون", "تكون", "يطلع السعر"],
  below: ["أقل من", "تحت", "يقل عن", "ينزل عن"],
  above: ["أكثر من", "فوق", "يزيد عن", "يزيد سعره عن", "يتجاوز", "يتعدى"],
  amounts: [
    ["٨٠٠ ريال", 800],
    ["800", 800],
    ["الألف", 1000],
    ["الألفين", 2000],
    ["ألف وخمسمية ريال", 1500],
    ["ألفين ونص", 2500],
    ["ثلاثة آلاف ريال", 3000],
  ],
};

test.each([
  ["English", english],
  ["Arabic", arabic],
])("a bound that is denied is its opposite, whatever the words and the number, in %s", (_, words) => {
  const { negators, verbs, below, above, amounts } = words;
  const lead = fc.oneof(
    fc.constantFrom(...below).map((phrase) => ({ phrase, isMaximum: true })),
    fc.constantFrom(...above).map((phrase) => ({ phrase, isMaximum: false })),
  );
  const negation = fc.option(fc.tuple(fc.constantFrom(...negators), fc.constantFrom(...verbs)));
  fc.assert(
    fc.property(negation, lead, fc.constantFrom(...amounts), (denied, { phrase, isMaximum }, [amount, value]) => {
      const text = [...(denied ?? []), phrase, amount].filter(Boolean).join(" ");
      const bound = isMaximum === (denied === null) ? { maximum: value } : { minimum: value };
      expect(rangeOf(text), text).toEqual({ minimum: undefined, maximum: undefined, ...bound });
    }),
    { numRuns: 500 },
  );
});

test("a number that measures or counts something else is no price", () => {
  for (const text of [
    "children under 5",
    "over 500 metres",
    "less than 20 minutes",
    "rated above 8",
    "أكثر من 10 أشخاص",
  ]) {
    expect(readSentence(text, testVocabulary, reading).parts.map(({ kind }) => kind)).not.toContain("price");
  }
});
