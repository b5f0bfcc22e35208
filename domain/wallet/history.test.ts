import { expect, test } from "vitest";
import { statusInLot } from "./history.ts";

const opensAt = new Date("2027-03-16T09:00:00Z");
const expiresAt = new Date("2028-03-16T21:00:00Z");

test.each([
  ["before it opens", "Pending", new Date("2027-03-16T08:59:59Z")],
  ["when it opens", "Available", opensAt],
  ["on its last second", "Available", new Date("2028-03-16T20:59:59Z")],
  ["at its expiry, before a job books it", "Expired", expiresAt],
])("money in a lot %s", (_when, status, now) => {
  expect(statusInLot({ opensAt, expiresAt }, now)).toBe(status);
});
