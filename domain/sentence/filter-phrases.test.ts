import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { rates } from "#domain/money/currency.ts";
import {
  type CheckboxFilterName,
  checkboxFilter,
  checkboxFilterNames,
  type FilterName,
  filterNames,
} from "#domain/search/filters.ts";
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

function filtersNamedIn(sentence: string): string[] {
  const { parts, unclear } = readSentence(sentence, testVocabulary, reading);
  const { cityId, filters } = queryOfParts(parts, { cityId: null, stay: null });
  const unused = unclear.map(({ reason }) => `${sentence}: ${reason}`);
  return [...Object.keys(filters), ...(cityId === null ? [] : ["cities"]), ...unused];
}

/** A sentence for each filter that is not answered with yes or no; `null`: no sentence can name it. */
const sentences: Record<Exclude<FilterName, CheckboxFilterName>, string | null> = {
  cities: "Riyadh",
  areas: "Al Thumamah",
  propertyTypes: "villa",
  amenities: "jacuzzi",
  spaces: "majlis",
  guestTypes: "families",
  reviewRating: "rated superb",
  priceFilter: "under 1500 riyals",
  sizeFilter: null,
  bedCountFilter: "3 bedrooms",
  bathRoomCountFilter: "2 bathrooms",
  /** The field offers homes by name before it reads a sentence. */
  unitSearch: null,
};

test.each(languages)(
  "guests can name every yes-or-no filter by each of its phrases and as the screen does, in %s",
  (language) => {
    const { names, short } = lazyMessagesOf(language).filters;
    const shortNames: Partial<Record<FilterName, string>> = short;
    for (const filter of checkboxFilterNames) {
      const phrases = checkboxFilter(filter).phrases[language].split(",");
      for (const phrase of [...phrases, names[filter], shortNames[filter] ?? names[filter]]) {
        expect(filtersNamedIn(phrase), phrase).toEqual([filter]);
      }
    }
  },
);

test.each(Object.entries(sentences).filter(([, sentence]) => sentence))(
  "a sentence can name %s: %s",
  (filter, sentence) => {
    expect(filtersNamedIn(sentence ?? "")).toContain(filter);
  },
);

test("every filter has its words for sentences or says that it has none", () => {
  const known: readonly string[] = [...checkboxFilterNames, ...Object.keys(sentences)];
  expect(filterNames.filter((name) => !known.includes(name))).toEqual([]);
});
