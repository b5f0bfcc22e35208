import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedOrders } from "#api/schema/order.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import { gatewayFaults as faults } from "#api/testing/servers/gateway-faults.ts";

let booking: BookingApp;
const answerOf = new Map<string, string | number>();
const ordersOf = new Map<string, (typeof placedOrders.$inferSelect)[]>();
const mailsOf = new Map<string, string[]>();

/** One guest for each fault. No guest returns; the background jobs complete all payments. */
beforeAll(async () => {
  booking = await aBookingApp();
  const guests = new Map<string, { cartId: string; email: string }>();
  for (const [fault] of faults) {
    const { guest, cart } = await booking.readyGuest();
    await booking.sandbox.setFault(cardCalls.begin, fault);
    const answer = await guest.pay(cart, testCards.paid);
    await booking.sandbox.clearFaults();
    answerOf.set(fault, answer.statusCode === 200 ? answer.json().status : answer.json().error.code);
    guests.set(fault, { cartId: cart.cartId, email: guest.email });
  }
  await booking.untilSettled();
  for (const [fault, { cartId, email }] of guests) {
    ordersOf.set(fault, await booking.app.db.select().from(placedOrders).where(eq(placedOrders.cartId, cartId)));
    mailsOf.set(
      fault,
      (await booking.inboxOf(email)).map(({ subject }) => subject),
    );
  }
}, 120_000);
afterAll(() => booking.sandbox.stop());

test.each(faults)("when the gateway does %s, the guest gets %j and the order ends in %j", (fault, answers, ends) => {
  expect(answers).toContain(answerOf.get(fault));
  const orders = ordersOf.get(fault) ?? [];
  expect(orders).toHaveLength(1);
  expect(ends).toContain(orders[0]?.statusCode);
});

test("a guest with an order got one email about it, and no other guest did", () => {
  for (const [fault, orders] of ordersOf) {
    const confirmed = mailsOf.get(fault)?.filter((subject) => subject.startsWith("تم تأكيد")) ?? [];
    expect(confirmed, fault).toHaveLength(orders[0]?.statusCode === 58 ? 1 : 0);
  }
});

test("after all of it no invariant of nights, money and orders is violated", async () => {
  expect(await booking.violations()).toEqual([]);
});
