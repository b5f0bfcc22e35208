import { afterAll, beforeAll, expect, test } from "vitest";
import { fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { raceForOneNight } from "./change-race.ts";

const TIMEOUT_MS = 300_000;
const GUESTS = fewOrAll(10, 30);
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({
    env: { DATABASE_POOL_SIZE: "20", LIMIT_WRITE: "100000", HOLDS_PER_NETWORK: "1000", HOLDS_PER_CONTACT: "1000" },
  });
});
afterAll(() => booking.sandbox.stop());

test(`of ${GUESTS} guests who want one free night one gets it, and the others keep their stay`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const { app, sandbox } = booking;
  const from = addDays(todayInRiyadh(new Date()), 20);
  const race = await raceForOneNight({ db: app.db, app, sandbox, host: "mabeet-sa.localhost", from }, GUESTS);
  expect(race).toMatchObject({ winners: 1, others: [3002], unchanged: race.guests - 1 });
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});
