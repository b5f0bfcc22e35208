import { beforeEach, expect, test } from "vitest";
import { readRecent, storeRecent } from "./recent-properties.ts";

const property = (id: number) => ({
  id,
  nameEn: `Home ${id}`,
  nameAr: `بيت ${id}`,
  picture: `/img/1/${id}/a-960.avif`,
  cityId: 5,
});

let localStorage: Storage;

beforeEach(() => {
  const stored = new Map<string, string>();
  localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as unknown as Storage;
});

test("the property viewed last comes first, and only once", () => {
  for (const id of [1, 2, 3, 1]) storeRecent(localStorage, property(id));
  expect(readRecent(localStorage).map(({ id }) => id)).toEqual([1, 3, 2]);
});

test("eight properties are stored, the oldest is dropped", () => {
  for (let id = 1; id <= 10; id += 1) storeRecent(localStorage, property(id));
  expect(readRecent(localStorage).map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
});

test("invalid stored data is ignored", () => {
  localStorage.setItem(
    "RECENT_HOMES",
    JSON.stringify([null, 5, { id: 1 }, { ...property(2), picture: "https://evil/x" }, property(3)]),
  );
  expect(readRecent(localStorage)).toEqual([property(3)]);
  localStorage.setItem("RECENT_HOMES", "{broken");
  expect(readRecent(localStorage)).toEqual([]);
});
