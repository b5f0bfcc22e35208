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
  ["the next page", query, { ...query, pageNo: 2 }, "PAGINATE"],
] as const)("on a desktop %s is the work of one load", (_, before, after, operation) => {
  expect(operationOf(before, after as SearchQuery, "pages")).toBe(operation);
});

test("on a phone only the next page is appended to the list", () => {
  expect(operationOf(query, { ...query, pageNo: 2 }, "list")).toBe("LOAD_MORE");
  expect(operationOf(query, { ...query, pageNo: 3 }, "list")).toBe("PAGINATE");
  expect(operationOf({ ...query, pageNo: 2 }, query, "list")).toBe("PAGINATE");
});
