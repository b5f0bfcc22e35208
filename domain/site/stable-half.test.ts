import { expect, test } from "vitest";
import { stableHalf } from "./stable-half.ts";

/** A change here would deal running tests anew to every visitor. */
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
