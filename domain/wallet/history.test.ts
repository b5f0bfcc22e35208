import { expect, test } from "vitest";
import { type CreditFacts, creditStatus, redeemStatus } from "./history.ts";

const opensAt = new Date("2027-03-16T09:00:00Z");
const expiresAt = new Date("2028-03-16T21:00:00Z");
const credit: CreditFacts = { opensAt, expiresAt, balance: 2_492, isCancelled: false, isExpired: false };
const later = new Date("2027-06-01T00:00:00Z");

test.each<[string, Partial<CreditFacts>, string, Date]>([
  ["before check-out", {}, "Pending", new Date("2027-03-16T08:59:59Z")],
  ["after it opens", {}, "Available", opensAt],
  ["when it is spent", { balance: 0 }, "Redeemed", later],
  ["on its last second", {}, "Available", new Date("2028-03-16T20:59:59Z")],
  ["at its expiry, before a job books it", {}, "Expired", expiresAt],
  ["after its expiry is booked", { balance: 0, isExpired: true }, "Expired", expiresAt],
  ["when it was spent before its expiry", { balance: 0 }, "Redeemed", expiresAt],
  ["when the stay is cancelled", { balance: 0, isCancelled: true }, "Cancelled", new Date("2027-03-01T00:00:00Z")],
])("a reward %s", (_when, given, status, now) => {
  expect(creditStatus({ ...credit, ...given }, now)).toBe(status);
});

test("money set aside by a cart is pending until it is spent or given up", () => {
  expect(([null, "spent", "returned"] as const).map(redeemStatus)).toEqual(["Pending", "Redeemed", "Cancelled"]);
});
