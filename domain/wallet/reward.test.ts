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

test.each([
  ["Asia/Riyadh", "2027-03-16T09:00:00Z"],
  ["Asia/Dubai", "2027-03-16T08:00:00Z"],
] as const)("the reward of a stay in %s opens a day after check-out", (timeZone, opensAt) => {
  const stay = { checkOut: "2027-03-15", checkOutUntil: "12:00", timeZone };
  expect(rewardOpensAt(stay)).toEqual(new Date(opensAt));
});
