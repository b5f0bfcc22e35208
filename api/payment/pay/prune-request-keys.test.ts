import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { payments } from "#api/schema/payment.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { pruneRequestKeys } from "./prune-request-keys.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2, isServing: false });
});
afterAll(() => booking.sandbox.stop());

/** A payment that is being captured is locked, and the job would skip it. */
async function untilCaptured(cartId: string): Promise<void> {
  const { app } = booking;
  const state = async () => {
    await app.jobs.run("outbox");
    const [payment] = await app.db.select().from(payments).where(eq(payments.cartId, cartId));
    return payment?.state;
  };
  await expect.poll(state, { timeout: 20_000 }).toBe("captured");
}

const daysAgo = (days: number) => sql`app_now() - make_interval(days => ${days})`;

test.each([
  [6, "the same answer"],
  [7, "that the cart is booked"],
])("a payment that is repeated after %i days gets %s, and nothing is paid twice", async (days, expected) => {
  const { db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  const token = await guest.token(testCards.paid);
  const call = () => guest.pay(cart, testCards.paid, { token }, { "idempotency-key": `pay-after-${days}-days` });
  const first = await call();
  await untilCaptured(cart.cartId);
  await db
    .update(payments)
    .set({ createdAt: daysAgo(days) })
    .where(eq(payments.cartId, cart.cartId));
  await runBatches(db, "prune-request-keys", pruneRequestKeys);
  const again = await call();

  expect(first.json().status).toBe("SUCCESS");
  if (expected === "the same answer") expect(again.body).toBe(first.body);
  else expect([again.statusCode, again.json().error.code]).toEqual([410, 4005]);
  expect(await db.select({ id: payments.id }).from(payments).where(eq(payments.cartId, cart.cartId))).toHaveLength(1);
});
