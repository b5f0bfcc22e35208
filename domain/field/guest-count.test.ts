import { expect, test } from "vitest";
import { doesPartyFit, readGuestCount } from "./guest-count.ts";

test.each([
  [1, 1],
  [12, 12],
  ["12", 12],
  ["١٢", 12],
  [0, null],
  [13, null],
  [-1, null],
  [2.5, null],
  ["", null],
  ["1e1", null],
  [Number.NaN, null],
])("%j guests in a chalet for twelve: %j", (value, count) => {
  expect(readGuestCount(value, 12)).toBe(count);
});

test.each([
  [1, 0, true],
  [8, 4, true],
  [8, 5, false],
  [0, 4, false],
  [3, -1, false],
  [1.5, 0.5, false],
])("%d adults and %d children fit into a chalet for twelve: %s", (adults, children, fits) => {
  expect(doesPartyFit({ adults, children }, 12)).toBe(fits);
});
