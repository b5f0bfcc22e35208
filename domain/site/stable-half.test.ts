import { expect, test } from "vitest";
import { stableHalf } from "./stable-half.ts";

/** A change here would assign new variants to every visitor of a running experiment. */
test("the coin falls as it always did", () => {
  expect(["a", "b", "c", "d", "e", "f", "g", "h"].map(stableHalf)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    true,
  ]);
});
