import { afterAll, beforeAll, expect, test } from "vitest";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { changePairs, isConsistentChange, runChangeSchedule } from "./change-schedules.ts";

const TIMEOUT_MS = 300_000;
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({
    env: {
      ...relaxedLimits,
      ...{ DATABASE_POOL_SIZE: "20", LIMIT_WRITE: "100000", HOLDS_PER_NETWORK: "1000", HOLDS_PER_CONTACT: "1000" },
    },
  });
});
afterAll(() => booking.sandbox.stop());

test("a change interleaves with changes, payments, cancellations, rivals and the end of its hold", {
  timeout: TIMEOUT_MS,
}, async () => {
  const results = [];
  for (const schedule of changePairs) results.push(await runChangeSchedule(booking, schedule));
  expect(results.filter((one) => !isConsistentChange(one))).toEqual([]);
  expect(results.filter(({ wasReached }) => wasReached).length).toBeGreaterThan(results.length / 2);
  expect(await booking.violations()).toEqual([]);
});
