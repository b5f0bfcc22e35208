import { expect, test } from "vitest";
import { sites } from "#domain/site/sites.ts";
import { methodsOf } from "./site-methods.ts";

test.each(sites.map((site) => [site.siteId, site] as const))("%s offers its usual method first", (_siteId, site) => {
  const methods = methodsOf(site);

  expect(methods[0]).toBe(site.acceptedCards.includes("KNET") ? "knet" : "card");
  expect(methods).toContain("card");
  expect(new Set(methods).size).toBe(methods.length);
});
