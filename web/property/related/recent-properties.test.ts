import { beforeEach, expect, test } from "vitest";
import { keepRecent, readRecent } from "./recent-properties.ts";

const property = (id: number) => ({
  id,
  nameEn: `Home ${id}`,
  nameAr: `بيت ${id}`,
  picture: `/img/1/${id}/a-960.avif`,
  cityId: 5,
});

let localStorage: Storage;

beforeEach(() => {
  const kept = new Map<string, string>();
  localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
});

test("the home looked at last comes first, and only once", () => {
  for (const id of [1, 2, 3, 1]) keepRecent(localStorage, property(id));
  expect(readRecent(localStorage).map(({ id }) => id)).toEqual([1, 3, 2]);
});

test("eight homes are remembered, the oldest is forgotten", () => {
  for (let id = 1; id <= 10; id += 1) keepRecent(localStorage, property(id));
  expect(readRecent(localStorage).map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
});

test("what somebody else wrote there is passed over", () => {
  localStorage.setItem(
    "RECENT_HOMES",
    JSON.stringify([null, 5, { id: 1 }, { ...property(2), picture: "https://evil/x" }, property(3)]),
  );
  expect(readRecent(localStorage)).toEqual([property(3)]);
  localStorage.setItem("RECENT_HOMES", "{broken");
  expect(readRecent(localStorage)).toEqual([]);
});
