import { expect, test } from "vitest";
import { siteByHost } from "#domain/site/sites.ts";
import { localeCookies, localeOf } from "./locale.ts";

const saudi = siteByHost("mabeet-sa.localhost");
const emirati = siteByHost("tajawal-ae.localhost");
const ask = (path: string, cookie = "") => new Request(`http://mabeet-sa.localhost${path}`, { headers: { cookie } });

test.each([
  ["/en/chalets-home", "language=ar", saudi, "en"],
  ["/chalets-home?lang=en", "language=ar", saudi, "en"],
  ["/chalets-home", "language=en", saudi, "en"],
  ["/chalets-home", "", saudi, "ar"],
  ["/chalets-home", "", emirati, "en"],
  ["/ar/chalets-home.data", "", emirati, "ar"],
  ["/chalets-home", "language=%E0%A4%A", saudi, "ar"],
] as const)("%s with cookies '%s' has the requested language", (path, cookie, site, language) => {
  expect(localeOf(ask(path, cookie), site).language).toBe(language);
});

test("a currency that the site does not allow is replaced by the site's own", () => {
  expect(localeOf(ask("/", "currency=XXX"), emirati).currency).toBe("AED");
  expect(localeOf(ask("/", "currency=KWD"), emirati).currency).toBe("KWD");
});

test("the language of the page is stored in a cookie once", () => {
  const locale = { language: "ar", currency: "SAR" } as const;
  expect(localeCookies(ask("/ar/help"), locale)).toEqual(["language=ar; Path=/; Max-Age=31536000; SameSite=Lax"]);
  expect(localeCookies(ask("/ar/help", "language=ar"), locale)).toEqual([]);
});
