import { afterAll, beforeAll, expect, test } from "vitest";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

const day = (days: number) => addDays(todayInRiyadh(new Date()), days);
type Refusal = {
  code: number;
  details?: { preview?: { refundable?: number } };
};
const refusal = (answer: { json: () => { error: Refusal } }) => answer.json().error;
const codesOf = (answers: { statusCode: number; json: () => { error?: { code: number } } }[]) =>
  answers.map((answer) => answer.json().error?.code ?? answer.statusCode).sort();

test("of two tabs that cancel at once one does, the other is refused, and the money goes back once", async () => {
  const one = await aChangeableStay(booking);
  const previews = [(await one.preview()).json(), (await one.preview()).json()];
  const answers = await Promise.all(previews.map(({ previewId }) => one.cancel(previewId)));

  expect(codesOf(answers)).toEqual([200, 7003]);
  await booking.untilSettled();
  expect((await one.view()).refunds).toHaveLength(1);
  expect(await booking.violations()).toEqual([]);
});

test("of two tabs that change at once one does, and the other sees what is different now", async () => {
  const one = await aChangeableStay(booking);
  const shorter = (await one.previewChange({ checkIn: day(20), checkOut: day(22) })).json();
  const shortest = (await one.previewChange({ checkIn: day(20), checkOut: day(21) })).json();
  const answers = await Promise.all([shorter, shortest].map((each) => one.modify(each)));

  expect(codesOf(answers)).toEqual([200, 7004]);
  await booking.untilSettled();
  expect((await one.view()).changes).toHaveLength(1);
  expect(await booking.violations()).toEqual([]);
});

test("a page from before a change cancels nothing until it shows the new amounts", async () => {
  const one = await aChangeableStay(booking);
  const { previewId, refundable } = (await one.preview()).json();
  await one.changeTo({ checkIn: day(20), checkOut: day(22) });

  const { code, details } = refusal(await one.cancel(previewId));
  expect(code).toBe(7004);
  expect(details?.preview?.refundable).toBeLessThan(refundable);
  expect((await one.view()).statusCode).toBe(58);
});

test("a page from before a cancellation changes nothing", async () => {
  const one = await aChangeableStay(booking);
  const previewed = (await one.previewChange({ checkIn: day(20), checkOut: day(24) })).json();
  await one.cancelNow();

  expect(refusal(await one.modify(previewed)).code).toBe(7006);
  await booking.untilSettled();
  expect(await one.view()).toMatchObject({ statusCode: 95, changes: [] });
  expect(await booking.violations()).toEqual([]);
});
