import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placedOrders } from "#api/database/schema/order.ts";
import { aBookingHouse, type BookingHouse } from "#api/testing/booking-house.ts";
import { testCards } from "#api/testing/paying-guest.ts";

let house: BookingHouse;
beforeAll(async () => {
  house = await aBookingHouse();
});
afterAll(() => house.sandbox.stop());

/** What a guest hears at once, and where the order ends, when the gateway does this to the call that begins a payment. */
const faults: [fault: string, heard: readonly (string | number)[], ends: readonly number[]][] = [
  ["refuse", ["PENDING"], [60]],
  ["silent", ["PENDING"], [60]],
  ["500", ["PENDING"], [60]],
  ["redirect", ["PENDING"], [60]],
  ["slow", ["PENDING"], [58]],
  ["500-but-done", ["PENDING"], [58]],
  ["cut-json", ["PENDING"], [58]],
  ["huge", ["PENDING"], [58]],
  ["twice", ["SUCCESS"], [58]],
  ["other-amount", ["PENDING"], [60]],
  ["other-currency", ["PENDING"], [60]],
  ["decline", [5001], [60]],
  ["pending", ["PENDING"], [58, 60]],
  ["unknown-then-charged", ["PENDING"], [58, 60]],
  ["webhook-lost", ["SUCCESS"], [58]],
  ["webhook-flood", ["SUCCESS"], [58]],
  ["webhook-early", ["SUCCESS"], [58]],
  ["webhook-late", ["SUCCESS"], [58]],
  ["captured-before-authorised", ["SUCCESS"], [58]],
  ["failed-after-captured", ["SUCCESS"], [58]],
  ["bad-signature", ["SUCCESS"], [58]],
  ["missing-signature", ["SUCCESS"], [58]],
  ["old-signature", ["SUCCESS"], [58]],
];

test.each(faults)(
  "when the gateway does %s, the guest is told the truth and money is kept or given back",
  async (fault, heard, ends) => {
    const { guest, cart } = await house.readyGuest();
    await house.sandbox.switchOn("/card/payments", fault);
    const answer = await guest.pay(cart, testCards.paid);
    await house.sandbox.clearFaults();
    expect(heard).toContain(
      answer.json().status === answer.statusCode ? answer.json().error.code : answer.json().status,
    );

    await house.untilSettled();
    const orders = await house.app.db.select().from(placedOrders).where(eq(placedOrders.cartId, cart.cartId));
    expect(orders).toHaveLength(1);
    expect(ends).toContain(orders[0]?.statusCode);
    const told = (await house.inboxOf(guest.email)).filter(({ subject }) =>
      subject.includes(orders[0]?.orderNumber ?? ""),
    );
    const confirmed = told.filter(({ subject }) => subject.includes("تأكيد"));
    expect(confirmed).toHaveLength(orders[0]?.statusCode === 58 ? 1 : 0);
    expect(await house.breaches()).toEqual([]);
  },
);
