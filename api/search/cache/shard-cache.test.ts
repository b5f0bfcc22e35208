import { expect, test } from "vitest";
import { openLibrary } from "./shard-cache.ts";

function aLibrary(budgetBytes: number) {
  const loads: number[] = [];
  const gone: number[] = [];
  const library = openLibrary({
    budgetBytes,
    onGone: ({ cityId }) => gone.push(cityId),
    load: async (cityId: number) => {
      loads.push(cityId);
      await Promise.resolve();
      if (cityId === 0) throw new Error("no such city");
      return { cityId, bytes: 10 };
    },
  });
  return { library, loads, gone };
}

test("a city is read once, however many guests ask for it at the same time", async () => {
  const { library, loads } = aLibrary(100);
  const [one, other] = await Promise.all([library.read(5), library.read(5)]);

  expect([loads, one === other, library.take(5) === one]).toEqual([[5], true, true]);
});

test("the city that nobody asked for longest makes room for the next", async () => {
  const { library, gone } = aLibrary(20);
  await library.read(1);
  await library.read(2);
  library.take(1);
  await library.read(3);

  expect([gone, library.take(2), library.all().map(({ cityId }) => cityId)]).toEqual([[2], undefined, [1, 3]]);
});

test("a city larger than the budget is kept while it is the only one", async () => {
  const { library } = aLibrary(1);
  await library.read(1);
  expect(library.take(1)).toBeDefined();
  await library.read(2);

  expect(library.all()).toHaveLength(1);
});

test("a read that failed is tried again by who asks next, and the old shard stays meanwhile", async () => {
  const { library, loads, gone } = aLibrary(100);
  await expect(library.read(0)).rejects.toThrow("no such city");
  await expect(library.read(0)).rejects.toThrow("no such city");
  const old = await library.read(1);
  const renewed = library.read(1);

  expect([library.isReading(1), library.take(1) === old]).toEqual([true, true]);
  expect((await renewed) === old).toBe(false);
  expect([loads, gone]).toEqual([[0, 0, 1, 1], [1]]);
});
