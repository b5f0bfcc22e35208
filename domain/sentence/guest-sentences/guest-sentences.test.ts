import { expect, test } from "vitest";
import { rates } from "#domain/money/currency.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { readSentence } from "../read-sentence.ts";
import type { Reading, Sentence } from "../sentence.ts";
import { queryOfParts } from "../sentence-query.ts";
import { testVocabulary } from "../vocabulary-for-test.ts";
import { arabicGuestSentences } from "./arabic-for-test.ts";
import { englishGuestSentences } from "./english-for-test.ts";
import type { GuestSentence } from "./guest-sentence-for-test.ts";
import { gulfArabicGuestSentences } from "./gulf-arabic-for-test.ts";
import { judgeReading, type Verdict } from "./judge-reading-for-test.ts";

const reading: Reading = {
  today: "2026-11-17",
  maxDate: "2027-11-17",
  weekendNights: ["thu", "fri"],
  country: "SA",
  currency: "SAR",
  rates,
};
const queryOf = (parts: Sentence["parts"]) =>
  decodeURIComponent(writeSearchQuery(queryOfParts(parts, { cityId: null, stay: null })));

function verdictsOf(rows: readonly GuestSentence[]): Record<Verdict, string[]> {
  const verdicts: Record<Verdict, string[]> = { right: [], reported: [], wrong: [] };
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
  ["Arabic", arabic],
  ["English", englishGuestSentences],
] as const)("of 100 sentences in %s at least 80 are read right, and none is read wrong", (language, rows) => {
  const { right, reported, wrong } = verdictsOf(rows);
  console.info(`${language}: ${right.length} right, ${reported.length} reported, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(right.length + reported.length).toBe(100);
  expect(right.length).toBeGreaterThanOrEqual(80);
});

test("a third of the sentences are in dialects of the Gulf", () => {
  expect(gulfArabicGuestSentences.length * 3).toBeGreaterThanOrEqual(arabic.length + englishGuestSentences.length);
});
