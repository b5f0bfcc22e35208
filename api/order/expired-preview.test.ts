import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { PREVIEW_SECONDS: "1" } });
});
afterAll(() => booking.sandbox.stop());

const day = (days: number) => addDays(todayInRiyadh(new Date()), days);
type Refusal = { code: number; details?: { preview?: { refundable?: number; difference?: number } } };
const refusal = (answer: { json: () => { error: Refusal } }) => answer.json().error;

test("an expired preview cancels and changes nothing, and the answer has a new one with the same amounts", async () => {
  const one = await aChangeableStay(booking);
  const cancellation = (await one.preview()).json();
  const change = (await one.previewChange({ checkIn: day(20), checkOut: day(24) })).json();
  await pause(1_100);

  const refused = refusal(await one.cancel(cancellation.previewId));
  expect([refused.code, refused.details?.preview?.refundable]).toEqual([7004, cancellation.refundable]);
  const unchanged = refusal(await one.modify(change));
  expect([unchanged.code, unchanged.details?.preview?.difference]).toEqual([7004, change.difference]);
  expect(await one.view()).toMatchObject({ statusCode: 58, changes: [], refunds: [] });
});
