import { expect, test } from "vitest";
import { rewardOpensAt, walletReward } from "./reward.ts";

test.each([
  [249_263, 1, 2_492],
  [99, 1, 0],
  [0, 1, 0],
  [10_000, 0, 0],
  [333_333, 3, 9_999],
])("of %d halalas, %d percent are %d", (halalas, percent, reward) => {
  expect(walletReward(halalas, percent)).toBe(reward);
});

test("the reward of a stay opens a day after check-out", () => {
  expect(rewardOpensAt(new Date("2027-03-15T09:00:00Z"))).toEqual(new Date("2027-03-16T09:00:00Z"));
});
