import fc from "fast-check";
import { expect, test } from "vitest";
import { smallestKeys } from "./smallest-keys.ts";

const key = fc.integer({ min: -50, max: 50 });

test("the first page of any order is the start of the whole list in that order", () => {
  const lists = fc.array(key, { maxLength: 200 });
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), (list, wanted) => {
      const sorted = list.toSorted((a, b) => a - b).slice(0, wanted);
      expect([...smallestKeys(Float64Array.from(list), list.length, wanted)]).toEqual(sorted);
    }),
  );
});

test("keys beyond the count do not exist", () => {
  expect([...smallestKeys(Float64Array.of(3, 2, 1), 2, 1)]).toEqual([2]);
});

test("a page so deep that no heap is kept is cut from the sorted list", () => {
  const keys = Float64Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 5_003);

  expect([...smallestKeys(keys, 5_000, 3_000)]).toEqual([...keys.toSorted().subarray(0, 3_000)]);
});
