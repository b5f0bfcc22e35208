import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { advance } from "#api/payment/advance/advance.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { askAtGateway } from "#api/testing/checks/at-gateway.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { completePayments } from "./complete-payments.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => expect(await booking.violations()).toEqual([]));

/** A payment that has passed its deadline at the bank. */
async function aLatePayment(): Promise<string> {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.challenged)).json();
  await booking.app.db.execute(sql`
    UPDATE payment SET deadline = app_now(), next_ask_at = app_now(), leased_until = NULL WHERE id = ${paymentId}`);
  return paymentId;
}

/** The same deps, with a hook before a payment is cancelled at the gateway. */
function depsWhere(before: (paymentId: string) => Promise<unknown>): PaymentDeps {
  const { paymentDeps: deps } = booking.app;
  const gateways = deps.gateways.map((gateway) => ({
    ...gateway,
    cancel: async (key: PaymentKey) => {
      await before(key.paymentId);
      return gateway.cancel(key);
    },
  }));
  return { ...deps, gateways };
}

/** A gateway that accepts a void decides it a moment later, so the payment is asked for again. */
async function untilEnded(paymentId: string): Promise<void> {
  const { db, paymentDeps } = booking.app;
  await expect
    .poll(
      async () => {
        await db.execute(sql`UPDATE payment SET next_ask_at = app_now(), leased_until = NULL WHERE id = ${paymentId}`);
        await completePayments(paymentDeps);
        return (await endOf(paymentId))?.state;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe("voided");
}

async function endOf(paymentId: string) {
  const { rows } = await booking.app.db.execute(sql`
    SELECT p.state, o.status_code AS status FROM payment p JOIN placed_order o ON o.id = p.order_id
    WHERE p.id = ${paymentId}`);
  return rows[0];
}

test("a guest who confirms at the bank while we cancel has no order and pays nothing", async () => {
  const { paymentDeps: deps } = booking.app;
  const paymentId = await aLatePayment();
  await completePayments(
    depsWhere(async () => {
      await approveAtBank(booking.sandbox, paymentId);
      await advance(deps, paymentId, await askAtGateway(deps, paymentId));
    }),
  );
  await untilEnded(paymentId);
  expect(await endOf(paymentId)).toEqual({ state: "voided", status: 60 });
  expect(await askAtGateway(deps, paymentId)).toMatchObject({ kind: "voided" });
});

test("a cancellation without an answer is repeated, and the payment is not confirmed meanwhile", async () => {
  const { paymentDeps: deps } = booking.app;
  const paymentId = await aLatePayment();
  await completePayments(depsWhere(() => Promise.reject(new Error("The process ends here.")))).catch(() => {});
  await approveAtBank(booking.sandbox, paymentId);
  await advance(deps, paymentId, await askAtGateway(deps, paymentId));
  expect(await endOf(paymentId)).toMatchObject({ status: 71 });
  await untilEnded(paymentId);
  expect(await endOf(paymentId)).toEqual({ state: "voided", status: 60 });
});
