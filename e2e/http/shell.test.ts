import { expect, test } from "vitest";
import { newVisitor } from "./visitor.ts";

test("the language of the last page is used for addresses without a language", async () => {
  const visitor = newVisitor("mabeet-sa");
  const languageOf = async (path: string) => (await visitor.open(path)).document.documentElement.getAttribute("lang");
  expect(await languageOf("/chalets-home")).toBe("ar");
  expect(await languageOf("/en/help")).toBe("en");
  expect(await languageOf("/chalets-home")).toBe("en");
});

test("a page that does not exist says so with its status and leads home", async () => {
  const visitor = newVisitor("tajawal-kw");
  const missing = await visitor.open("/ar/no-such-page");
  expect([missing.status, missing.text("h1")]).toEqual([404, "الصفحة غير موجودة"]);
  const [first = ""] = missing.links(/./, "main");
  expect((await visitor.open(first)).address).toMatch(/chalets-home/);
});

test("a first word that is no language is no page", async () => {
  expect((await newVisitor("mabeet-sa").ask({ path: "/xx/chalets-home" })).status).toBe(404);
});

test("every response has its own nonce", async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await newVisitor("mabeet-sa").open("/ar/chalets-home")).headers["content-security-policy"]),
  );
  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies[0]).not.toEqual(policies[1]);
  expect(policies.join()).not.toContain("script-src 'unsafe-inline'");
});

test("a paid link may write the banner in plain words, and no search engine keeps the page", async () => {
  const visitor = newVisitor("mabeet-sa");
  const words = "utm_medium=cpc&title=Chalets+%3Cb%3Enow%3C%2Fb%3E+at+https%3A%2F%2Fevil.example&version=v3";
  const paid = await visitor.open(`/en/chalets-home?${words}`);
  expect(paid.text("h1")).toBe("Chalets <b>now</b> at");
  expect(paid.document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
  expect((await visitor.open("/en/chalets-home?title=Mine")).text("h1")).not.toBe("Mine");
});
