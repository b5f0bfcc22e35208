import fc from "fast-check";
import { expect, test } from "vitest";
import { bestPlaces } from "./best-places.ts";

test.each([
  [[300, 200, null], "lowest", [1]],
  [[200, 300, 200], "lowest", [0, 2]],
  [[8.4, 9.1, null], "highest", [1]],
  [[200, 200], "lowest", []],
  [[200, null], "lowest", []],
  [[], "highest", []],
] as const)("of %j the %s is at %j", (values, best, places) => {
  expect([...bestPlaces(values, best)]).toEqual(places);
});

test("nothing unmarked is better than what is marked", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer()), { maxLength: 4 }), (values) => {
      const marked = bestPlaces(values, "lowest");
      for (const place of marked) {
        for (const value of values)
          expect(value ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(values[place] ?? 0);
      }
      expect(marked.size < values.length || values.length === 0).toBe(true);
    }),
  );
});
