import { expect, test } from "vitest";
import { desktopPath, mobilePath, pathTo } from "./paths.ts";

test.each([
  ["/ar/mweb/chalets/home", "/chalets-home"],
  ["/mweb/home", "/chalets-home"],
  ["/en/mweb/chalet/details/42", "/chalet/details/42"],
  ["/en/chalet/details/42", "/chalet/details/42"],
  ["/ar/terms", "/terms"],
])("the canonical URL of %s is %s", (pathname, desktop) => {
  expect(desktopPath(pathname)).toBe(desktop);
});

test.each([
  ["/ar/chalets/search", "/mweb/chalets/search"],
  ["/en/chalet/details/42", "/mweb/chalet/details/42"],
  ["/en/mweb/chalet/details/42", undefined],
  ["/ar/terms", undefined],
])("a phone that reads %s is offered %s", (pathname, mobile) => {
  expect(mobilePath(pathname)).toBe(mobile);
});

test("an address leaves out what is empty", () => {
  expect(pathTo("search", "ar", "desktop", { cityId: "5", checkIn: "" })).toBe("/ar/chalets/search?cityId=5");
});
