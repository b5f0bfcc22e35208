import { expect, test } from "vitest";
import { rates } from "#domain/money/currency.ts";
import { readSearchQuery, writeSearchQuery } from "../search-url.ts";
import { queryOfForm } from "./filter-form.ts";

const rateOf = (code: keyof typeof rates) => rates[code];
const canonical = (search: string) => {
  const pairs = queryOfForm(new URLSearchParams(search), rateOf);
  return pairs && writeSearchQuery(readSearchQuery(new URLSearchParams(pairs), "2026-11-15"));
};

test("a form in dinars leads to the address in riyals that a script would have written", () => {
  const sent =
    "cityId=5&priceIn=KWD&priceFilter=40&priceFilter=&amenities=7&amenities=1&unitSearch=&reviewRating=&bedCountFilter=2&bedCountFilter=4";
  expect(canonical(sent)).toBe("cityId=5&amenities=1,7&priceFilter=488-1000000000&bedCountFilter=2-4");
});

test("an address that no form sent is left alone", () => {
  expect(canonical("cityId=5&priceFilter=500-900")).toBeNull();
});

test("a currency nobody knows and a price that is none are passed over", () => {
  expect(canonical("cityId=5&priceIn=XYZ&priceFilter=cheap&priceFilter=900")).toBe("cityId=5&priceFilter=0-900");
});
