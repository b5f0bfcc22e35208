import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import {
  type CheckboxFilter,
  type Filter,
  filterNames,
  filterOfLookupType,
  filters,
  lookupFilterNames,
  PRICE_FILTER,
  rangeFilter,
  rangeFilterNames,
} from "./filters.ts";

test("the table has every filter of the specification under its wire name and in its order", () => {
  const specified = [
    "cities",
    "areas",
    "propertyTypes",
    "amenities",
    "spaces",
    "guestTypes",
    "reviewRating",
    "priceFilter",
    "sizeFilter",
    "bedCountFilter",
    "bathRoomCountFilter",
    "unitSearch",
    "is3DView",
    "freeCancellation",
  ];
  expect(filterNames.filter((name) => specified.includes(name))).toEqual(specified);
  expect(lookupFilterNames.filter((name) => specified.includes(name))).toHaveLength(7);
  expect(rangeFilterNames.filter((name) => specified.includes(name))).toHaveLength(4);
});

test.each([
  [2, "cities"],
  [3, "areas"],
  [5, "amenities"],
  [6, "guestTypes"],
  [7, "propertyTypes"],
  [13, "spaces"],
  [15, "reviewRating"],
  [4, null],
  [8, null],
])("lookup type %i narrows by %s", (lookupTypeId, filter) => {
  expect(filterOfLookupType(lookupTypeId)).toBe(filter);
});

test("a home needs all amenities and spaces that are chosen, but one of the areas", () => {
  expect([filters.amenities.matches, filters.spaces.matches, filters.areas.matches]).toEqual(["all", "all", "any"]);
});

test("one filter is by the price", () => {
  expect(rangeFilterNames.filter((name) => rangeFilter(name).unit === "price")).toEqual([PRICE_FILTER]);
});

test("the compiler names a row without its position on the screen, or without the words of a sentence", () => {
  // @ts-expect-error: the planted row has no `panel`.
  const planted: Filter = { kind: "checkbox", phrases: { en: "planted", ar: "مزروع" } };
  // @ts-expect-error: the planted row has no Arabic words.
  const unspoken: CheckboxFilter = { kind: "checkbox", panel: 125, phrases: { en: "planted" } };
  expect([planted.panel, "ar" in unspoken.phrases]).toEqual([undefined, false]);
});

test("the compiler names a row without its words", () => {
  const table = { ...filters, planted: { ...filters.offers, panel: 125 } } satisfies Record<string, Filter>;
  const { names } = lazyMessagesOf("en").filters;
  // @ts-expect-error: the planted row has no words.
  const words: Record<keyof typeof table, string> = names;
  expect(words.planted).toBeUndefined();
});

test.each(languages)("every row has its words in %s", (language) => {
  const { names } = lazyMessagesOf(language).filters;
  expect(filterNames.filter((name) => !names[name]?.trim())).toEqual([]);
});
