import { expect, test } from "vitest";
import { expiryMailTimes, lastDayOf, lotExpiresAt, returnedLotExpiry } from "./expiry.ts";

test.each([
  ["reward", "2027-03-15T09:00:00Z", "2028-03-15"],
  ["reward", "2028-02-29T09:00:00Z", "2029-02-28"],
  ["reward", "2027-02-28T09:00:00Z", "2028-02-28"],
  // It is already the next day in Riyadh.
  ["reward", "2027-03-15T21:00:00Z", "2028-03-16"],
  ["gift", "2028-02-29T09:00:00Z", "2031-02-28"],
] as const)("a %s that opens at %s can be spent until the end of %s", (source, opensAt, day) => {
  const expiresAt = lotExpiresAt(source, new Date(opensAt));
  expect(expiresAt && lastDayOf(expiresAt)).toBe(day);
});

test("a reward expires at midnight in Riyadh", () => {
  expect(lotExpiresAt("reward", new Date("2028-02-29T09:00:00Z"))).toEqual(new Date("2029-02-28T21:00:00Z"));
});

test.each(["refund", "goodwill"] as const)("a %s never expires", (source) => {
  expect(lotExpiresAt(source, new Date("2027-03-15T09:00:00Z"))).toBeNull();
});

test.each([
  [null, null],
  ["2027-06-01T21:00:00Z", null],
  ["2027-04-14T21:00:00Z", null],
  ["2027-04-14T20:59:59Z", "2027-04-14T21:00:00Z"],
  ["2027-01-01T21:00:00Z", "2027-04-14T21:00:00Z"],
])("money of a lot that expires at %s returns to a lot of %s on 15 March", (expiresAt, expiry) => {
  const returned = returnedLotExpiry(expiresAt === null ? null : new Date(expiresAt), new Date("2027-03-15T09:00:00Z"));
  expect(returned).toEqual(expiry && new Date(expiry));
});

test("an expiry is announced thirty and seven days before the last day, in the morning", () => {
  const times = expiryMailTimes(new Date("2027-11-10T21:00:00Z"));
  expect(times.map((time) => time.toISOString())).toEqual(["2027-10-11T07:00:00.000Z", "2027-11-03T07:00:00.000Z"]);
});
