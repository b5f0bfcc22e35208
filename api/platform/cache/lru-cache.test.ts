import { expect, test } from "vitest";
import { lruCache } from "./lru-cache.ts";

const keysOf = (cache: { entries: () => [string, unknown][] }) => cache.entries().map(([key]) => key);

test("a full cache evicts the entry that was used longest ago", () => {
  const cache = lruCache<string, number>({ max: 2 });
  cache.set("a", 1);
  cache.set("b", 2);
  cache.get("a");

  expect(cache.set("c", 3)).toEqual([["b", 2]]);
  expect(keysOf(cache)).toEqual(["a", "c"]);
});

test("a peek does not change the order of use", () => {
  const cache = lruCache<string, number>({ max: 2 });
  cache.setAll([
    ["a", 1],
    ["b", 2],
  ]);

  expect(cache.peek("a")).toBe(1);
  expect(cache.set("c", 3)).toEqual([["a", 1]]);
});

test("sizes are summed up, also when a value is replaced or deleted", () => {
  const cache = lruCache<string, string>({ max: 10, sizeOf: ({ length }) => length });
  cache.set("a", "four");
  cache.set("a", "fifth");
  cache.set("b", "one");
  cache.delete("b");

  expect(cache.size()).toBe(5);
  expect(cache.set("c", "seven more")).toEqual([["a", "fifth"]]);
});

test("eviction goes on to the lower mark, but leaves the entries that must stay", () => {
  const low = lruCache<string, number>({ max: 40, evictTo: 20, sizeOf: (size) => size });
  low.setAll([
    ["a", 10],
    ["b", 10],
    ["c", 10],
    ["d", 15],
  ]);
  expect(keysOf(low)).toEqual(["d"]);

  const last = lruCache<string, number>({ max: 5, minEntries: 1, sizeOf: (size) => size });
  last.set("a", 10);
  expect(keysOf(last)).toEqual(["a"]);
  expect(last.set("b", 20)).toEqual([["a", 10]]);
});

test("an expired entry is absent, and is removed at the next write", () => {
  let now = 0;
  const cache = lruCache<string, number>({ max: 10, ttlMs: 100, now: () => now });
  cache.set("a", 1);
  now = 99;
  expect(cache.get("a")).toBe(1);
  now = 100;

  expect([cache.get("a"), cache.peek("a")]).toEqual([undefined, undefined]);
  expect(cache.set("b", 2)).toEqual([["a", 1]]);
});
