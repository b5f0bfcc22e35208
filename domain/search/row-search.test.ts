import { expect, test } from "vitest";
import { rowSearch } from "./row-search.ts";

const property = (cityId: number, propertyTypeId: number, is3DView = false) => ({
  propertyTypeId,
  is3DView,
  location: { cityId },
});

test("a row of farms leads to the farms of a city that several of them stand in", () => {
  expect(rowSearch([property(8, 4), property(9, 4), property(9, 4)])).toEqual({ cityId: 9, propertyTypes: [4] });
});

test("a row that begins with homes of the site's country leads there, however many others follow", () => {
  const row = [13, 13, 2, 2, 2].map((cityId) => property(cityId, 1));
  expect(rowSearch(row)?.cityId).toBe(13);
});

test("a row of tours over several kinds leads to tours", () => {
  expect(rowSearch([property(5, 1, true), property(5, 2, true)])).toEqual({ cityId: 5, is3DView: true });
});

test("homes that share nothing lead to their city alone, the first of equals", () => {
  expect(rowSearch([property(4, 1), property(6, 2, true)])).toEqual({ cityId: 4 });
});

test("a row without homes leads nowhere", () => {
  expect(rowSearch([])).toBeNull();
});
