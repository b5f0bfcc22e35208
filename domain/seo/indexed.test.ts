import { expect, test } from "vitest";
import { filterNames } from "#domain/search/filters.ts";
import { isIndexed } from "./indexed.ts";

const isIndexedAt = (query: string) => isIndexed(new URLSearchParams(query));

test.each([
  "",
  "cityId=5",
  "cityId=5&checkIn=29-11-2026&checkOut=30-11-2026",
  "cityId=5&modals=FILTERS_MODAL",
  "utm_source=letter&utm_medium=email",
  "cityId=5&amenities=",
])("search engines may list »%s«", (query) => {
  expect(isIndexedAt(query)).toBe(true);
});

test.each(["sortBy=price-asc", "pageNo=2", "rankType=static", "guestCount=4", "bounds=1,2,3,4", "utm_medium=CPC"])(
  "a list narrowed, ordered, turned over or paid for by %s is for guests only",
  (query) => {
    expect(isIndexedAt(`cityId=5&${query}`)).toBe(false);
  },
);

test.each(filterNames)("a list filtered by %s is for guests only", (name) => {
  expect(isIndexedAt(`cityId=5&${name}=1`)).toBe(false);
});
