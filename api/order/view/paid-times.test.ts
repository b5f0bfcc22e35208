import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import type { Order } from "#contract/order/order.ts";
import { addDays } from "#domain/stay/day.ts";

/** No job runs, so no capture is recorded. */
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());

test("right after a change its payment has the time of the change, not that of the booking", async () => {
  const { guest, cart } = await booking.readyGuest({ capacity: 6 });
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.app.db.execute(sql`
    UPDATE placed_order SET confirmed_at = confirmed_at - interval '1 hour' WHERE order_number = ${orderNumber}`);
  const { changeTo, payChange } = changingGuest(guest, orderNumber);
  const { checkIn, checkOut } = booking.stay;
  const { answer } = await changeTo({ checkIn, checkOut: addDays(checkOut, 1) });
  expect((await payChange(answer.json().cartId, testCards.paid)).json().status).toBe("SUCCESS");

  const { payments, changes, events }: Order = (await guest.order(orderNumber)).json();
  const confirmed = events.find(({ kind }) => kind === "confirmed")?.at ?? "";
  expect(payments[1]?.paidAt).toBe(changes[0]?.at);
  expect(Date.parse(confirmed) - Date.parse(payments[0]?.paidAt ?? "")).toBeGreaterThan(3_000_000);
});
