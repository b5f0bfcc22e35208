import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { advance } from "#api/payment/advance/advance.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import type { PaymentGateway, PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { askAtGateway } from "#api/testing/checks/at-gateway.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { completePayments } from "./complete-payments.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => {
  await expect
    .poll(
      async () => {
        await completePayments(booking.app.paymentDeps);
        await booking.app.jobs.run("outbox");
        return booking.violations();
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
});

async function aChallengedGuest() {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.challenged)).json();
  const { rows } = await booking.app.db.execute<{ holder: string }>(sql`
    SELECT holder FROM cart WHERE id = ${cart.cartId}`);
  return { guest, cart, paymentId: String(paymentId), owner: { holder: rows[0]?.holder ?? null, userId: null } };
}

/** The same deps with another question to every gateway. */
function depsWhere(ask: (gateway: PaymentGateway, key: PaymentKey) => ReturnType<PaymentGateway["ask"]>) {
  const { paymentDeps: deps } = booking.app;
  const gateways = deps.gateways.map((gateway) => ({
    ...gateway,
    ask: (key: PaymentKey) => ask(gateway, key),
  }));
  return { ...deps, gateways } satisfies PaymentDeps;
}

async function stateAfterJobs(paymentId: string): Promise<string | undefined> {
  await booking.app.jobs.run("outbox");
  const { rows } = await booking.app.db.execute<{ state: string }>(sql`
    SELECT state FROM payment WHERE id = ${paymentId}`);
  return rows[0]?.state;
}

async function ordersOf(cartId: string): Promise<number[]> {
  const { rows } = await booking.app.db.execute<{ status: number }>(sql`
    SELECT status_code AS status FROM placed_order WHERE cart_id = ${cartId} ORDER BY created_at`);
  return rows.map(({ status }) => status);
}

test("a guest who leaves the bank pays by another card: nothing is taken by the first, and the cart is as it was", async () => {
  const { guest, cart, paymentId } = await aChallengedGuest();
  expect(await guest.poll(paymentId)).toMatchObject({ status: "PENDING", isChallenged: true });
  const abandoned = (await guest.abandon(paymentId)).json();
  expect(abandoned).toMatchObject({ status: "FAILED", isChallenged: false });
  const open = (await guest.get(cart.cartId)).json();
  expect(open).toMatchObject({ status: "open", expired: false, chalet: { guests: cart.chalet.guests } });

  expect((await guest.pay(cart, testCards.paid)).json()).toMatchObject({ status: "SUCCESS" });
  expect(await ordersOf(cart.cartId)).toEqual([60, 58]);
  expect((await guest.abandon(paymentId)).json()).toMatchObject({ status: "FAILED" });
});

test("a second tab learns what replaced the attempt it waits for", async () => {
  const { guest, cart, paymentId } = await aChallengedGuest();
  await guest.abandon(paymentId);
  const alone = await guest.poll(paymentId);
  expect(alone).toMatchObject({ status: "FAILED", isCancelled: true });
  expect(alone.replacement).toBeUndefined();

  const other = (await guest.pay(cart, testCards.challenged)).json();
  expect((await guest.poll(paymentId)).replacement).toMatchObject({ paymentId: other.paymentId, status: "PENDING" });
  await guest.abandon(other.paymentId);
  expect((await guest.poll(paymentId)).replacement).toMatchObject({ paymentId: other.paymentId, status: "FAILED" });

  const paid = (await guest.pay(cart, testCards.paid)).json();
  expect((await guest.poll(paymentId)).replacement).toEqual({
    paymentId: paid.paymentId,
    status: "SUCCESS",
    orderNumber: paid.orderNumber,
  });
});

test("a bank that says yes before the guest leaves wins: one order and one charge", async () => {
  const { cart, paymentId, owner } = await aChallengedGuest();
  const deps = depsWhere(async (gateway, key) => {
    await approveAtBank(booking.sandbox, paymentId);
    return gateway.ask(key);
  });
  expect(await abandonPayment(deps, owner, paymentId)).toMatchObject({ status: "SUCCESS" });
  expect(await ordersOf(cart.cartId)).toEqual([58]);
});

test("a yes that is already an order when the older answer arrives changes nothing more", async () => {
  const { cart, paymentId, owner } = await aChallengedGuest();
  const { paymentDeps } = booking.app;
  const deps = depsWhere(async (gateway, key) => {
    const before = await gateway.ask(key);
    await approveAtBank(booking.sandbox, paymentId);
    await advance(paymentDeps, paymentId, await gateway.ask(key));
    return before;
  });
  expect(await abandonPayment(deps, owner, paymentId)).toMatchObject({ status: "SUCCESS" });
  expect(await ordersOf(cart.cartId)).toEqual([58]);
});

test("a yes at the first bank after another card has paid goes back, and there is one order", async () => {
  const { guest, cart, paymentId } = await aChallengedGuest();
  const { paymentDeps } = booking.app;
  expect((await guest.abandon(paymentId)).json()).toMatchObject({ status: "FAILED" });
  expect((await guest.pay(cart, testCards.paid)).json()).toMatchObject({ status: "SUCCESS" });
  await approveAtBank(booking.sandbox, paymentId);
  await advance(paymentDeps, paymentId, await askAtGateway(paymentDeps, paymentId));
  expect(await ordersOf(cart.cartId)).toEqual([60, 58]);
  await expect.poll(() => stateAfterJobs(paymentId), { timeout: 20_000 }).toBe("returned");
});

test("without an answer of the gateway the payment stays open, and the next call finds out", async () => {
  const { guest, paymentId, owner } = await aChallengedGuest();
  const deps = depsWhere(async () => ({ kind: "silent" }));
  expect(await abandonPayment(deps, owner, paymentId)).toMatchObject({ status: "PENDING" });
  expect((await guest.abandon(paymentId)).json()).toMatchObject({ status: "FAILED" });
});

test("two tabs that abandon at once, and one that polls, agree", async () => {
  const { guest, cart, paymentId } = await aChallengedGuest();
  const answers = await Promise.all([guest.abandon(paymentId), guest.abandon(paymentId)]);
  expect(answers.map((answer) => answer.json().status)).toEqual(["FAILED", "FAILED"]);
  expect(await guest.poll(paymentId)).toMatchObject({ status: "FAILED" });
  expect(await ordersOf(cart.cartId)).toEqual([60]);
});

test("nobody abandons the payment of another guest", async () => {
  const { paymentId, guest } = await aChallengedGuest();
  const other = aPayingGuest(booking.app, booking.sandbox);
  await booking.app.ready();
  const answer = await other.call("POST", endpoints.abandonPayment.url.replace(":paymentId", paymentId));
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 1002]);
  expect(await guest.poll(paymentId)).toMatchObject({ isChallenged: true });
});
