import { expect, test } from "vitest";
import type { ResultsData } from "./results-data.ts";
import { createResultsMemory } from "./results-memory.ts";

const data = {} as ResultsData;
const MINUTE = 60_000;

test("results are shown again for ten minutes, then asked for anew", () => {
  const memory = createResultsMemory();
  memory.keep("a", data, 0);
  expect(memory.recall("a", 10 * MINUTE - 1)).toBe(data);
  expect(memory.recall("a", 10 * MINUTE)).toBe(undefined);
  expect(memory.recall("b", 0)).toBe(undefined);
});

test("only the last thirty are kept, and seeing one again makes it young", () => {
  const memory = createResultsMemory();
  for (let number = 0; number < 30; number += 1) memory.keep(String(number), data, 0);
  memory.keep("0", data, 0);
  memory.keep("new", data, 0);
  expect(memory.recall("0", 0)).toBe(data);
  expect(memory.recall("1", 0)).toBe(undefined);
});
