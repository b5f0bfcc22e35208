import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { documents } from "#api/schema/document.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { enqueueMissingDocuments } from "./enqueue-missing-documents.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, timeScale: 1 });
});
afterAll(() => booking.sandbox.stop());

test("a booking of an earlier release gets its invoice once, however often the job runs", async () => {
  const { app } = booking;
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.paid)).json();
  const capture = () => capturePayment(app.paymentDeps, paymentId);
  await expect.poll(capture).toBe("done");
  await app.db.execute(sql`DELETE FROM outbox`);
  const issued = async () => {
    expect(await inTransaction(app.db, enqueueMissingDocuments)).toBe(false);
    await app.jobs.run("outbox");
    return app.db.select().from(documents).where(eq(documents.subjectId, cart.cartId));
  };
  expect(await issued()).toHaveLength(1);
  expect(await issued()).toMatchObject([{ kind: "invoice", reportState: "none" }]);
  const { rows } = await app.db.execute(sql`SELECT count(*)::int FROM outbox WHERE kind = 'issue-invoice'`);
  expect(rows).toEqual([{ count: 1 }]);
});
