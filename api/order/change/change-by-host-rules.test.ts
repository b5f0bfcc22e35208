import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingRules, lengthDiscounts } from "#api/schema/rate.ts";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { aClaim } from "#api/testing/builders/a-claim.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

const day = (days: number) => addDays(todayInRiyadh(new Date()), days);
const codeOf = (answer: { statusCode: number; json: () => { error: { code: number } } }) =>
  answer.statusCode === 200 ? null : answer.json().error.code;

test("a guest who stays longer keeps free the nights in which the home is prepared for the next one", async () => {
  const one = await aChangeableStay(booking);
  const { db } = booking.app;
  await db.insert(bookingRules).values({ propertyId: one.property.id, prepNights: 1 });
  await aClaim(db, one.property.id, { checkIn: day(25), checkOut: day(27) });

  expect(codeOf(await one.previewChange({ checkIn: day(20), checkOut: day(24) }))).toBe(null);
  expect(codeOf(await one.previewChange({ checkIn: day(20), checkOut: day(25) }))).toBe(3002);
});

test("limits that came after the booking bind only a longer stay", async () => {
  const one = await aChangeableStay(booking, { nights: 4 });
  await booking.app.db.insert(bookingRules).values({ propertyId: one.property.id, maxNights: 2, noticeHours: 168 });

  expect(codeOf(await one.previewChange({ checkIn: day(20), checkOut: day(23) }))).toBe(null);
  expect(codeOf(await one.previewChange({ checkIn: day(20), checkOut: day(25) }))).toBe(2002);
});

test("an added night has the discount of the new length, and the nights before keep their price", async () => {
  const one = await aChangeableStay(booking, { nights: 2 });
  const { id: propertyId } = one.property;
  await booking.app.db.insert(lengthDiscounts).values({ propertyId, minNights: 3, percentage: 20 });
  const preview = (await one.previewChange({ checkIn: day(20), checkOut: day(23) })).json();

  expect(preview).toMatchObject({ before: { total: 2_300 }, after: { total: 3_220 }, difference: 920 });
});
