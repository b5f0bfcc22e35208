import { expect, test } from "vitest";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { operationOf } from "./operation-of.ts";

const stay = { checkIn: "2026-11-29", checkOut: "2026-11-30" };
const query: SearchQuery = { cityId: 5, stay, filters: {}, sort: { sortBy: "rank", sortOrder: "desc" }, pageNo: 1 };

test.each([
  ["nothing before", null, query, "SEARCH"],
  ["another city", query, { ...query, cityId: 1 }, "SEARCH"],
  ["another stay", query, { ...query, stay: null }, "SEARCH"],
  ["a filter, and the page with it", { ...query, pageNo: 3 }, { ...query, filters: { areas: [1] } }, "FILTER"],
  ["where the map looks", query, { ...query, bounds: { north: 1, south: 0, east: 1, west: 0 } }, "FILTER"],
  ["the sort", query, { ...query, sort: { sortBy: "price", sortOrder: "asc" } }, "SORT"],
  ["the next page", query, { ...query, pageNo: 2 }, "LOAD_MORE"],
  ["a page after the next", query, { ...query, pageNo: 3 }, "PAGINATE"],
  ["the page before", { ...query, pageNo: 2 }, query, "PAGINATE"],
] as const)("%s is the work of one load", (_, before, after, operation) => {
  expect(operationOf(before, after as SearchQuery)).toBe(operation);
});
