import { beforeEach, expect, test } from "vitest";
import { keepSearch, readLastSearch } from "./last-search.ts";

const now = new Date("2026-11-15T09:00:00Z");
const stay = { checkIn: "2026-11-20", checkOut: "2026-11-22" };

beforeEach(() => localStorage.clear());

test("a guest who comes back finds city and dates again", () => {
  keepSearch(localStorage, { cityId: 1, stay });
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 1, stay });
});

test("dates that have passed are forgotten for good, and the city stays", () => {
  keepSearch(localStorage, { cityId: 1, stay });
  expect(readLastSearch(localStorage, new Date("2026-11-21T09:00:00Z"))).toEqual({ cityId: 1, stay: null });
  expect(readLastSearch(localStorage, now)).toEqual({ cityId: 1, stay: null });
});

test.each(["{", "null", '{"cityId":"x"}', '{"checkInDate":"2026-11-20"}'])("%s is nothing, and is not kept", (text) => {
  localStorage.setItem("SEARCH_BOX_STATE", text);
  expect(readLastSearch(localStorage, now)).toBeNull();
  expect(localStorage.getItem("SEARCH_BOX_STATE")).toBeNull();
});

test("a storage that refuses does not stop a search", () => {
  const refusing = { getItem: fail, setItem: fail } as unknown as Storage;
  expect(() => keepSearch(refusing, { cityId: 1, stay })).not.toThrow();
  expect(readLastSearch(refusing, now)).toBeNull();
});

function fail(): never {
  throw new Error("refused");
}
