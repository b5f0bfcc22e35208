import { expect, test } from "vitest";
import { directionOf, languageOfPath, resolveLanguage } from "./language.ts";

const arabicSite = { language: "ar", dir: "rtl" } as const;
const path = "/chalets-home";

test.each([
  ["the path prefix first", { path: "/en/chalets-home", query: "ar", cookie: "ar", site: arabicSite }, "en"],
  ["then the lang query", { path, query: "en", cookie: "ar", site: arabicSite }, "en"],
  ["then the cookie", { path, cookie: "en", site: arabicSite }, "en"],
  ["then the site's default", { path, site: arabicSite }, "ar"],
  ["passing over what is no language", { path: "/fr/x", query: "EN", cookie: "ar-SA", site: arabicSite }, "ar"],
  ["Arabic for a right-to-left layout without a default", { path, site: { dir: "rtl" } }, "ar"],
  ["English for any other", { path, site: { dir: "ltr" } }, "en"],
] as const)("a guest reads %s", (_, sources, language) => {
  expect(resolveLanguage(sources)).toBe(language);
});

test.each([
  ["/ar", "ar"],
  ["/ar/", "ar"],
  ["/ar?lang=en", "ar"],
  ["/en/chalet/details/7", "en"],
  ["en", "en"],
  ["/arena", null],
  ["/mweb/ar", null],
  ["/", null],
  ["", null],
  [undefined, null],
])("the path %j names %j", (given, language) => {
  expect(languageOfPath(given)).toBe(language);
});

test("Arabic runs from right to left", () => {
  expect([directionOf("ar"), directionOf("en")]).toEqual(["rtl", "ltr"]);
});
