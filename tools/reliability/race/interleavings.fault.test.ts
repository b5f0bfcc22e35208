import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { partnersAt } from "#api/testing/sandbox-partners.ts";
import { testApp } from "#api/testing/test-app.ts";
import { LATER, type Stage } from "./booking-scenario.ts";
import { allPairs, isSound, play } from "./interleavings.ts";

let booking: BookingApp;
let stage: Stage;

/** Nobody but the schedules makes anything happen here. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: { DATABASE_POOL_SIZE: "8" } });
  stage = { ...booking, later: await testApp({ env: { ...partnersAt(booking.sandbox, 0.02), ...LATER } }) };
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => expect(await booking.violations()).toEqual([]));

const titles = {
  bank: "signals of a payment that was approved at the bank meet at every point, and make one order",
  end: "whatever meets a guest who pays while the hold ends, the nights have one owner",
  over: "a hold that ended is nobody's any more, whoever tidies up, takes its nights or pays",
};

for (const [when, title] of Object.entries(titles)) {
  test(title, async () => {
    const played = [];
    for (const schedule of allPairs.filter((pair) => pair.when === when)) played.push(await play(stage, schedule));
    expect(played.length).toBeGreaterThan(5);
    expect(played.filter(({ wasPassed }) => !wasPassed)).toEqual([]);
    expect(played.filter((one) => !isSound(one))).toEqual([]);
  });
}
