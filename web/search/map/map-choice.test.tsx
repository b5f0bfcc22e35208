import { expect, test } from "vitest";
import { isMapAway, putMapAway, watchMapChoice } from "./map-choice.ts";

test("a guest who puts the map away tells the server too, and takes it back as easily", () => {
  const seen: boolean[] = [];
  const leave = watchMapChoice(() => seen.push(isMapAway(document.cookie)));
  putMapAway(true);
  putMapAway(false);
  leave();
  putMapAway(true);
  expect(seen).toEqual([true, false]);
});

test.each([null, "", "resultsMap=", "resultsMap=%", "map=away"])("cookies %s leave the map where it is", (cookies) => {
  expect(isMapAway(cookies)).toBe(false);
});
