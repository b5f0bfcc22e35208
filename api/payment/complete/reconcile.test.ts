import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { approveAtBank } from "#api/testing/approve-at-bank.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { completePayments } from "./complete-payments.ts";
import { reconcile } from "./reconcile.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());

/** The number of a payment that is no longer fresh. */
async function aPayment(card: string): Promise<string> {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, card)).json();
  await booking.app.db.execute(sql`
    UPDATE payment SET created_at = created_at - interval '10 seconds' WHERE id = ${paymentId}`);
  return paymentId;
}

test("money that a bank took and nobody told us of is found when the books are compared", async () => {
  const { app, sandbox } = booking;
  const paymentId = await aPayment(testCards.challenged);
  await approveAtBank(sandbox, paymentId);
  await reconcile(app.paymentDeps, app.now());
  const { rows } = await app.db.execute(sql`
    SELECT status_code FROM placed_order WHERE id = (SELECT order_id FROM payment WHERE id = ${paymentId})`);
  expect(rows).toEqual([{ status_code: 58 }]);
});

test("a payment that ended takes no lock when the books are compared, and holds nobody up", async () => {
  const { app } = booking;
  const paymentId = await aPayment(testCards.paid);
  await expect
    .poll(async () => {
      await completePayments(app.paymentDeps);
      await app.jobs.run("outbox");
      const { rows } = await app.db.execute(sql`SELECT state FROM payment WHERE id = ${paymentId}`);
      return rows;
    })
    .toEqual([{ state: "captured" }]);
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`SELECT FROM payment WHERE id = ${paymentId} FOR UPDATE`);
    await reconcile(app.paymentDeps, app.now());
  });
});
