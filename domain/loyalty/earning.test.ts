import { expect, test } from "vitest";
import { siteById } from "#domain/site/sites.ts";
import { earnedPoints, earningProviders, readEarner } from "./earning.ts";
import { loyaltyRewards } from "./rewards.ts";

test.each([
  ["mabeet-SA", ["Mokafaa", "Qitaf"]],
  ["tajawal-SA", ["Mokafaa"]],
  ["mabeet-AE", []],
] as const)("on %s a stay can earn with %j", (siteId, providers) => {
  expect(earningProviders(siteById(siteId).features)).toEqual(providers);
});

test.each([0, 1, 99, 100, 999, 1_000, 249_263])(
  "%i halalas earn the points that guests were shown before",
  (halalas) => {
    const shown = loyaltyRewards(halalas / 100, siteById("mabeet-SA").features);
    for (const { provider, rewardValue } of shown) expect(earnedPoints(halalas, provider)).toBe(rewardValue);
  },
);

test("only a Saudi mobile is a member", () => {
  expect(readEarner("Qitaf", "0512345601")).toEqual({ member: "+966512345601", mask: "•••• 01" });
  expect(readEarner("Mokafaa", "+971501234567")).toBe(null);
});
