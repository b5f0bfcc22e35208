import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findStrayCharges } from "#api/invariant/gateway-charges.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { testedGateway } from "#api/testing/servers/card-gateway.ts";
import { paymentsAt, smsAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { completePayments } from "./complete/complete-payments.ts";
import { gatewayNamed } from "./gateway/gateways.ts";

const TIME_SCALE = 0.02;
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };

let app: FastifyInstance;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await testSandbox(TIME_SCALE);
  app = await testApp({
    env: {
      ...manyNetworks,
      ...paymentsAt(sandbox),
      MAIL_URL: sandbox.mailUrl,
      ...smsAt(sandbox),
      TIME_SCALE: String(TIME_SCALE),
    },
  });
  await aCurrencyRate(app.db);
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.clearFaults());

async function aReadyGuest() {
  const property = await aProperty(app.db);
  const guest = aPayingGuest(app, sandbox);
  return { property, guest, cart: await guest.readyCart(property.id, stay) };
}

/** Runs the background jobs until no outbox job is due and no payment is open, except those at the bank. */
async function untilSettled(): Promise<void> {
  await expect
    .poll(
      async () => {
        await completePayments(app.paymentDeps);
        await app.jobs.run("outbox");
        const { rows } = await app.db.execute<{ open: string }>(sql`
          SELECT (SELECT count(*) FROM payment WHERE state IN ('created', 'submitted', 'unknown', 'returning'))
            + (SELECT count(*) FROM outbox WHERE done_at IS NULL AND parked_at IS NULL
          AND run_at < app_now() + interval '1 hour') AS open`);
        return Number(rows[0]?.open);
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(0);
}

async function expectAllInOrder(): Promise<void> {
  expect(await findViolations(app.db, TIME_SCALE)).toEqual([]);
  const gateway = gatewayNamed(app.paymentDeps.gateways, testedGateway);
  if (!gateway) throw new Error("The tested gateway is missing.");
  const since = new Date(Date.now() - 3_600_000);
  expect(await findStrayCharges(app.db, gateway, { since, timeScale: TIME_SCALE })).toEqual([]);
}

async function messagesTo(to: string): Promise<{ kind: string; subject: string; text: string }[]> {
  const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: [] }).messages;
}

test("a guest pays by card and has an order, the nights and one email", async () => {
  const { guest, cart } = await aReadyGuest();
  const paid = await guest.pay(cart, testCards.paid);
  expect(paid.statusCode, paid.body).toBe(200);
  const { status, orderNumber } = paid.json();
  expect([status, orderNumber]).toEqual(["SUCCESS", expect.stringMatching(/^C\d{9}$/)]);

  await untilSettled();
  const order = (await guest.order(orderNumber)).json();
  expect(order).toMatchObject({
    statusCode: 58,
    total: cart.totals.payable.total,
    payments: [{ method: "card", status: "paid", last4: "4242" }],
    property: { location: { isExact: true } },
  });
  const { rows } = await app.db.execute<{ at: string }>(sql`
    SELECT ledger_tx.at FROM ledger_tx JOIN payment ON payment.id = subject_id
    JOIN placed_order ON placed_order.id = order_id WHERE order_number = ${orderNumber}`);
  expect(order.payments[0].paidAt).toBe(new Date(rows[0]?.at ?? 0).toISOString());
  expect((await guest.get(cart.cartId)).json()).toMatchObject({ status: "ordered", orderNumber });
  const mails = await messagesTo(guest.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(orderNumber)]);
  await expectAllInOrder();
});

test("a declined card is not charged; the nights stay held and the next card creates another order", async () => {
  const { guest, cart } = await aReadyGuest();
  const declined = await guest.pay(cart, testCards.declined);
  expect([declined.statusCode, declined.json().error.code]).toEqual([402, 5001]);
  const failed = declined.json().error.details.orderNumber;
  expect((await guest.order(failed)).json()).toMatchObject({ statusCode: 60, code: 5001, contact: null });
  expect((await guest.get(cart.cartId)).json()).toMatchObject({ status: "open", expired: false });

  const second = await guest.pay(cart, testCards.paid);
  expect(second.json()).toMatchObject({ status: "SUCCESS" });
  expect(second.json().orderNumber).not.toBe(failed);
  await untilSettled();
  await expectAllInOrder();
});

test("a card with insufficient funds gets its own problem", async () => {
  const { guest, cart } = await aReadyGuest();
  const answer = await guest.pay(cart, testCards.poor);
  expect([answer.statusCode, answer.json().error.code]).toEqual([402, 5002]);
});

test("a second click gets the id of the payment that is open", async () => {
  const { guest, cart } = await aReadyGuest();
  const first = (await guest.pay(cart, testCards.challenged)).json();
  expect(first).toMatchObject({ status: "REDIRECT", redirectUrl: expect.stringContaining(sandbox.url) });
  const second = await guest.pay(cart, testCards.paid);
  expect([second.statusCode, second.json().error.code]).toEqual([409, 5005]);
  expect(second.json().error.details.paymentId).toBe(first.paymentId);
});

test("a repeated call with the same key gets the same bytes and charges once", async () => {
  const { guest, cart } = await aReadyGuest();
  const token = await guest.token(testCards.paid);
  const key = { "idempotency-key": "pay-once-0001" };
  const answers = [await guest.pay(cart, "", { token }, key), await guest.pay(cart, "", { token }, key)];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const other = await guest.pay(cart, "", { token, returnUrl: "/elsewhere" }, key);
  expect([other.statusCode, other.json().error.code]).toEqual([409, 1005]);
  await untilSettled();
  await expectAllInOrder();
});

test("a guest who saw another total must accept the new one before the charge", async () => {
  const { guest, cart } = await aReadyGuest();
  const { total } = cart.totals.payable;
  const answer = await guest.pay(cart, testCards.paid, { acceptedTotal: total - 1 });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 4003]);
  expect(answer.json().error.details).toMatchObject({ before: total - 1, after: total });
});

test("a payment without a guest, with a method the site does not offer, or with a return URL of another site is refused", async () => {
  const property = await aProperty(app.db);
  const guest = aPayingGuest(app, sandbox);
  const cart = await guest.cart({ propertyId: property.id, ...stay });
  const refusal = async (more: object) => {
    const answer = await guest.pay(cart, testCards.paid, more);
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await refusal({})).toEqual([422, 4002]);
  expect(await refusal({ method: "knet" })).toEqual([422, 5006]);
  for (const returnUrl of ["//evil.example", "/.//evil.example", "/x/..//evil.example", "/./\\evil.example"]) {
    expect(await refusal({ returnUrl })).toEqual([400, 1001]);
  }
  expect(await refusal({ cartId: crypto.randomUUID() })).toEqual([404, 4001]);
});

test("a guest can neither pay for, poll nor read what belongs to another", async () => {
  const { guest, cart } = await aReadyGuest();
  const otherGuest = aPayingGuest(app, sandbox);
  expect((await otherGuest.pay(cart, testCards.paid)).json().error.code).toBe(4001);
  const { paymentId, orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  expect((await otherGuest.poll(paymentId)).error.code).toBe(1002);
  const missing = await otherGuest.order("C000000000");
  const hidden = await otherGuest.order(orderNumber);
  expect([hidden.statusCode, hidden.json().error.code]).toEqual([404, 7001]);
  expect(hidden.json().error.message).toBe(missing.json().error.message);
  const found = await otherGuest.call("GET", `/api/enigma/order/${orderNumber}?email=${guest.email.toUpperCase()}`);
  expect(found.json()).toMatchObject({ orderNumber, statusCode: 58 });
});

test("operators see how long orders and outbox jobs wait", async () => {
  const metrics = await app.metrics.metrics();
  const names = [
    "order_pending_oldest_seconds",
    "payments_open",
    "outbox_oldest_seconds",
    "outbox_parked 0",
    "refunds_refused 0",
  ];
  for (const name of names) expect(metrics).toContain(`\n${name}`);
  expect(metrics).toMatch(/\ncart_holds_most_per_network [1-9]/);
});
