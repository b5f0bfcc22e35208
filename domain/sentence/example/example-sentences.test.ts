import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { rates } from "#domain/money/currency.ts";
import { countryCodes, siteCountries } from "#domain/site/site-countries.ts";
import { addDays } from "#domain/stay/day.ts";
import { readSentence } from "../read-sentence.ts";
import { queryOfParts } from "../sentence-query.ts";
import { testVocabulary } from "../vocabulary-for-test.ts";
import { exampleSentences } from "./example-sentences.ts";
import { exampleStay } from "./example-stay.ts";

const days = Array.from({ length: 7 }, (_, ahead) => addDays("2026-11-17", ahead));

test.each(countryCodes)("every example of %s asks for its search in both languages, whatever day it is", (country) => {
  const { weekendNights } = siteCountries[country];
  for (const today of days) {
    const reading = { today, maxDate: "2027-11-17", weekendNights, country, currency: "SAR", rates } as const;
    for (const { texts, cityId, when, guestCount, filters } of exampleSentences(country)) {
      for (const language of languages) {
        const { parts, unclear } = readSentence(texts[language], testVocabulary, reading);
        expect(unclear, texts[language]).toEqual([]);
        expect(queryOfParts(parts, { cityId: null, stay: null }), texts[language]).toMatchObject({
          cityId,
          stay: exampleStay(when, today, weekendNights),
          guestCount,
          filters,
        });
      }
    }
  }
});
