import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endStay } from "#api/testing/bookings/end-stay.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { aWalletGuest } from "#api/testing/guests/loyalty-guest.ts";
import { aMemberNumber } from "#api/testing/guests/loyalty-member.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { findStrayCharges } from "./gateway-charges.ts";
import { findViolations, type Violation } from "./invariants.ts";
import { findStrayPoints } from "./stray-points.ts";

/** Partners have time enough to answer on a busy machine. */
const TIME_SCALE = 0.2;
let booking: BookingApp;
let client: Client;

/** A stay paid with a code, points, wallet and card that has earned points, a gift card that was redeemed and one that was not. */
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: TIME_SCALE, env: { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" } });
  const { app } = booking;
  await aCoupon(app.db, { code: "SUMMER", usageLimit: 5 });
  const { member, guest, cart, loyalty } = await aWalletGuest(booking, 20_000);
  await guest.applyCoupon(cart.cartId, "SUMMER");
  await loyalty.apply({ method: "qitaf", requestId: await loyalty.confirmed(), burnPoints: 500 });
  const ready = (await loyalty.wallet()).json();
  const { orderNumber } = (await guest.pay(ready, testCards.paid)).json();
  const earning = endpoints.setEarning.url.replace(":orderNumber", orderNumber);
  await guest.call("PUT", earning, { provider: "Qitaf", phone: aMemberNumber() });
  await endStay(app.db, orderNumber);
  const buyer = aGiftBuyer(booking);
  await buyer.buy();
  await booking.untilSettled();
  const [message] = await booking.inboxOf(buyer.recipientEmail);
  const [code] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(message?.text ?? "") ?? [];
  await member.call("POST", endpoints.redeemGift.url, { code });
  await aGiftBuyer(booking).buy();
  await booking.untilSettled();
  await app.jobs.stop();
  client = new Client({ connectionString: (await testDatabase()).migrationUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await booking.sandbox.stop();
});

/** What the invariants find after the owner of the tables has run these statements, which are then rolled back. */
async function foundAfter(statements: string): Promise<Violation[]> {
  const { paymentDeps, loyaltyDeps } = booking.app;
  const since = new Date(Date.now() - 3_600_000);
  const tx = drizzle(client);
  await client.query("BEGIN");
  try {
    await client.query(statements);
    const found = await findViolations(tx, TIME_SCALE);
    for (const gateway of paymentDeps.gateways)
      found.push(...(await findStrayCharges(tx, gateway, { since, timeScale: TIME_SCALE })));
    for (const programme of loyaltyDeps.programmes) found.push(...(await findStrayPoints(tx, programme, since)));
    return found;
  } finally {
    await client.query("ROLLBACK");
  }
}

test("stays, points, wallets and gift cards that are right violate nothing", async () => {
  expect(await foundAfter("SELECT 1")).toEqual([]);
  const { rows } = await booking.app.db.execute(sql`
    SELECT (SELECT string_agg(method || ' ' || state, ', ' ORDER BY method) FROM cart_leg) AS legs,
      (SELECT string_agg(state, ', ' ORDER BY state) FROM gift_card) AS cards, (SELECT state FROM earning) AS earning`);
  expect(rows).toEqual([{ legs: "qitaf captured, wallet captured", cards: "active, redeemed", earning: "done" }]);
});

const entry = (kind: string, account: string, minor: number) => `
  WITH made AS (INSERT INTO ledger_tx (id, kind, subject_id) VALUES (gen_random_uuid(), '${kind}', gen_random_uuid()) RETURNING id)
  INSERT INTO ledger_entry (tx_id, account, currency, amount_minor)
  SELECT id, x.account, 'SAR', x.minor FROM made, (VALUES (${account}, ${minor}), ('guests', ${-minor})) AS x (account, minor)`;
const LOT = "(SELECT 'wallet:' || id FROM wallet_lot LIMIT 1)";
const task = (kind: string) =>
  `INSERT INTO task (id, kind, subject, due_at) SELECT gen_random_uuid(), '${kind}', order_id::text, app_now() FROM earning`;

const faults: [fault: string, invariant: string, detail: RegExp, breaks: string][] = [
  [
    "points that pay less than their line",
    "I2",
    /has legs of/,
    "UPDATE cart_leg SET value_halalas = value_halalas - 1",
  ],
  [
    "a stay whose wallet money was given up",
    "I2",
    /has legs/,
    "UPDATE cart_leg SET state = 'released' WHERE method = 'wallet'",
  ],
  [
    "a gift with another price than its payment",
    "I2",
    /is 58 and has/,
    "UPDATE gift_order SET total_minor = total_minor + 1",
  ],
  [
    "money of a gift that failed",
    "I3",
    /has the money of gift/,
    "UPDATE gift_order SET status_code = 60, confirmed_at = NULL",
  ],
  [
    "a charge for a gift of another amount",
    "I3",
    /for no order/,
    "UPDATE payment SET amount_minor = amount_minor + 1 WHERE order_id IS NULL",
  ],
  [
    "a gift that nobody paid",
    "I4",
    /is paid without money/,
    "UPDATE payment SET id = gen_random_uuid() WHERE order_id IS NULL",
  ],
  [
    "a lot that holds more than its entries",
    "I5",
    /but its entries/,
    "UPDATE wallet_lot SET balance_minor = balance_minor + 1",
  ],
  [
    "a gift card that holds more than its entries",
    "I5",
    /but its entries/,
    "UPDATE gift_card SET balance_minor = balance_minor + 1",
  ],
  [
    "a hold that its leg does not know",
    "I5",
    /is captured and holds/,
    entry("wallet-hold", "(SELECT 'held:' || id FROM cart_leg LIMIT 1)", 5),
  ],
  ["a hold of no leg", "I5", /for no leg/, entry("wallet-hold", "'held:nobody'", 5)],
  ["wallet money that the history does not show", "I5", /which no history shows/, entry("capture", LOT, 5)],
  [
    "a leg that is spent without an entry",
    "I5",
    /not in the ledger/,
    "UPDATE cart_leg SET id = gen_random_uuid() WHERE method = 'wallet'",
  ],
  [
    "points that the programme did not take",
    "I6",
    /not captured there/,
    "UPDATE cart_leg SET id = gen_random_uuid() WHERE method = 'qitaf'",
  ],
  [
    "other points than the programme took",
    "I6",
    /took 500 points/,
    "UPDATE cart_leg SET points = 505 WHERE method = 'qitaf'",
  ],
  [
    "points returned here only",
    "I6",
    /returned 0 instead of/,
    "UPDATE cart_leg SET returned_points = 5 WHERE method = 'qitaf'",
  ],
  [
    "lost points that nobody knows",
    "I6",
    /no operator knows/,
    "UPDATE cart_leg SET state = 'lost' WHERE method = 'qitaf'",
  ],
  ["points that a programme gave twice", "I6", /gave \d+ points there/, "UPDATE earning SET points = points - 1"],
  ["points that a programme gave for nothing", "I6", /is refused with 0 here/, "UPDATE earning SET state = 'refused'"],
  [
    "points that a programme never gave",
    "I6",
    /gave 0 points there/,
    "WITH e AS (UPDATE outbox SET subject_id = gen_random_uuid() WHERE kind = 'earn' RETURNING subject_id) UPDATE earning SET id = e.subject_id FROM e",
  ],
  ["points of a cancelled stay", "I6", /is done for an order in 102/, "UPDATE placed_order SET status_code = 102"],
  ["points that nobody will give", "I6", /is sent without a job/, "UPDATE earning SET state = 'sent'"],
  ["an order with a code that was not used", "I7", /without a use/, "DELETE FROM coupon_use"],
  ["a code that was used too often", "I7", /orders have it/, "UPDATE coupon SET usage_limit = 0"],
  [
    "a code that one guest used too often",
    "I7",
    /times by one guest/,
    "ALTER TABLE coupon DROP CONSTRAINT coupon_per_guest_limit_check; UPDATE coupon SET per_guest_limit = 0",
  ],
  [
    "points that wait for their programme too long",
    "I9",
    /was due at/,
    "UPDATE cart_leg SET state = 'capturing', next_attempt_at = app_now() - interval '1 hour' WHERE method = 'qitaf'",
  ],
  [
    "points that are returned for no refund",
    "I9",
    /waits for no refund/,
    "UPDATE cart_leg SET state = 'returning' WHERE method = 'qitaf'",
  ],
  [
    "points in a cart that is over",
    "I9",
    /in a cart that is over/,
    "UPDATE cart_leg SET state = 'reserved'; UPDATE cart SET state = 'released', hold_until = app_now() - interval '1 hour'",
  ],
  [
    "a gift that waits for no payment",
    "I9",
    /is 71 and waits/,
    "UPDATE gift_order SET status_code = 71, confirmed_at = NULL",
  ],
  ["a returned gift that waits for no refund", "I9", /is 102 and waits/, "UPDATE gift_order SET status_code = 102"],
  [
    "a card that is worth more than was paid",
    "I15",
    /is worth/,
    "UPDATE gift_card SET face_halalas = face_halalas + 1",
  ],
  ["a redeemed card without its lot", "I15", /is worth/, "UPDATE wallet_lot SET gift_card_id = NULL"],
  ["an active card that holds nothing", "I15", /is worth/, "UPDATE gift_card SET state = 'active'"],
];

test.each(faults)("%s: %s", async (_fault, invariant, detail, breaks) => {
  const found = await foundAfter(breaks);
  expect(found).toContainEqual(expect.objectContaining({ invariant, detail: expect.stringMatching(detail) }));
});

test("points of a cancelled stay, and other points than ours, are known once an operator has the task", async () => {
  const isAboutPoints = ({ invariant }: Violation) => invariant === "I6";
  const cancelled = await foundAfter(`UPDATE placed_order SET status_code = 102; ${task("points-given")}`);
  const disputed = await foundAfter(`UPDATE earning SET points = points + 1; ${task("points-disputed")}`);
  expect([cancelled.filter(isAboutPoints), disputed.filter(isAboutPoints)]).toEqual([[], []]);
});
