import { afterAll, beforeAll, expect, test } from "vitest";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { capturePairs, runCapturePair } from "./capture-schedules.ts";
import { earnPairs, runEarnPair } from "./earn-schedules.ts";
import { GIFT_SAR, giftMembers, giftPairs, runGiftPair } from "./gift-schedules.ts";
import { isClear, legPairs, runLegSchedule } from "./leg-schedules.ts";

const TIMEOUT_MS = 300_000;
const limits = { LIMIT_WRITE: "100000", LIMIT_LOGIN: "100000", LIMIT_OTP_POINTS: "100000", LIMIT_GIFT: "100000" };
const env = { ...relaxedLimits, ...limits, DATABASE_POOL_SIZE: "12", GIFT_WAIT_MINUTES: "0" };
let booking: BookingApp;
/** No job runs here, so that only the schedules change anything. Partners have time enough to answer on a busy machine. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, timeScale: 0.2, env });
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

test("of two who redeem, freeze or return one gift card at once the first wins", { timeout: TIMEOUT_MS }, async () => {
  const members = await giftMembers(booking);
  const results = [];
  for (const one of giftPairs) results.push(await runGiftPair(booking, members, one));
  const expected = giftPairs.map(({ refusal, state }) => ({
    ...{ wasReached: true, answers: ["ok", refusal], state },
    redeemed: state === "redeemed" ? GIFT_SAR * 100 : 0,
  }));
  expect(results).toEqual(expected);
  expect(await booking.violations()).toEqual([]);
});

test("points of a stay are given once, and never after its cancellation", { timeout: TIMEOUT_MS }, async () => {
  const results = [];
  for (const one of earnPairs) results.push({ ...one, ...(await runEarnPair(booking, one)) });
  expect(results).toEqual(earnPairs.map((one) => ({ ...one, wasReached: true })));
  expect(await booking.violations()).toEqual([]);
});

test("points that are captured while their stay is cancelled are returned once", { timeout: TIMEOUT_MS }, async () => {
  const programme = ["reserved 500", "captured 500", "returned 500"];
  const expected = { wasReached: true, status: 95, legs: ["qitaf returned"], programme };
  const results = [];
  for (const one of capturePairs) results.push({ ...one, ...(await runCapturePair(booking, one)) });
  expect(results).toEqual(capturePairs.map((one) => ({ ...one, ...expected })));
  expect(await booking.violations()).toEqual([]);
});
