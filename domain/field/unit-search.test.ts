import { expect, test } from "vitest";
import { cutUnitSearch } from "./unit-search.ts";

test("a long name is cut to a hundred whole characters without a word", () => {
  expect(cutUnitSearch(`  ${"😀".repeat(101)}`)).toBe("😀".repeat(100));
  expect(cutUnitSearch(`${"a".repeat(99)} b`)).toBe("a".repeat(99));
  expect(cutUnitSearch(" palm ")).toBe("palm");
});
