import { afterAll, beforeAll, expect, test } from "vitest";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { relaxedLimits } from "#api/testing/member.ts";
import { isClear, legPairs, runLegSchedule } from "./leg-schedules.ts";

const TIMEOUT_MS = 300_000;
const limits = { LIMIT_WRITE: "100000", LIMIT_LOGIN: "100000", LIMIT_OTP_POINTS: "100000" };
let booking: BookingApp;
/** No job runs here, so that only the schedules change anything. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: { ...relaxedLimits, ...limits, DATABASE_POOL_SIZE: "12" } });
});
afterAll(() => booking.sandbox.stop());

test("points, wallet holds, payments and endings interleave without losing or doubling anything", {
  timeout: TIMEOUT_MS,
}, async () => {
  const results = [];
  for (const schedule of legPairs) results.push(await runLegSchedule(booking, schedule));
  expect(results.filter((one) => !isClear(one))).toEqual([]);
  expect(results.filter(({ wasReached }) => wasReached).length).toBeGreaterThan(results.length / 2);
  expect(await booking.violations()).toEqual([]);
});
