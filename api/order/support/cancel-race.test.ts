import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrderAs } from "#api/operator/cancel-order-as.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { untilLockWait } from "#api/testing/checks/until-lock-wait.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

async function aBooking() {
  const { guest, cart, property } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const at = (url: string) => url.replace(":orderNumber", orderNumber);
  const { previewId } = (await guest.call("POST", at(endpoints.previewCancellation.url), {})).json();
  const choice = { previewId, route: "original", reason: "plans" };
  const operator = { by: "Huda", second: null, reason: "The host called." };
  const host = { orderNumber, by: "host", nights: "block", isGuestHelped: true } as const;
  return {
    property,
    seen: async () => (await guest.order(orderNumber)).json(),
    byGuest: async () => (await guest.call("POST", at(endpoints.cancelOrder.url), choice)).statusCode,
    byHost: () =>
      cancelOrderAs(booking.app.db, operator, host).then(
        () => 200,
        (problem) => problem.code,
      ),
  };
}

/** Both wait for the property, in this order, before either can begin. */
async function inOrder(propertyId: number, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const { db } = booking.app;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM property WHERE id = ${propertyId} FOR UPDATE`);
    const one = first();
    await untilLockWait(db, 1);
    const two = second();
    await untilLockWait(db, 2);
    return [one, two] as const;
  }).then((both) => Promise.all(both));
}

test.each(["guest", "host"] as const)(
  "of a guest and a host who cancel at once the %s comes first and wins",
  async (winner) => {
    const { property, seen, byGuest, byHost } = await aBooking();
    const isGuest = winner === "guest";
    const answers = isGuest ? await inOrder(property.id, byGuest, byHost) : await inOrder(property.id, byHost, byGuest);
    expect(answers).toEqual([200, isGuest ? "cancel-running" : 409]);
    await booking.untilSettled();
    const order = await seen();
    expect(order.statusCode).toBe(95);
    expect(order.refunds.map(({ amount, status }: { amount: number; status: string }) => [amount, status])).toEqual([
      [order.total, "done"],
    ]);
    const { rows } = await booking.app.db.execute<{ nights: number }>(
      sql`SELECT count(*)::int AS nights FROM live_night_claim WHERE property_id = ${property.id}`,
    );
    expect(rows[0]?.nights).toBe(isGuest ? 0 : 2);
    expect(await booking.violations()).toEqual([]);
  },
);
