import { beforeEach, expect, test } from "vitest";
import { readLastSearch, storePart, storeSearch } from "./last-search.ts";

const now = new Date("2026-11-15T09:00:00Z");
const stay = { checkIn: "2026-11-20", checkOut: "2026-11-22" };

beforeEach(() => localStorage.clear());

test("a guest who returns finds city and dates again", () => {
  storeSearch(localStorage, { cityId: 1, stay });
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 1, stay });
});

test("dates that have passed are removed, and the city stays", () => {
  storeSearch(localStorage, { cityId: 1, stay });
  expect(readLastSearch(localStorage, new Date("2026-11-21T09:00:00Z"))).toEqual({ cityId: 1, stay: null });
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 1, stay: null });
});

test("another city is stored beside the dates of before", () => {
  storeSearch(localStorage, { cityId: 1, stay });
  storePart(localStorage, { cityId: 13 }, now);
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 13, stay });
});

test("a flexible choice is found again, and a choice without dates has none", () => {
  storeSearch(localStorage, { cityId: 1, stay, flexible: { kind: "days", days: 2 } });
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 1, stay, flexible: { kind: "days", days: 2 } });
  const flexible = { kind: "weekends", month: "2026-12" } as const;
  storeSearch(localStorage, { cityId: 1, stay, flexible });
  storePart(localStorage, { cityId: 13 }, now);
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 13, stay: null, flexible });
});

test.each(["{", "null", '{"cityId":"x"}', '{"checkInDate":"2026-11-20"}'])("%s is ignored and removed", (text) => {
  localStorage.setItem("SEARCH_BOX_STATE", text);
  expect(readLastSearch(localStorage, now)).toBeNull();
  expect(localStorage.getItem("SEARCH_BOX_STATE")).toBeNull();
});

test("a storage that throws does not stop a search", () => {
  const refusing = { getItem: fail, setItem: fail } as unknown as Storage;
  expect(() => storeSearch(refusing, { cityId: 1, stay })).not.toThrow();
  expect(readLastSearch(refusing, now)).toBeNull();
});

function fail(): never {
  throw new Error("refused");
}
