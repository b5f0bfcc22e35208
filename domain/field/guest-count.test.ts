import { expect, test } from "vitest";
import { doesPartyFit } from "./guest-count.ts";

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
