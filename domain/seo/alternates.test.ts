import { expect, test } from "vitest";
import { sites } from "#domain/site/sites.ts";
import { alternatesOf, originOf } from "./alternates.ts";

const demo = { env: "demo", portSuffix: ":3000" };
const production = { env: "production", portSuffix: ":3000" };

test("a page stands on five sites in two languages, and once for everybody else", () => {
  const found = alternatesOf({ brand: "tajawal" }, "/help", demo);
  expect(found).toHaveLength(11);
  expect(new Set(found.map(({ hrefLang }) => hrefLang))).toEqual(
    new Set(["SA", "AE", "KW", "BH"].flatMap((c) => [`en-${c}`, `ar-${c}`]).concat("en", "ar", "x-default")),
  );
  expect(found.at(-1)?.href).toBe("http://tajawal-global.localhost:3000/en/help");
});

test("the brands never name each other", () => {
  for (const { href } of alternatesOf({ brand: "mabeet" }, "/help", production)) expect(href).toContain("mabeet");
});

test("every site finds itself among the addresses of its pages, here and in the world", () => {
  for (const reached of [demo, production])
    for (const site of sites)
      expect(alternatesOf(site, "/help", reached).map(({ href }) => href)).toContain(
        `${originOf(site, reached)}/ar/help`,
      );
});
