import { expect, test } from "vitest";
import { isMapHidden, setMapHidden, watchMapChoice } from "./map-choice.ts";

test("a guest who hides the map sets a cookie for the server, and can show the map again", () => {
  const seen: boolean[] = [];
  const leave = watchMapChoice(() => seen.push(isMapHidden(document.cookie)));
  setMapHidden(true);
  setMapHidden(false);
  leave();
  setMapHidden(true);
  expect(seen).toEqual([true, false]);
});

test.each([null, "", "resultsMap=", "resultsMap=%", "map=away"])("with cookies %s the map is shown", (cookies) => {
  expect(isMapHidden(cookies)).toBe(false);
});
