import fc from "fast-check";
import { expect, test } from "vitest";
import { bestIndexes } from "./best-indexes.ts";

test.each([
  [[300, 200, null], "lowest", [1]],
  [[200, 300, 200], "lowest", [0, 2]],
  [[8.4, 9.1, null], "highest", [1]],
  [[200, 200], "lowest", []],
  [[200, null], "lowest", []],
  [[], "highest", []],
] as const)("of %j the %s is at %j", (values, best, indexes) => {
  expect([...bestIndexes(values, best)]).toEqual(indexes);
});

test("nothing unmarked is better than what is marked", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer()), { maxLength: 4 }), (values) => {
      const marked = bestIndexes(values, "lowest");
      for (const index of marked) {
        for (const value of values)
          expect(value ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(values[index] ?? 0);
      }
      expect(marked.size < values.length || values.length === 0).toBe(true);
    }),
  );
});
