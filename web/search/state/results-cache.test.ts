import { expect, test } from "vitest";
import { createResultsCache } from "./results-cache.ts";
import type { ResultsData } from "./results-data.ts";

const data = {} as ResultsData;
const MINUTE = 60_000;

test("results are cached for ten minutes", () => {
  const cache = createResultsCache();
  cache.set("a", data, 0);
  expect(cache.get("a", 10 * MINUTE - 1)).toBe(data);
  expect(cache.get("a", 10 * MINUTE)).toBe(undefined);
  expect(cache.get("b", 0)).toBe(undefined);
});

test("only the last thirty results are cached, and storing one again makes it the newest", () => {
  const cache = createResultsCache();
  for (let number = 0; number < 30; number += 1) cache.set(String(number), data, 0);
  cache.set("0", data, 0);
  cache.set("new", data, 0);
  expect(cache.get("0", 0)).toBe(data);
  expect(cache.get("1", 0)).toBe(undefined);
});
