import { beforeEach, expect, test } from "vitest";
import { readSearchQuery } from "#domain/search/search-url.ts";
import { addDays } from "#domain/stay/day.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { readLastSearch, storeSearch } from "#web/search-box/last-search.ts";
import { blankResults } from "./load-results.ts";
import { storeShownSearch } from "./store-shown-search.ts";

const now = new Date();
const today = todayInRiyadh(now);
const stay = { checkIn: addDays(today, 9), checkOut: addDays(today, 11) };
const other = { checkIn: addDays(today, 2), checkOut: addDays(today, 3) };
const dates = `checkIn=${writeUrlDay(stay.checkIn)}&checkOut=${writeUrlDay(stay.checkOut)}`;
const cities = [{ id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 }];

beforeEach(() => localStorage.clear());

function openLink(address: string) {
  const params = new URLSearchParams(address);
  const query = readSearchQuery(params, today);
  const circumstances = { today, language: "en", rankType: "dynamic", shape: "list" } as const;
  storeShownSearch(blankResults(query, circumstances, cities), params, now);
}
const last = () => readLastSearch(localStorage, now);

test("a search opened by a link is the last search, with its city, dates and guests", () => {
  openLink(`cityId=5&${dates}&adults=4&children=2`);
  expect(last()).toEqual({ cityId: 5, stay, party: { adults: 4, children: 2 } });
});

test("a link without guests keeps those of the last search", () => {
  storeSearch(localStorage, { cityId: 1, stay: other, party: { adults: 3, children: 0 } });
  openLink(`cityId=5&${dates}`);
  expect(last()).toEqual({ cityId: 5, stay, party: { adults: 3, children: 0 } });
});

test("dates that the page proposes are not stored; the guest's own stay", () => {
  openLink("cityId=5");
  expect(last()).toEqual({ cityId: 5, stay: null });
  expect(defaultStay(today).checkIn).toBe(addDays(today, 14));
  storeSearch(localStorage, { cityId: 1, stay: other });
  openLink("cityId=5&checkIn=01-01-2020&checkOut=03-01-2020");
  expect(last()).toEqual({ cityId: 5, stay: other });
});

test("a link to a city that is unknown is not stored", () => {
  openLink(`cityId=999&${dates}`);
  expect(last()).toBe(null);
});
