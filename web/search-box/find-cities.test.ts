import { expect, test } from "vitest";
import { findCities, withOtherNames } from "./find-cities.ts";

const lookup = (id: number, value: string) => ({ id, value, lookupTypeId: 2, rank: id });
const cities = withOtherNames(
  [lookup(1, "Jeddah"), lookup(3, "Al Khobar"), lookup(5, "Riyadh"), lookup(6, "Abha"), lookup(10, "Madinah")],
  [lookup(1, "جدة"), lookup(3, "الخبر"), lookup(5, "الرياض"), lookup(6, "أبها"), lookup(10, "المدينة المنورة")],
);
const found = (typed: string) => findCities(cities, typed).map(({ id }) => id);

test.each([
  ["ri", [5]],
  ["RIYADH", [5]],
  ["الريا", [5]],
  ["جده", [1]],
  ["ابها", [6]],
  ["alkh", [3]],
  ["خبر", [3]],
  ["المدينه المنوره", [10]],
  ["zz", []],
])("a guest who types %s finds %j", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test("an empty field shows every city in its order, and a match at the start ranks before others", () => {
  expect(found(" ")).toEqual([1, 3, 5, 6, 10]);
  expect(found("a")[0]).toBe(3);
  expect(found("ma")).toEqual([10]);
});

test("without the names in the other language, a search in the own language works", () => {
  expect(findCities(withOtherNames([lookup(5, "Riyadh")], []), "riy")).toHaveLength(1);
});
