import { expect, test } from "vitest";
import { remember } from "./ttl-cache.ts";

test("a home is looked up once a minute, however often it is asked for", async () => {
  let [now, asked] = [0, 0];
  const home = remember(async (id: number) => `${id}:${++asked}`, { most: 10, forMs: 60_000, now: () => now });

  expect(await Promise.all([home(1), home(1), home(1)])).toEqual(["1:1", "1:1", "1:1"]);
  now = 60_001;
  expect(await home(1)).toBe("1:2");
});

test("who asks for many homes makes us forget those nobody asks for", async () => {
  const asked: number[] = [];
  const home = remember(async (id: number) => asked.push(id), { most: 2, forMs: 60_000 });

  for (const id of [1, 2, 1, 3, 1, 2]) await home(id);

  expect(asked).toEqual([1, 2, 3, 2]);
});

test("a failed look-up is not remembered", async () => {
  let tries = 0;
  const home = remember(async () => (++tries === 1 ? Promise.reject(new Error("cut")) : "home"), {
    most: 2,
    forMs: 1e9,
  });

  await expect(home(1)).rejects.toThrow("cut");
  expect(await home(1)).toBe("home");
});
