import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { LATER, type ScenarioEnvironment } from "./booking-scenario.ts";
import { allPairs, isConsistent, runSchedule } from "./interleavings.ts";

let booking: BookingApp;
let environment: ScenarioEnvironment;

/** No job runs here, so that only the schedules change anything. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: { DATABASE_POOL_SIZE: "8" } });
  environment = { ...booking, later: await testApp({ env: { ...partnersAt(booking.sandbox, 0.02), ...LATER } }) };
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => expect(await booking.violations()).toEqual([]));

const titles = {
  bank: "signals of a payment that was approved at the bank interleave at every point and make one order",
  end: "a guest pays while the hold ends and others act: the nights have one owner",
  over: "an expired hold has no owner, whether it is swept, its nights are claimed or its guest pays",
};

for (const [when, title] of Object.entries(titles)) {
  test(title, async () => {
    const results = [];
    for (const schedule of allPairs.filter((pair) => pair.when === when))
      results.push(await runSchedule(environment, schedule));
    expect(results.length).toBeGreaterThan(5);
    expect(results.filter(({ wasReached }) => !wasReached)).toEqual([]);
    expect(results.filter((one) => !isConsistent(one))).toEqual([]);
  });
}
