import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { completePayments } from "./complete-payments.ts";
import { reconcile } from "./reconcile.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());

/** The id of a payment that is a few seconds old. */
async function aPayment(card: string): Promise<string> {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, card)).json();
  await booking.app.db.execute(sql`
    UPDATE payment SET created_at = created_at - interval '10 seconds' WHERE id = ${paymentId}`);
  return paymentId;
}

test("a charge without a webhook is found by reconciliation", async () => {
  const { app, sandbox } = booking;
  const paymentId = await aPayment(testCards.challenged);
  await approveAtBank(sandbox, paymentId);
  // The list of a company is a moment behind.
  await expect
    .poll(async () => {
      await reconcile(app.paymentDeps, app.now());
      const { rows } = await app.db.execute(sql`
        SELECT status_code FROM placed_order WHERE id = (SELECT order_id FROM payment WHERE id = ${paymentId})`);
      return rows;
    })
    .toEqual([{ status_code: 58 }]);
});

test("reconciliation does not lock a payment that has ended", async () => {
  const { app } = booking;
  const paymentId = await aPayment(testCards.paid);
  await expect
    .poll(
      async () => {
        await completePayments(app.paymentDeps);
        await app.jobs.run("outbox");
        const { rows } = await app.db.execute(sql`SELECT state FROM payment WHERE id = ${paymentId}`);
        return rows;
      },
      { timeout: 20_000 },
    )
    .toEqual([{ state: "captured" }]);
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`SELECT FROM payment WHERE id = ${paymentId} FOR UPDATE`);
    await reconcile(app.paymentDeps, app.now());
  });
});
