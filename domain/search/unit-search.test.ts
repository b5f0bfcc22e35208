import { expect, test } from "vitest";
import { cutUnitSearch } from "./unit-search.ts";

test("a long name is silently cut to a hundred characters", () => {
  expect(cutUnitSearch(`  ${"😀".repeat(101)}`)).toBe("😀".repeat(100));
  expect(cutUnitSearch(`${"a".repeat(99)} b`)).toBe("a".repeat(99));
  expect(cutUnitSearch(" palm ")).toBe("palm");
});
