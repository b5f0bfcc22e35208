import { expect, test } from "vitest";
import { monthBars } from "./month-bars.ts";

const now = new Date("2027-03-15T09:00:00Z");

test("a member sees twelve months, also those in which nothing happened", () => {
  const bars = monthBars([], now);
  expect([bars.length, bars[0], bars.at(-1)]).toEqual([
    12,
    { month: "2026-04", earned: 0, used: 0 },
    { month: "2027-03", earned: 0, used: 0 },
  ]);
});

test("rewards and refunds are earned, spending is used, and cancelled rows are neither", () => {
  const rows = [
    { type: "REWARD", status: "Available", amount: 24.92, createdDate: "2027-03-01T09:00:00Z" },
    { type: "RFD", status: "Available", amount: 0.1, createdDate: "2027-03-02T09:00:00Z" },
    { type: "REWARD", status: "Cancelled", amount: 90, createdDate: "2027-03-02T09:00:00Z" },
    { type: "REDEEM", status: "Redeemed", amount: -10.02, createdDate: "2027-03-03T09:00:00Z" },
    { type: "EXPIRED", status: "Expired", amount: -5, createdDate: "2027-03-04T09:00:00Z" },
    // It is already March in Riyadh.
    { type: "REDEEM", status: "Pending", amount: -1, createdDate: "2027-02-28T21:00:00Z" },
    { type: "REWARD", status: "Redeemed", amount: 7, createdDate: "2026-03-20T09:00:00Z" },
  ] as const;
  expect(monthBars(rows, now).filter(({ earned, used }) => earned !== 0 || used !== 0)).toEqual([
    { month: "2027-03", earned: 25.02, used: 11.02 },
  ]);
});
