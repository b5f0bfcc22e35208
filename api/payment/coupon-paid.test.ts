import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { coupons, couponUses } from "#api/schema/cart.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { paymentsAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { completePayments } from "./complete/complete-payments.ts";

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22) };
let app: FastifyInstance;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await testSandbox(0.2);
  app = await testApp({ env: { ...manyNetworks, ...paymentsAt(sandbox), TIME_SCALE: "0.2" } });
  await aCurrencyRate(app.db);
});
afterAll(() => sandbox.stop());

async function aCouponGuest(value = 10) {
  const { code } = await aCoupon(app.db, { usageLimit: 1, value });
  const { id } = await aProperty(app.db);
  const guest = aPayingGuest(app, sandbox);
  const { cartId } = await guest.readyCart(id, stay);
  return { code, guest, cart: (await guest.applyCoupon(cartId, code)).json() };
}
const usesOf = (code: string) =>
  app.db.select({ state: couponUses.state }).from(couponUses).where(eq(couponUses.code, code));

test("a code is used up by the order that was paid with it", async () => {
  const { code, guest, cart } = await aCouponGuest();
  const answer = await guest.pay(cart, testCards.paid);

  expect([answer.statusCode, answer.json().status]).toEqual([200, "SUCCESS"]);
  expect(await usesOf(code)).toEqual([{ state: "used" }]);
  expect(await findViolations(app.db, 1)).toEqual([]);
});

test("a code that expired before the payment changes the price, and is not used up", async () => {
  const { code, guest, cart } = await aCouponGuest();
  await app.db.update(coupons).set({ endsAt: sql`app_now()` }).where(eq(coupons.code, code));
  const refused = await guest.pay(cart, testCards.paid);
  const now = (await guest.get(cart.cartId)).json();
  const answer = await guest.pay(now, testCards.paid);

  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 4003]);
  expect(refused.json().error.details.after).toBe(now.totals.payable.total);
  expect(answer.json().status).toBe("SUCCESS");
  expect(await usesOf(code)).toEqual([]);
  expect(await findViolations(app.db, 1)).toEqual([]);
});

test("a code that covers the whole stay confirms the order without a charge", async () => {
  const { code, guest, cart } = await aCouponGuest(100);
  const answer = await guest.pay(cart, testCards.paid);
  const order = (await guest.order(answer.json().orderNumber)).json();

  expect([cart.totals.payable.total, answer.json().status]).toEqual([0, "SUCCESS"]);
  expect(order).toMatchObject({ statusCode: 58, total: 0, payments: [{ amount: 0, status: "paid" }] });
  expect(await usesOf(code)).toEqual([{ state: "used" }]);
  expect(await findViolations(app.db, 1)).toEqual([]);
});

test("a payment of zero whose process ended is completed by the background job", async () => {
  const { guest, cart } = await aCouponGuest(100);
  const { paymentId, orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await app.db.execute(
    sql`WITH pending AS (
        UPDATE placed_order SET status_code = 71, confirmed_at = NULL WHERE order_number = ${orderNumber} RETURNING id)
      UPDATE order_item SET status_code = 71 FROM pending WHERE order_id = pending.id`,
  );
  await app.db.execute(sql`UPDATE payment SET state = 'created', next_ask_at = app_now(), captured_minor = 0, ended_at = NULL
    WHERE id = ${paymentId}`);

  await expect(completePayments(app.paymentDeps)).resolves.toBe(true);
  expect((await guest.poll(paymentId)).status).toBe("FAILED");
});
