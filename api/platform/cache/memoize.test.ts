import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("a property is loaded once a minute, however often it is requested", async () => {
  let [now, loads] = [0, 0];
  const property = memoize(async (id: number) => `${id}:${++loads}`, { max: 10, ttlMs: 60_000, now: () => now });

  expect(await Promise.all([property(1), property(1), property(1)])).toEqual(["1:1", "1:1", "1:1"]);
  now = 60_001;
  expect(await property(1)).toBe("1:2");
});

test("a full cache forgets the properties that were requested longest ago", async () => {
  const loaded: number[] = [];
  const property = memoize(async (id: number) => loaded.push(id), { max: 2, ttlMs: 60_000 });

  for (const id of [1, 2, 1, 3, 1, 2]) await property(id);

  expect(loaded).toEqual([1, 2, 3, 2]);
});

test("a failed load is not stored", async () => {
  let loads = 0;
  const load = async () => (++loads === 1 ? Promise.reject(new Error("disconnected")) : "property");
  const property = memoize(load, { max: 2, ttlMs: 1e9 });

  await expect(property(1)).rejects.toThrow("disconnected");
  expect(await property(1)).toBe("property");
});
