import { expect, test } from "vitest";
import { partTable } from "./part-table.ts";

test("long parts have a row each, short ones share one, and the last row is the whole run", () => {
  const parts = [
    { name: "journeys", seconds: 600.4, tests: 150 },
    { name: "file names", seconds: 0.2, tests: 1 },
    { name: "styles", seconds: 1.6, tests: 1 },
  ];
  expect(partTable(parts, 602).split("\n")).toEqual([
    "  part          seconds   tests",
    "  journeys          600     150",
    "  other checks        2       2",
    "  whole run         602     152",
  ]);
});
