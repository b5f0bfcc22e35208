import { expect, test } from "vitest";
import { shareProblems } from "./journey-problems.ts";

const journeys = (folder: string, count: number) =>
  Array.from({ length: count }, () => ({ file: `${folder}/a.spec.ts` }));

test("a folder within its share passes", () => {
  expect(shareProblems(journeys("booking", 3), { booking: 3, seo: 1 })).toEqual([]);
});

test("a folder with one browser test too many is named, and so is a folder without a share", () => {
  expect(shareProblems([...journeys("booking", 4), ...journeys("map", 1)], { booking: 3 })).toEqual([
    "e2e/booking: 4 browser tests, its share is 3 (tools/journeys/journey-shares.ts); prove a rule at a cheaper level",
    "e2e/map: has 1 browser tests, and no share in tools/journeys/journey-shares.ts",
  ]);
});
