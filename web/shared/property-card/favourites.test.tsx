import { beforeEach, expect, test } from "vitest";
import { readFavourites, toggleFavourite } from "./favourites.ts";

beforeEach(() => localStorage.clear());

test("a guest adds favourites, the newest first, and removes one again", () => {
  for (const id of [3, 7, 9]) toggleFavourite(localStorage, id);
  expect(readFavourites(localStorage)).toEqual([9, 7, 3]);
  toggleFavourite(localStorage, 7);
  expect(readFavourites(localStorage)).toEqual([9, 3]);
});

test.each(["", "{", "null", '{"a":1}', '["x", 4, 1.5]'])("favourites stored as %s contain no invalid id", (text) => {
  localStorage.setItem("FAVOURITES", text);
  expect(readFavourites(localStorage).every(Number.isSafeInteger)).toBe(true);
});

test("only the newest 200 favourites are stored", () => {
  for (let id = 1; id <= 203; id += 1) toggleFavourite(localStorage, id);
  expect(readFavourites(localStorage)).toHaveLength(200);
  expect(readFavourites(localStorage)[0]).toBe(203);
});
