import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

let booking: BookingApp;

/** One valid order; each test breaks one thing, checks, and repairs it. */
beforeAll(async () => {
  // Partners have time enough to answer on a busy machine.
  booking = await aBookingApp({ timeScale: 0.2 });
  const { guest, cart } = await booking.readyGuest();
  expect((await guest.pay(cart, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  await aCoupon(booking.app.db, { code: "LIMITED", usageLimit: 1 });
});
afterAll(() => booking.sandbox.stop());

const violated = async () => [...new Set((await booking.violations()).map(({ invariant }) => invariant))].toSorted();

test("a consistent order violates no invariant", async () => {
  expect(await booking.violations()).toEqual([]);
});

const faults: [fault: string, invariants: string[], breaks: string, repairs: string][] = [
  [
    "an order without all its nights",
    ["I1"],
    "UPDATE night_claim SET state = 'paying' WHERE state = 'confirmed'",
    "UPDATE night_claim SET state = 'confirmed' WHERE state = 'paying'",
  ],
  [
    "an order paid with another sum than its own",
    ["I2"],
    "UPDATE placed_order SET total_minor = total_minor + 1",
    "UPDATE placed_order SET total_minor = total_minor - 1",
  ],
  [
    "money of an order that failed",
    ["I3"],
    "UPDATE placed_order SET status_code = 60, confirmed_at = NULL",
    "UPDATE placed_order SET status_code = 58, confirmed_at = app_now()",
  ],
  [
    "a charge of the provider that fits no order",
    ["I2", "I3"],
    "UPDATE payment SET amount_minor = amount_minor + 1",
    "UPDATE payment SET amount_minor = amount_minor - 1",
  ],
  [
    "a pending order whose payment has ended",
    ["I3", "I9"],
    "UPDATE placed_order SET status_code = 71, confirmed_at = NULL",
    "UPDATE placed_order SET status_code = 58, confirmed_at = app_now()",
  ],
  [
    "a used coupon without an order",
    ["I7"],
    "INSERT INTO coupon_use (cart_id, code, amount, state) SELECT id, 'LIMITED', 1, 'used' FROM cart LIMIT 1",
    "DELETE FROM coupon_use",
  ],
  [
    "a code that takes off more than its budget",
    ["I7"],
    `WITH code AS (UPDATE coupon SET budget_halalas = 1)
     INSERT INTO coupon_use (cart_id, code, amount, state) SELECT id, 'LIMITED', 2, 'used' FROM cart LIMIT 1`,
    "WITH code AS (UPDATE coupon SET budget_halalas = NULL) DELETE FROM coupon_use",
  ],
  [
    "an outbox job that was parked",
    ["I10"],
    "UPDATE outbox SET parked_at = app_now() WHERE kind = 'mail-confirmed'",
    "UPDATE outbox SET parked_at = NULL",
  ],
];

test.each(faults)("%s is found as %j", async (_fault, invariants, breaks, repairs) => {
  await booking.app.db.execute(sql.raw(breaks));
  const found = await violated();
  await booking.app.db.execute(sql.raw(repairs));

  expect(found).toEqual(expect.arrayContaining(invariants));
  expect(await violated(), "repaired").toEqual([]);
});

test("the ledger cannot be changed, and entries that do not sum to zero are refused", async () => {
  const { db } = booking.app;
  await expect(db.execute(sql`UPDATE ledger_entry SET amount_minor = 1`)).rejects.toThrow();
  await expect(db.execute(sql`DELETE FROM ledger_tx`)).rejects.toThrow();
  const unbalanced = sql`
    WITH one AS (INSERT INTO ledger_tx (id, kind, subject_id) VALUES (gen_random_uuid(), 'refund', gen_random_uuid()) RETURNING id)
    INSERT INTO ledger_entry (tx_id, account, currency, amount_minor) SELECT id, 'guests', 'SAR', 5 FROM one`;
  await expect(db.execute(unbalanced)).rejects.toThrow();
});
