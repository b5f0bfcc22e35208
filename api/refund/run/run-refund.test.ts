import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { handleWebhook } from "#api/payment/webhook/receive-webhook.ts";
import { captureAtGateway } from "#api/testing/checks/at-gateway.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { cardCalls, testedGateway } from "#api/testing/servers/card-gateway.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { runRefund } from "./run-refund.ts";

const REFUNDS = cardCalls.refund;
/** A gateway that knows only totals is asked twice at most; the test of refunds by total has what follows. */
const knowsRefunds = testedGateway === "checkout";
const LOST_ANSWERS = knowsRefunds ? 2 : 1;
let booking: BookingApp;
/** No job runs unless a test runs it. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, timeoutScale: 0.1 });
});
afterAll(() => booking.sandbox.stop());
beforeEach(() => booking.sandbox.clearFaults());

type Home = Parameters<BookingApp["readyGuest"]>[0];

/** A confirmed stay whose money is only authorised: captures fail until the faults are cleared. */
async function anAuthorisedStay(home: Home = {}) {
  const { guest, cart } = await booking.readyGuest(home);
  await booking.sandbox.setFault(cardCalls.capture, "500", 100);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  const { rows } = await booking.app.db.execute<{ id: string }>(sql`
    SELECT p.id FROM payment p JOIN placed_order o ON o.id = p.order_id WHERE o.order_number = ${orderNumber}`);
  const view = async () => (await guest.order(orderNumber)).json();
  const paymentId = rows[0]?.id ?? "";
  return { guest, orderNumber, paymentId, view, ...cancellingGuest(guest, orderNumber) };
}

async function aCapturedStay(home: Home = {}) {
  const one = await anAuthorisedStay(home);
  await booking.sandbox.clearFaults();
  const capture = () => capturePayment(booking.app.paymentDeps, one.paymentId);
  await expect.poll(capture, { timeout: 10_000, interval: 20 }).toBe("done");
  return one;
}

/** Runs jobs until none is left, also those that wait for their next attempt. */
async function runJobs(): Promise<void> {
  await expect
    .poll(
      async () => {
        await runDueJobs();
        const { rows } = await booking.app.db.execute(sql`
          SELECT FROM outbox WHERE done_at IS NULL AND parked_at IS NULL`);
        return rows.length;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(0);
}

async function runDueJobs(): Promise<void> {
  await booking.app.db.execute(sql`UPDATE outbox SET run_at = app_now() WHERE done_at IS NULL`);
  await booking.app.db.execute(sql`UPDATE refund SET sent_at = sent_at - interval '1 hour' WHERE state = 'pending'`);
  await booking.app.jobs.run("outbox");
}

const refundsOf = async (orderNumber: string) => {
  const { rows } = await booking.app.db.execute<{ id: string; state: string }>(sql`
    SELECT r.id, r.state FROM refund r JOIN cancellation c ON c.id = r.cancellation_id JOIN placed_order o ON o.id = c.order_id
    WHERE o.order_number = ${orderNumber}`);
  return rows;
};
const ledgerOf = async (paymentId: string) => {
  const answer = await fetch(`${booking.sandbox.url}/card/ledger`);
  const { lines } = (await answer.json()) as { lines: { paymentId: string; kind: string; amount: number }[] };
  return lines.filter((line) => line.paymentId === paymentId).map(({ kind, amount }) => `${kind} ${amount}`);
};

test("money that was only authorised is voided when all of it goes back", async () => {
  const one = await anAuthorisedStay();
  const { total } = await one.view();
  await one.cancelNow();
  await booking.sandbox.clearFaults();
  await runJobs();
  expect(await one.view()).toMatchObject({
    statusCode: 95,
    payments: [{ status: "returned" }],
    refunds: [{ status: "done", amount: total }],
  });
  expect(await ledgerOf(one.paymentId)).toEqual([`authorised ${total * 100}`, `voided ${total * 100}`]);
  expect(await booking.violations()).toEqual([]);
});

test("money that was only authorised is captured before a part of it goes back", async () => {
  const one = await anAuthorisedStay({ policyTypeId: policyTypes.PARTLY_REFUNDABLE });
  const { total } = await one.view();
  const { previewed } = await one.cancelNow();
  await booking.sandbox.clearFaults();
  await runJobs();
  expect(await one.view()).toMatchObject({
    statusCode: 95,
    payments: [{ status: "paid" }],
    refunds: [{ status: "done" }],
  });
  const [authorised, captured, refunded] = await ledgerOf(one.paymentId);
  expect([authorised, captured]).toEqual([`authorised ${total * 100}`, `captured ${total * 100}`]);
  expect(refunded).toBe(`refunded ${Math.round(previewed.refundable * 100)}`);
  expect(await booking.violations()).toEqual([]);
});

test("a capture that the gateway made before the void is refunded", async () => {
  const one = await anAuthorisedStay();
  await one.cancelNow();
  await booking.sandbox.clearFaults();
  await captureAtGateway(booking.app.paymentDeps, one.paymentId);
  await handleWebhook(booking.app.paymentDeps, one.paymentId);
  await runJobs();
  expect(await one.view()).toMatchObject({ statusCode: 95, payments: [{ status: "returned" }] });
  expect((await ledgerOf(one.paymentId)).map((line) => line.split(" ")[0])).toEqual([
    "authorised",
    "captured",
    "refunded",
  ]);
  expect(await booking.violations()).toEqual([]);
});

test.each([
  "refuse",
  "silent",
  "500",
  "slow",
  "500-but-done",
  "cut-json",
  "huge",
  "redirect",
  "refund-timeout-but-done",
])("a gateway with the fault %s at the refund makes it once", async (fault) => {
  const one = await aCapturedStay();
  const { total } = await one.view();
  await one.cancelNow();
  await booking.sandbox.setFault(REFUNDS, fault, LOST_ANSWERS);
  await booking.app.jobs.run("outbox");
  expect([102, 95]).toContain((await one.view()).statusCode);
  await runJobs();
  expect(await one.view()).toMatchObject({ statusCode: 95, refunds: [{ status: "done", amount: total }] });
  expect((await ledgerOf(one.paymentId)).filter((line) => line.startsWith("refunded"))).toEqual([
    `refunded ${total * 100}`,
  ]);
  expect(await booking.violations()).toEqual([]);
});

test.runIf(knowsRefunds)(
  "a silent bank is asked for as long as it takes, and the guest sees that the refund is pending",
  async () => {
    const one = await aCapturedStay();
    await one.cancelNow();
    await booking.sandbox.setFault(REFUNDS, "500", 100);
    for (let round = 0; round < 14; round++) await runDueJobs();
    expect(await one.view()).toMatchObject({ statusCode: 102, refunds: [{ status: "pending" }] });
    expect((await booking.violations()).filter(({ invariant }) => invariant === "I10")).toEqual([]);
    await booking.sandbox.clearFaults();
    await runJobs();
    expect((await one.view()).statusCode).toBe(95);
  },
);

test("a refused refund leaves a cancelled order and a task for the operators", async () => {
  const one = await aCapturedStay();
  await one.cancelNow();
  await booking.sandbox.setFault(REFUNDS, "refund-refused");
  await runJobs();
  expect(await one.view()).toMatchObject({ statusCode: 94, refunds: [{ status: "refused" }] });
  const [refund] = await refundsOf(one.orderNumber);
  const { rows } = await booking.app.db.execute(sql`
    SELECT kind FROM task WHERE subject = ${refund?.id} AND done_at IS NULL AND due_at > app_now()`);
  expect(rows).toEqual([{ kind: "refund-refused" }]);
  expect(await booking.violations()).toEqual([]);
});

test("the refund job makes one refund, however often and at once it runs", async () => {
  const one = await aCapturedStay();
  await one.cancelNow();
  const [refund] = await refundsOf(one.orderNumber);
  const run = () => runRefund(booking.app.paymentDeps, refund?.id ?? "", new Date());
  await Promise.all([run(), run(), run()]);
  await run();
  expect((await ledgerOf(one.paymentId)).filter((line) => line.startsWith("refunded"))).toHaveLength(1);
  expect(await one.view()).toMatchObject({ statusCode: 95, refunds: [{ status: "done" }] });
  expect(await booking.violations()).toEqual([]);
});

test("the newest of two payments is refunded first, and both together to the minor unit", async () => {
  const [one, later] = [await aCapturedStay({ policyTypeId: policyTypes.PARTLY_REFUNDABLE }), await aCapturedStay()];
  const { db } = booking.app;
  // Makes the payment of the second order the bill of a change of the first.
  await db.execute(sql`
    UPDATE bill SET kind = 'change', order_id = (SELECT id FROM placed_order WHERE order_number = ${one.orderNumber})
    WHERE id = (SELECT bill_id FROM payment WHERE id = ${later.paymentId})`);
  await db.execute(sql`
    UPDATE payment SET order_id = (SELECT id FROM placed_order WHERE order_number = ${one.orderNumber}) WHERE id = ${later.paymentId}`);
  const { previewed } = await one.cancelNow();
  await runJobs();
  const view = await one.view();
  const amounts = view.payments.map(({ amount }: { amount: number }) => amount);
  const kept = view.total / 2;
  expect(previewed.refundable).toBeCloseTo(amounts[0] + amounts[1] - kept, 5);
  expect(await ledgerOf(later.paymentId)).toContain(`refunded ${Math.round(amounts[1] * 100)}`);
  expect(view).toMatchObject({ statusCode: 95, refunds: [{ status: "done" }, { status: "done" }] });
  expect(
    (
      await db.execute(sql`
    SELECT FROM ledger_entry WHERE account = 'guests' HAVING sum(amount_minor) > 0`)
    ).rows,
  ).toEqual([]);
});
