import { expect, test } from "vitest";
import { openShardCache } from "./shard-cache.ts";

function aCache(budgetBytes: number) {
  const loads: number[] = [];
  const removed: number[] = [];
  const cache = openShardCache({
    budgetBytes,
    onRemoved: ({ cityId }) => removed.push(cityId),
    load: async (cityId: number) => {
      loads.push(cityId);
      await Promise.resolve();
      if (cityId === 0) throw new Error("no such city");
      return { cityId, bytes: 10 };
    },
  });
  return { cache, loads, removed };
}

test("a city is loaded once, however many guests ask for it at the same time", async () => {
  const { cache, loads } = aCache(100);
  const [one, other] = await Promise.all([cache.load(5), cache.load(5)]);

  expect([loads, one === other, cache.get(5) === one]).toEqual([[5], true, true]);
});

test("the least recently used city is evicted for the next", async () => {
  const { cache, removed } = aCache(20);
  await cache.load(1);
  await cache.load(2);
  cache.get(1);
  await cache.load(3);

  expect([removed, cache.get(2), cache.all().map(({ cityId }) => cityId)]).toEqual([[2], undefined, [1, 3]]);
});

test("a city larger than the budget is cached while it is the only one", async () => {
  const { cache } = aCache(1);
  await cache.load(1);
  expect(cache.get(1)).toBeDefined();
  await cache.load(2);

  expect(cache.all()).toHaveLength(1);
});

test("a load that failed is tried again by the next call, and the old shard stays meanwhile", async () => {
  const { cache, loads, removed } = aCache(100);
  await expect(cache.load(0)).rejects.toThrow("no such city");
  await expect(cache.load(0)).rejects.toThrow("no such city");
  const old = await cache.load(1);
  const renewed = cache.load(1);

  expect([cache.isLoading(1), cache.get(1) === old]).toEqual([true, true]);
  expect((await renewed) === old).toBe(false);
  expect([loads, removed]).toEqual([[0, 0, 1, 1], [1]]);
});
