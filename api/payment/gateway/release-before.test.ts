import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

test.each([
  ["card", "checkout"],
  ["tabby", "tabby"],
  ["tamara", "tamara"],
  ["nothing", "none"],
])(
  "a payment that the release before wrote for its provider %s has its company and country",
  async (provider, gateway) => {
    const { db } = booking.app;
    const { guest, cart } = await booking.readyGuest();
    await guest.pay(cart, testCards.declined);
    const own = { id: randomUUID(), gateway: null, country: null, provider };
    const { rows } = await db.execute<{ gateway: string; country: string }>(sql`
    INSERT INTO payment
    SELECT (jsonb_populate_record(NULL::payment, to_jsonb(payment) || ${JSON.stringify(own)}::jsonb)).*
    FROM payment JOIN bill ON bill.id = payment.bill_id WHERE bill.cart_id = ${cart.cartId} AND payment.state = 'declined'
    RETURNING gateway, country`);

    expect(rows).toEqual([{ gateway, country: "SA" }]);
  },
);
