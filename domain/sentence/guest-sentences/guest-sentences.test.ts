import { expect, test } from "vitest";
import { rates } from "#domain/money/currency.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { readSentence } from "../read-sentence.ts";
import type { Reading, Sentence } from "../sentence.ts";
import { queryOfParts } from "../sentence-query.ts";
import { testVocabulary } from "../vocabulary-for-test.ts";
import { arabicGuestSentences } from "./arabic.ts";
import { englishGuestSentences } from "./english.ts";
import type { GuestSentence } from "./guest-sentence.ts";
import { gulfArabicGuestSentences } from "./gulf-arabic.ts";
import { judgeReading, type Verdict } from "./judge-reading.ts";

const reading: Reading = {
  today: "2026-11-17",
  maxDate: "2027-11-17",
  weekendNights: ["thu", "fri"],
  currency: "SAR",
  rates,
};
const queryOf = (parts: Sentence["parts"]) =>
  decodeURIComponent(writeSearchQuery(queryOfParts(parts, { cityId: null, stay: null })));

function verdictsOf(rows: readonly GuestSentence[]): Record<Verdict, string[]> {
  const verdicts: Record<Verdict, string[]> = { right: [], said: [], wrong: [] };
  for (const row of rows) {
    const read = readSentence(row[0], testVocabulary, reading);
    const unclear = read.unclear.map(
      ({ reason, spans }) => `${reason}: ${spans.map(({ from, to }) => row[0].slice(from, to)).join(" … ")}`,
    );
    verdicts[judgeReading(row, read, queryOf)].push(`${row[0]} → ${queryOf(read.parts)} (${unclear.join("; ")})`);
  }
  return verdicts;
}

const arabic = [...gulfArabicGuestSentences, ...arabicGuestSentences];

test.each([
  ["Arabic", arabic, { right: 17, said: 58, wrong: 25 }],
  ["English", englishGuestSentences, { right: 34, said: 42, wrong: 24 }],
] as const)("sentences of guests in %s", (_, rows, counts) => {
  const { right, said, wrong } = verdictsOf(rows);
  expect(rows).toHaveLength(100);
  expect({ right: right.length, said: said.length, wrong: wrong.length }).toEqual(counts);
});

test("a third of the sentences are in dialects of the Gulf", () => {
  expect(gulfArabicGuestSentences.length * 3).toBeGreaterThanOrEqual(arabic.length + englishGuestSentences.length);
});
