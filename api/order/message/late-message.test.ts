import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mail } from "#api/platform/messaging/mail/mail.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { orderMessageHandlers } from "./send-order-message.ts";

type Kind = keyof ReturnType<typeof orderMessageHandlers>;

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

async function aBooking() {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const { rows } = await booking.app.db.execute<{ id: string }>(sql`
    SELECT id FROM placed_order WHERE order_number = ${orderNumber}`);
  return { guest, orderNumber, orderId: rows[0]?.id ?? "" };
}

/** Runs jobs whose messages could not be sent before. Returns how many were sent. */
async function sendLate(orderId: string, kinds: readonly Kind[]): Promise<number> {
  const { db, settings } = booking.app;
  const sent: unknown[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail);
      return "accepted" as const;
    },
    isUp: () => true,
    close: () => {},
  };
  const sms = {
    send: async (message: unknown) => {
      sent.push(message);
      return "done" as const;
    },
  };
  const handlers = orderMessageHandlers({ db, settings, mailer, sms });
  for (const kind of kinds) expect(await handlers[kind]({ id: randomUUID(), kind, subjectId: orderId })).toBe("done");
  return sent.length;
}

const CONFIRMED: readonly Kind[] = ["sms-confirmed", "mail-confirmed", "sms-changed"];

test("no message says that a booking is confirmed or changed once it was cancelled", async () => {
  const { guest, orderNumber, orderId } = await aBooking();
  expect(await sendLate(orderId, CONFIRMED)).toBe(3);
  expect((await cancellingGuest(guest, orderNumber).cancelNow()).answer.statusCode).toBeLessThan(300);
  expect(await sendLate(orderId, [...CONFIRMED, "mail-changed"])).toBe(0);
  expect(await sendLate(orderId, ["sms-cancelled"])).toBe(1);
});

test("a guest is asked about a no-show only while an answer still counts", async () => {
  const { orderId } = await aBooking();
  const reported = (hours: number) =>
    booking.app.db.execute(sql`
      UPDATE chalet_order_item SET stay_state = 'no-show', no_show_at = app_now() - make_interval(hours => ${hours})
      WHERE order_item_id IN (SELECT id FROM order_item WHERE order_id = ${orderId})`);
  await reported(23);
  expect(await sendLate(orderId, ["sms-no-show", "mail-no-show"])).toBe(2);
  await reported(25);
  expect(await sendLate(orderId, ["sms-no-show", "mail-no-show"])).toBe(0);
});
