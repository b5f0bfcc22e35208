import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { settleRefund } from "#api/operator/settle-refund.ts";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { aCardToken, callsOf } from "#api/testing/servers/card-gateway.ts";

const REFUND = callsOf("moyasar").refund;
const operator = { by: "Huda", second: null, reason: "Looked it up." };
let booking: BookingApp;

/** Cards go to the company that knows no refund by our id. No job runs unless a test runs it. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, timeoutScale: 0.1, env: { CARD_GATEWAYS: "*:moyasar" } });
});
afterAll(() => booking.sandbox.stop());
beforeEach(() => booking.sandbox.clearFaults());

/** A stay that was paid and cancelled, with its refund still to be sent. */
async function aCancelledStay() {
  const { guest, cart } = await booking.readyGuest();
  const token = await aCardToken(booking.sandbox.url, testCards.paid, "moyasar");
  const { paymentId, orderNumber } = (await guest.pay(cart, "", { token })).json();
  await expect
    .poll(() => capturePayment(booking.app.paymentDeps, paymentId), { timeout: 10_000, interval: 20 })
    .toBe("done");
  await cancellingGuest(guest, orderNumber).cancelNow();
  const view = async () => (await guest.order(orderNumber)).json();
  const { rows } = await booking.app.db.execute<{ id: string }>(
    sql`SELECT id FROM refund WHERE payment_id = ${paymentId}`,
  );
  return { paymentId, orderNumber, view, refundId: rows[0]?.id ?? "" };
}

async function runJobs(): Promise<void> {
  await booking.app.db.execute(sql`UPDATE outbox SET run_at = app_now() WHERE done_at IS NULL`);
  await booking.app.jobs.run("outbox");
}

/** As if this refund had been sent long ago. */
const letTimePass = (refundId: string) =>
  booking.app.db.execute(sql`UPDATE refund SET sent_at = sent_at - interval '1 hour' WHERE id = ${refundId}`);

async function refundsAtBank(paymentId: string): Promise<number> {
  const answer = await fetch(`${booking.sandbox.url}/card/ledger`);
  const { lines } = (await answer.json()) as { lines: { paymentId: string; kind: string }[] };
  return lines.filter((line) => line.paymentId === paymentId && line.kind === "refunded").length;
}

const openTasks = async (refundId: string) =>
  (
    await booking.app.db.execute<{ kind: string }>(sql`
      SELECT kind FROM task WHERE subject = ${refundId} AND done_at IS NULL`)
  ).rows.map(({ kind }) => kind);

test("a refund whose answer was lost is found in the total and not sent again", async () => {
  const { paymentId, refundId, view } = await aCancelledStay();
  await booking.sandbox.setFault(REFUND, "refund-timeout-but-done");
  for (let round = 0; round < 3; round++) {
    await runJobs();
    await letTimePass(refundId);
  }
  expect(await view()).toMatchObject({ statusCode: 95, refunds: [{ status: "done" }] });
  expect(await refundsAtBank(paymentId)).toBe(1);
  expect(await booking.violations()).toEqual([]);
});

test("a refund that did not arrive is sent once more, a quarter of an hour later", async () => {
  const { paymentId, refundId, view } = await aCancelledStay();
  await booking.sandbox.setFault(REFUND, "500");
  await runJobs();
  await runJobs();
  expect(await refundsAtBank(paymentId)).toBe(0);
  await letTimePass(refundId);
  await runJobs();
  await runJobs();
  expect(await view()).toMatchObject({ statusCode: 95 });
  expect(await refundsAtBank(paymentId)).toBe(1);
});

test("a refund that stays unclear becomes a task, and an operator says that it is missing", async () => {
  const { paymentId, refundId, view } = await aCancelledStay();
  const { db } = booking.app;
  await booking.sandbox.setFault(REFUND, "500", 2);
  for (let round = 0; round < 4; round++) {
    await runJobs();
    await letTimePass(refundId);
  }
  expect(await openTasks(refundId)).toEqual(["refund-unclear"]);
  expect((await view()).statusCode).toBe(102);
  expect(await refundsAtBank(paymentId)).toBe(0);

  await settleRefund(db, operator, { refundId, result: "missing" });
  expect(await openTasks(refundId)).toEqual([]);
  await runJobs();
  await runJobs();
  expect(await view()).toMatchObject({ statusCode: 95 });
  expect(await refundsAtBank(paymentId)).toBe(1);
  await expect(settleRefund(db, operator, { refundId, result: "missing" })).rejects.toThrow(
    "nothing has to be settled",
  );
});

test("an operator who saw an unclear refund at the company ends it without another one", async () => {
  const { paymentId, refundId, view } = await aCancelledStay();
  await booking.sandbox.setFault(REFUND, "500", 2);
  for (let round = 0; round < 4; round++) {
    await runJobs();
    await letTimePass(refundId);
  }
  await settleRefund(booking.app.db, operator, { refundId, result: "arrived" });
  await runJobs();
  expect(await view()).toMatchObject({ statusCode: 95, refunds: [{ status: "done" }] });
  expect(await refundsAtBank(paymentId)).toBe(0);
});

test("two refunds of one payment each arrive once, also when the answer to the first is lost", async () => {
  const { paymentId, refundId, view } = await aCancelledStay();
  const { db } = booking.app;
  const halves = sql`SELECT amount_minor / 2 FROM refund WHERE id = ${refundId}`;
  await db.execute(sql`
    INSERT INTO refund (id, payment_id, amount_minor)
    SELECT gen_random_uuid(), payment_id, (${halves}) FROM refund WHERE id = ${refundId}`);
  await db.execute(sql`UPDATE refund SET amount_minor = amount_minor - (${halves}) WHERE id = ${refundId}`);
  await db.execute(sql`
    INSERT INTO outbox (id, kind, subject_id) SELECT gen_random_uuid(), 'refund', id FROM refund
    WHERE payment_id = ${paymentId} AND id <> ${refundId}`);
  await booking.sandbox.setFault(REFUND, "refund-timeout-but-done");
  for (let round = 0; round < 4; round++) {
    await runJobs();
    await db.execute(sql`UPDATE refund SET sent_at = sent_at - interval '1 hour' WHERE payment_id = ${paymentId}`);
  }
  expect(await refundsAtBank(paymentId)).toBe(2);
  expect(await view()).toMatchObject({ statusCode: 95 });
  expect((await booking.violations()).filter(({ subject }) => subject === paymentId)).toEqual([]);
});
