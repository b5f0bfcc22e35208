import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { interleave } from "#api/platform/fault/fault-point.ts";
import { runPointsRefund } from "#api/refund/run/run-points-refund.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aGuestWithPoints, legIdOf, legsOf } from "#api/testing/guests/loyalty-guest.ts";
import { qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

const RETURNED_ONCE = ["reserved 500", "captured 500", "returned 500"];
const POINTS_CAPTURE = "POST /qitaf/burns/*/capture";
const POINTS_RETURN = "POST /qitaf/burns/*/return";
const faults = ["refuse", "silent", "500", "500-but-done", "slow", "cut-json", "return-timeout-but-done"] as const;

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.05, timeoutScale: 0.05 });
});
afterAll(() => booking.sandbox.stop());

async function aCancelledStay() {
  const { guest, cart } = await aGuestWithPoints(booking);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await cancellingGuest(guest, orderNumber).cancelNow();
  return { guest, cart, orderNumber };
}

async function expectReturned({ guest, cart, orderNumber }: Awaited<ReturnType<typeof aCancelledStay>>) {
  await booking.untilSettled();
  expect((await guest.order(orderNumber)).json().statusCode).toBe(95);
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf returned"]);
  expect(await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId))).toEqual(RETURNED_ONCE);
  expect(await booking.violations()).toEqual([]);
}

test("a stay that is cancelled before its points are captured returns them after the capture", async () => {
  await booking.sandbox.setFault(POINTS_CAPTURE, "500", 3);
  await expectReturned(await aCancelledStay());
});

test("two jobs that return the same points return them once", async () => {
  const { loyaltyDeps, db } = booking.app;
  let other: Promise<unknown> | null = null;
  interleave("K40", async () => {
    const { rows } = await db.execute<{ id: string }>(sql`
      SELECT id FROM refund WHERE leg_id IS NOT NULL AND state = 'pending'`);
    other = Promise.all(rows.map(({ id }) => runPointsRefund(loyaltyDeps, id)));
    await other;
  });
  const stay = await aCancelledStay();
  await booking.untilSettled();
  expect(other, "the point was reached").not.toBeNull();
  await expectReturned(stay);
});

test.each(faults)("a programme with the fault %s returns points once", async (fault) => {
  await booking.sandbox.setFault(POINTS_RETURN, fault, 2);
  await expectReturned(await aCancelledStay());
});
