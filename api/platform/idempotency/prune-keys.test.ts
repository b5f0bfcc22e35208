import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runJob } from "#api/platform/jobs/job.ts";
import { payments } from "#api/schema/payment.ts";
import { aBookingHouse, type BookingHouse } from "#api/testing/booking-house.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { pruneKeys } from "./prune-keys.ts";

let house: BookingHouse;
beforeAll(async () => {
  house = await aBookingHouse({ timeScale: 0.2, isServing: false });
});
afterAll(() => house.sandbox.stop());

const ago = (hours: number) => sql`app_now() - make_interval(hours => ${hours})`;

test("a key and its answer, which names the guest, are gone after a day and not before", async () => {
  const { db } = house.app;
  await db.execute(sql`
    INSERT INTO idempotency_key (caller, route, key, body_hash, status, answer, created_at)
    SELECT 'holder:x', 'PATCH /guest', key, 'x', 200, '{}', app_now() - make_interval(hours => age)
    FROM (VALUES ('old-key-1', 24), ('young-key', 23)) AS given (key, age)`);
  await runJob(db, pruneKeys);

  const { rows } = await db.execute(sql`SELECT key FROM idempotency_key`);
  expect(rows).toEqual([{ key: "young-key" }]);
});

test.each([
  [6, "the same answer"],
  [7, "that the cart is booked"],
])("who repeats a payment's call after %i days hears %s, and nothing is paid twice", async (days, hears) => {
  const { db } = house.app;
  const { guest, cart } = await house.readyGuest();
  const token = await guest.token(testCards.paid);
  const call = () => guest.pay(cart, testCards.paid, { token }, { "idempotency-key": `pay-after-${days}-days` });
  const first = await call();
  await db
    .update(payments)
    .set({ createdAt: ago(days * 24) })
    .where(eq(payments.cartId, cart.cartId));
  await runJob(db, pruneKeys);
  const again = await call();

  expect(first.json().status).toBe("SUCCESS");
  if (hears === "the same answer") expect(again.body).toBe(first.body);
  else expect([again.statusCode, again.json().error.code]).toEqual([410, 4005]);
  expect(await db.select({ id: payments.id }).from(payments).where(eq(payments.cartId, cart.cartId))).toHaveLength(1);
});
