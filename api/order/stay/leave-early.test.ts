import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveNightClaims } from "#api/schema/claim.ts";
import { moveStay } from "#api/testing/bookings/move-stay.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const today = todayInRiyadh(new Date());

/** A guest who is in the property since yesterday and has booked five nights. */
async function aGuestInside() {
  const guest = aPayingGuest(booking.app, booking.sandbox);
  const property = await aProperty(booking.app.db);
  const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 15) };
  const { orderNumber } = (await guest.pay(await guest.readyCart(property.id, stay), testCards.paid)).json();
  await booking.untilSettled();
  await moveStay(booking.app.db, orderNumber, -11);
  return { guest, property, orderNumber };
}

const leave = (by: ReturnType<typeof aCartGuest>, orderNumber: string, checkOut: string, headers = {}) =>
  by.call("POST", endpoints.leaveEarly.url.replace(":orderNumber", orderNumber), { checkOut }, headers);
const nightsOf = async (propertyId: number) => {
  const rows = await booking.app.db.select().from(liveNightClaims).where(eq(liveNightClaims.propertyId, propertyId));
  return rows.map(({ night }) => night).sort();
};

test("a guest leaves early, the further nights can be booked and no money moves", async () => {
  const { guest, property, orderNumber } = await aGuestInside();
  const before = (await guest.order(orderNumber)).json();
  expect(before.stay).toMatchObject({ state: "expected", leaveFrom: addDays(today, 1) });
  const key = { "idempotency-key": "leave-early-once" };
  const left = await leave(guest, orderNumber, addDays(today, 2), key);
  expect(left.json()).toMatchObject({
    statusCode: 58,
    checkOut: addDays(today, 2),
    nights: 3,
    total: before.total,
    refunds: [],
    stay: { state: "left-early", leaveFrom: addDays(today, 1) },
  });
  expect((await leave(guest, orderNumber, addDays(today, 2), key)).body).toBe(left.body);
  expect(await nightsOf(property.id)).toEqual([addDays(today, -1), today, addDays(today, 1)]);
  const next = aPayingGuest(booking.app, booking.sandbox);
  const cart = await next.readyCart(property.id, { checkIn: addDays(today, 2), checkOut: addDays(today, 4) });
  expect(cart.cartId).toEqual(expect.any(String));
  expect((await leave(guest, orderNumber, addDays(today, 1))).json().checkOut).toBe(addDays(today, 1));
  expect(await booking.violations()).toEqual([]);
});

test.each([
  ["today", 0, 400, 1001],
  ["the booked day", 4, 400, 1001],
  ["a later day", 9, 400, 1001],
])("%s is no early check-out", async (_what, days, status, code) => {
  const { guest, orderNumber } = await aGuestInside();
  const answer = await leave(guest, orderNumber, addDays(today, days));
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

test("nobody leaves before they arrived, and only the guest of the booking does", async () => {
  const { guest, orderNumber, property } = await aGuestInside();
  expect((await leave(aCartGuest(booking.app), orderNumber, addDays(today, 1))).json().error.code).toBe(7007);
  await moveStay(booking.app.db, orderNumber, 5);
  expect((await leave(guest, orderNumber, addDays(today, 6))).json().error.code).toBe(7009);
  expect((await leave(guest, orderNumber, "2026-13-45")).json().error.code).toBe(1001);
  expect(await nightsOf(property.id)).toHaveLength(5);
});
