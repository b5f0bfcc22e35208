import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sendRefund } from "#api/refund/run/send-refund.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aPaymentOrder } from "#api/testing/builders/a-payment-order.ts";
import { type PaymentFacts, paymentFacts } from "#api/testing/checks/payment-facts.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aGuestOfSite } from "#api/testing/guests/guest-of-site.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { aCardToken, callsOf, testedGateway } from "#api/testing/servers/card-gateway.ts";
import { forgedClaim } from "#api/testing/servers/forged-claim.ts";
import { type PayWay, waysOf } from "#api/testing/servers/pay-ways.ts";
import { reconcile } from "./complete/reconcile.ts";
import { gatewayNamed } from "./gateway/gateways.ts";
import { keyOf } from "./gateway/payment-key.ts";
import { proofOf } from "./gateway/payment-proof.ts";

/** Sixteen minutes last ten seconds. */
const TIME_SCALE = 0.01;
const SETTLE_MS = 16 * 60_000 * TIME_SCALE;
const SOON = { timeout: 40_000, interval: 50 };
let booking: BookingApp;
let facts: PaymentFacts;

beforeAll(async () => {
  booking = await aBookingApp({ timeScale: TIME_SCALE, timeoutScale: 0.1 });
  facts = paymentFacts(booking);
  await aCurrencyRate(booking.app.db, { code: "KWD", rate: 0.0819 });
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => {
  await booking.sandbox.clearFaults();
  await expect.poll(booking.violations, SOON).toEqual([]);
});

/** A guest who is ready to pay in this way; `pay` also confirms on the page of the company. */
async function aGuest(way: PayWay) {
  const { app, sandbox, stay } = booking;
  const { port } = app.server.address() as AddressInfo;
  const one = await aGuestOfSite({ app, db: app.db, sandbox, stay, port }, way);
  const begin = async (card = way.card) => (await one.guest.pay(one.cart, card, way.choice)).json();
  const pay = async () => {
    const { paymentId, status } = await begin();
    if (status === "REDIRECT") await one.answer(paymentId, "approve");
    return { paymentId: String(paymentId), orderNumber: await one.untilPaid(paymentId) };
  };
  return { ...one, begin, pay };
}

/** Money that was authorised and captured, or captured at once; then all of it went back. */
const REFUNDED = /^(?:authorised, )?captured, refunded$/;
const GONE_BACK = /^(?:authorised, voided|(?:authorised, )?captured, refunded)$/;

test.each(waysOf("card", "mada", "KNET", "Tabby", "Tamara"))(
  "idempotency for ever: a refund of %s is made once, also when its answer is lost and its key is forgotten",
  async (_, way) => {
    const { guest, pay } = await aGuest(way);
    const { paymentId, orderNumber } = await pay();
    await expect.poll(async () => (await facts.paymentOf(paymentId)).state, SOON).toBe("captured");
    await booking.sandbox.setFault(callsOf(way.gateway).refund, "500-but-done");
    await cancellingGuest(guest, orderNumber).cancelNow();
    await expect.poll(async () => (await facts.refundOf(paymentId))?.state, SOON).toBe("done");
    const refund = await facts.refundOf(paymentId);
    await booking.sandbox.setFault(callsOf(way.gateway).refund, "key-forgotten", 3);
    const again = { refundId: refund?.id ?? "", amountMinor: Number(refund?.minor) };
    for (let times = 0; times < 3; times++)
      await sendRefund(booking.app.paymentDeps, await facts.paymentOf(paymentId), again);
    expect(await facts.ledgerOf(way, paymentId)).toMatch(REFUNDED);
  },
);

test.runIf(testedGateway === "moyasar")(
  "idempotency of refunds: what nobody can tell at moyasar becomes a task, never a second refund",
  async () => {
    const [[, way]] = waysOf("card") as [[string, PayWay]];
    const { guest, pay } = await aGuest(way);
    const { paymentId, orderNumber } = await pay();
    await expect.poll(async () => (await facts.paymentOf(paymentId)).state, SOON).toBe("captured");
    await booking.sandbox.setFault(callsOf(way.gateway).refund, "500", 2);
    await cancellingGuest(guest, orderNumber).cancelNow();
    await expect.poll(async () => (await facts.refundOf(paymentId))?.tasks, SOON).toBe(1);
    expect(await facts.ledgerOf(way, paymentId)).toBe("authorised, captured");
    expect((await guest.order(orderNumber)).json()).toMatchObject({ refunds: [{ status: "pending" }] });

    // An operator refunds it on the pages of the company.
    const refund = await facts.refundOf(paymentId);
    const gateway = gatewayNamed(booking.app.paymentDeps.gateways, way.gateway);
    const byHand = { refundId: refund?.id ?? "", amountMinor: Number(refund?.minor) };
    expect(await gateway?.refund(keyOf(await facts.paymentOf(paymentId)), byHand)).toBe(true);
    await expect.poll(async () => facts.refundOf(paymentId), SOON).toMatchObject({ state: "done", tasks: 0 });
    expect(await facts.ledgerOf(way, paymentId)).toBe("authorised, captured, refunded");
  },
);

test.each(waysOf("card", "KNET"))(
  "refunds that are only accepted: the bank declines one of %s later, and the guest and the operators learn it",
  async (_, way) => {
    const { guest, pay } = await aGuest(way);
    const { paymentId, orderNumber } = await pay();
    await expect.poll(async () => (await facts.paymentOf(paymentId)).state, SOON).toBe("captured");
    await booking.sandbox.setFault(callsOf(way.gateway).refund, "accepted-then-declined");
    await cancellingGuest(guest, orderNumber).cancelNow();
    await expect.poll(async () => facts.refundOf(paymentId), SOON).toMatchObject({ state: "refused", tasks: 1 });
    expect((await guest.order(orderNumber)).json()).toMatchObject({ statusCode: 94, refunds: [{ status: "refused" }] });
    expect(await facts.ledgerOf(way, paymentId)).not.toContain("refunded");
  },
);

test.each(waysOf("card", "mada"))(
  "inquiry by our id: %s whose answer was lost is found, and the guest has one order and one charge",
  async (_, way) => {
    const { cart, begin, untilPaid } = await aGuest(way);
    await booking.sandbox.setFault(callsOf(way.gateway).begin, "500-but-done");
    const { paymentId } = await begin();
    await untilPaid(paymentId);
    await booking.untilSettled();
    expect(await facts.ordersOf(cart.cartId)).toEqual([58]);
    expect(await facts.ledgerOf(way, paymentId)).toMatch(/^(?:authorised, )?captured$/);
  },
);

test.each(waysOf("KNET", "Tabby", "Tamara"))(
  "inquiry by our id: a lost answer of %s ends at once, the guest pays anew, and a late yes goes back",
  async (_, way) => {
    const { cart, begin, pay, answer } = await aGuest(way);
    await booking.sandbox.setFault(callsOf(way.gateway).begin, "500-but-done");
    const { error } = await begin();
    expect(error.code).toBe(5001);
    const first = String(error.details.paymentId);
    const { paymentId } = await pay();
    await answer(first, "approve");
    await expect.poll(() => facts.ledgerOf(way, first), SOON).toMatch(GONE_BACK);
    await booking.untilSettled();
    expect(await facts.ordersOf(cart.cartId)).toEqual([60, 58]);
    expect(await facts.ledgerOf(way, paymentId)).toMatch(/^(?:authorised, )?captured$/);
  },
);

test.each(waysOf("card"))(
  "cancel before arrival: %s that never arrived holds its nights for 16 minutes, then ends, and a late charge goes back",
  async (_, way) => {
    const { cart, begin } = await aGuest(way);
    await booking.sandbox.setFault(callsOf(way.gateway).begin, "500");
    const { paymentId, status } = await begin();
    expect(status).toBe("PENDING");
    expect(await facts.ordersOf(cart.cartId)).toEqual([71]);
    await expect.poll(async () => (await facts.paymentOf(paymentId)).state, SOON).toBe("voided");
    const { createdAt, endedAt, amountMinor, currency } = await facts.paymentOf(paymentId);
    expect((endedAt?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThanOrEqual(SETTLE_MS);
    expect(await facts.ordersOf(cart.cartId)).toEqual([60]);
    const token = await aCardToken(booking.sandbox.url, testCards.paid);
    const gateway = gatewayNamed(booking.app.paymentDeps.gateways, way.gateway);
    await gateway?.begin(aPaymentOrder({ paymentId, amountMinor, currency, token }));
    await expect.poll(() => facts.ledgerOf(way, paymentId), SOON).toMatch(GONE_BACK);
  },
);

test.each(waysOf("card", "KNET", "Tabby", "Tamara"))(
  "abandoning: a guest leaves the page of %s and pays by card, and a yes there after all goes back",
  async (_, way) => {
    const { guest, cart, begin, answer, untilPaid } = await aGuest(way);
    const { paymentId: first } = await begin(way.challenged);
    expect((await guest.abandon(first)).json()).toMatchObject({ status: "FAILED" });
    const second = (await guest.pay(cart, testCards.paid)).json();
    await answer(first, "approve");
    await untilPaid(second.paymentId);
    await expect.poll(() => facts.ledgerOf(way, first), SOON).toMatch(GONE_BACK);
    await booking.untilSettled();
    expect(await facts.ordersOf(cart.cartId)).toEqual([60, 58]);
  },
);

test.each(waysOf("card", "Tabby", "Tamara"))(
  "voids that are only accepted: %s that was not captured is voided, and the guest sees the money as returned then",
  async (_, way) => {
    const { guest, pay } = await aGuest(way);
    await booking.sandbox.setFault(callsOf(way.gateway).capture, "500", 100);
    const { paymentId, orderNumber } = await pay();
    await booking.sandbox.setFault(callsOf(way.gateway).cancel, "500");
    await cancellingGuest(guest, orderNumber).cancelNow();
    await booking.sandbox.clearFaults();
    await expect.poll(async () => (await guest.order(orderNumber)).json(), SOON).toMatchObject({ statusCode: 95 });
    expect(await facts.ledgerOf(way, paymentId)).toMatch(GONE_BACK);
  },
);

test.each(waysOf("card"))(
  "lists of changes: a yes without a webhook is found in the list of %s, and a charge that we do not know is reported",
  async (_, way) => {
    const { app, sandbox } = booking;
    const { cart, begin, answer } = await aGuest(way);
    await sandbox.setFault(callsOf(way.gateway).begin, "webhook-lost", 2);
    const { paymentId } = await begin(way.challenged);
    await answer(paymentId, "approve");
    await expect.poll(() => facts.ordersOf(cart.cartId), SOON).toEqual([58]);

    const unknown = aPaymentOrder({ token: await aCardToken(sandbox.url, testCards.paid) });
    const gateway = gatewayNamed(app.paymentDeps.gateways, way.gateway);
    await gateway?.begin({ ...unknown, proof: proofOf(unknown.paymentId, app.settings.secrets) });
    const reported: object[] = [];
    const log = { ...app.paymentDeps.log, error: (fields: object) => void reported.push(fields) };
    const listed = async () => {
      await reconcile({ ...app.paymentDeps, log } as typeof app.paymentDeps, app.now());
      return reported;
    };
    const alarm = { event: "payment-stray", outcome: way.gateway, paymentId: unknown.paymentId, isOurs: true };
    await expect.poll(listed, SOON).toContainEqual(alarm);
    await gateway?.cancel({ ...unknown, reference: null, createdAt: new Date() });
  },
);

/** Companies whose secret covers nothing of what a webhook says. */
const unsigned = waysOf("card", "Tabby", "Tamara").flatMap(([name, way]) =>
  way.gateway === "checkout" ? [] : [[name, way, way.gateway] as const],
);

test.each(unsigned)(
  "bodies that nobody signed: a webhook says that %s was paid, and nothing moves before the guest confirms",
  async (_, way, gateway) => {
    const { guest, begin } = await aGuest(way);
    const { paymentId } = await begin(way.challenged);
    const { providerRef } = await facts.paymentOf(paymentId);
    const claimed = { paymentId, reference: providerRef ?? "" };
    const { headers, query, body } = forgedClaim(booking.app.settings, gateway, claimed);
    const url = `/api/payment-api/webhook/${gateway}${query}`;
    const answer = await booking.app.inject({ method: "POST", url, payload: body, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    await expect.poll(() => guest.poll(paymentId), SOON).toMatchObject({ status: "PENDING", isChallenged: true });
    await guest.abandon(paymentId);
  },
);
