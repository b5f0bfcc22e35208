import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aWalletStay } from "#api/testing/bookings/wallet-stay.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { findViolations } from "./invariants.ts";

/** Partners have time enough to answer on a busy machine. */
const TIME_SCALE = 0.2;
let booking: BookingApp;
let client: Client;

/** A stay paid by card whose change was paid with wallet and card. */
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: TIME_SCALE, env: relaxedLimits });
  const one = await aWalletStay(booking, { halalas: 30_000 });
  const { cartId, loyalty } = await one.hold(4);
  await loyalty.wallet();
  await one.payChange(cartId, testCards.paid);
  await booking.untilSettled();
  await booking.app.jobs.stop();
  client = new Client({ connectionString: (await testDatabase()).migrationUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await booking.sandbox.stop();
});

/** What the invariants find after the owner of the tables has run a statement, which is then rolled back. */
async function foundAfter(statement: string): Promise<string[]> {
  await client.query("BEGIN");
  try {
    await client.query(statement);
    const found = await findViolations(drizzle(client) as unknown as BookingApp["app"]["db"], TIME_SCALE);
    return found.map(({ invariant, detail }) => `${invariant} ${detail}`);
  } finally {
    await client.query("ROLLBACK");
  }
}

const CHANGE = "(SELECT id FROM cart WHERE kind = 'change')";

test("a change that wallet and card paid violates nothing", async () => {
  expect(await foundAfter("SELECT 1")).toEqual([]);
});

test.each([
  [
    "wallet money of a change that was not made",
    `UPDATE cart SET state = 'released' WHERE id = ${CHANGE}`,
    /^I14 is wal/,
  ],
  [
    "wallet money that is set aside for a change that is made",
    "UPDATE cart_leg SET state = 'reserved'",
    /^I14 is wallet re/,
  ],
  ["wallet money of a change without its order", "UPDATE cart_leg SET order_id = NULL", /^I14 is wallet captured/],
  ["more wallet money than the difference", "UPDATE cart_leg SET value_minor = value_minor + 1", /^I14 was paid with/],
  ["a leg that the total of its order leaves out", "UPDATE placed_order SET loyalty_halalas = 0", /^I2 has legs/],
  ["documents of more than the wallet paid", "UPDATE placed_order SET loyalty_minor = 0", /^I11 documents say/],
])("%s is found", async (_, statement, violation) => {
  expect(await foundAfter(statement)).toContainEqual(expect.stringMatching(violation));
});
