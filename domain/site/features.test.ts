import { expect, test } from "vitest";
import { cardMarksOf, featuresOf, isCardAccepted } from "./features.ts";
import { sites } from "./sites.ts";

test("a site has the features it names and no other", () => {
  expect(featuresOf(["wallet", "applePay"])).toEqual({
    offers: false,
    packages: false,
    qitaf: false,
    fursan: false,
    mokafa: false,
    wallet: true,
    applePay: true,
    installments: false,
  });
});

test("the Qitaf mark stands beside the cards of mabeet-SA only, and no card form takes it", () => {
  const marked = sites.filter((site) => cardMarksOf(site).includes("QITAF"));
  expect(marked.map(({ siteId }) => siteId)).toEqual(["mabeet-SA"]);
  expect(marked.some((site) => isCardAccepted("QITAF", site))).toBe(false);
});

test.each([
  ["mada", ["mabeet-SA"]],
  ["KNET", ["mabeet-KW"]],
  ["american-express", ["mabeet-SA", "mabeet-AE", "mabeet-GLOBAL", "tajawal-SA", "tajawal-AE", "tajawal-GLOBAL"]],
] as const)("%s is taken only on %j", (card, siteIds) => {
  expect(sites.filter((site) => isCardAccepted(card, site)).map(({ siteId }) => siteId)).toEqual(siteIds);
});
