import fc from "fast-check";
import { expect, test } from "vitest";
import { rates } from "#domain/money/currency.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { flexibleStays } from "#domain/stay/flexible/flexible-stays.ts";
import { arabicSentences } from "./arabic-sentences-for-test.ts";
import { englishSentences } from "./english-sentences-for-test.ts";
import { flexibleSentences } from "./flexible-sentences-for-test.ts";
import { readSentence } from "./read-sentence.ts";
import type { Reading } from "./sentence.ts";
import { queryOfParts } from "./sentence-query.ts";
import { testVocabulary } from "./vocabulary-for-test.ts";

const reading: Reading = {
  today: "2026-11-17",
  maxDate: "2027-11-17",
  weekendNights: ["thu", "fri"],
  country: "SA",
  currency: "SAR",
  rates,
};
const read = (text: string, more: Partial<Reading> = {}) => readSentence(text, testVocabulary, { ...reading, ...more });
const nothing = { cityId: null, stay: null };
const queryOf = (text: string, more?: Partial<Reading>) =>
  decodeURIComponent(writeSearchQuery(queryOfParts(read(text, more).parts, nothing)));

const sentences = [...arabicSentences, ...englishSentences, ...flexibleSentences];
const rows = sentences.map(([sentence, query, unclear = ""]) => ({
  sentence,
  query,
  unclear,
}));

test.each(rows)("$sentence", ({ sentence, query, unclear }) => {
  const reasons = read(sentence).unclear.map(
    ({ reason, spans }) => `${reason}: ${spans.map(({ from, to }) => sentence.slice(from, to)).join(" … ")}`,
  );
  expect({ query: queryOf(sentence), unclear: reasons.join("; ") }).toEqual({ query, unclear });
});

test("there are at least 75 sentences in each language", () => {
  expect(arabicSentences.length).toBeGreaterThanOrEqual(75);
  expect(englishSentences.length).toBeGreaterThanOrEqual(75);
});

test("a weekend has the nights of the site's country", () => {
  expect(queryOf("Dubai this weekend", { weekendNights: ["fri", "sat"] })).toBe(
    "cityId=13&checkIn=20-11-2026&checkOut=22-11-2026",
  );
});

test("an amount without a currency is in the guest's currency, and dinars in a country of dinars are its own", () => {
  expect(queryOf("Manama under 100", { currency: "BHD" })).toBe("cityId=12&priceFilter=0-998");
  expect(queryOf("الخيران أقل من 100 دينار", { currency: "KWD" })).toBe("cityId=11&priceFilter=0-1223");
});

test("dates behind the end of the calendar are reported as impossible", () => {
  const { parts, unclear } = read("Riyadh 5 March", { maxDate: "2027-02-17" });
  expect(parts.map(({ kind }) => kind)).toEqual(["city"]);
  expect(unclear.map(({ reason }) => reason)).toEqual(["dates"]);
});

test("a choice of the sentence takes the place of what the box shows, and dates that of a choice without dates", () => {
  const weekends = { kind: "weekends", month: "2027-01" } as const;
  const stay = { checkIn: "2026-12-01", checkOut: "2026-12-03" };
  const queryAfter = (text: string, before: Partial<SearchQuery>) => {
    const query = queryOfParts(read(text).parts, { ...nothing, ...before });
    return { stay: query.stay, flexible: query.flexible };
  };
  expect(queryAfter("3 nights in March", { stay })).toEqual({
    stay: null,
    flexible: { kind: "nights", nights: 3, period: { month: "2027-03" } },
  });
  expect(queryAfter("Riyadh", { stay: null, flexible: weekends })).toEqual({ stay: null, flexible: weekends });
  expect(queryAfter("Riyadh tomorrow", { flexible: weekends }).flexible).toBeUndefined();
  expect(queryAfter("Riyadh tomorrow", { flexible: { kind: "days", days: 3 } }).flexible).toEqual({
    kind: "days",
    days: 3,
  });
});

const vocabulary = sentences.flatMap(([sentence]) => sentence.split(" "));
const mixed = fc.array(fc.oneof(fc.constantFrom(...vocabulary), fc.string({ unit: "grapheme", maxLength: 8 })), {
  maxLength: 30,
});

test("any words in any order are read without a failure, and no two parts share a letter", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        mixed.map((words) => words.join(" ")),
        fc.string({ unit: "grapheme" }),
      ),
      (text) => {
        const { parts, unclear } = read(text);
        const spans = [...parts, ...unclear].flatMap((each) => each.spans).sort((one, other) => one.from - other.from);
        for (const [index, { from, to }] of spans.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 0);
        }
        const { stay, flexible, guestCount = 1, filters } = queryOfParts(parts, nothing);
        if (flexible) expect(flexibleStays(flexible, { ...reading, stay })).not.toEqual([]);
        if (stay) expect(stay.checkIn >= reading.today && stay.checkOut <= reading.maxDate).toBe(true);
        expect(guestCount).toBeGreaterThan(0);
        expect(filters.priceFilter?.maximum ?? 1).toBeGreaterThan(0);
      },
    ),
    { numRuns: 2_000 },
  );
});
