import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { blockNights, unblockNights } from "#api/operator/block-nights.ts";
import { setPrice } from "#api/operator/set-price.ts";
import { aFeed, eventStates, takenNights } from "#api/testing/calendars/a-feed.ts";
import { meanwhile } from "#api/testing/checks/meanwhile.ts";
import { manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { daysOf, type Stay } from "#domain/stay/stay.ts";

/** A commit, of the only transaction that the action has. */
const COMMIT = "K30";
const operator = { by: "Huda", second: null, reason: "The host called." };
let booking: BookingApp;
let stay: Stay;

/** No job runs here, so that only the pairs change anything. */
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false, env: { ...manyNetworks, DATABASE_POOL_SIZE: "8" } });
  ({ stay } = booking);
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => {
  await booking.app.jobs.run("settle-calendars");
  const found = await findViolations(booking.app.db, 1);
  expect(found.filter(({ invariant }) => /^I(1|3|9|22|28)$/.test(invariant))).toEqual([]);
});

/** A home with a feed, and a guest with a cart of two nights that is ready to be paid, unless nobody holds them. */
async function aScenario({ isHeld = true } = {}) {
  const { db } = booking.app;
  const { guest, property, cart } = await booking.readyGuest();
  if (!isHeld) await guest.release(cart.cartId);
  const { id } = property;
  const feed = await aFeed(db, id);
  const lastNight = addDays(stay.checkOut, -1);
  const nights = { propertyIds: [id], from: stay.checkIn, to: stay.checkOut };
  const hold = async (quoteId?: string) => {
    const other = aPayingGuest(booking.app, booking.sandbox);
    const input = { propertyId: id, ...stay, guestCount: { adults: 2, children: 0 } };
    return other.create({ ...input, quoteId: quoteId ?? (await other.quote(input)) });
  };
  return {
    db,
    id,
    cart,
    guest,
    quote: () => guest.quote({ propertyId: id, ...stay }),
    hold,
    pay: async () => (await guest.pay(cart, testCards.paid)).json().status,
    block: () =>
      blockNights(db, operator, { ...nights, note: null, whenFree: false }).then(
        ({ blocked }) => blocked.length,
        (error: Error) => error.message,
      ),
    unblock: () => unblockNights(db, operator, nights),
    feedOf: feed,
    feed: () => feed.sends([{ uid: "a", from: stay.checkIn, to: stay.checkOut }]),
    setPrice: (halalas: number) => {
      const setting = { kind: "price", halalas } as const;
      return setPrice(db, operator, { propertyId: id, from: stay.checkIn, to: lastNight, weekdays: null, setting });
    },
    owners: async () => [...new Set(Object.values(await takenNights(db, id)))],
    nightCount: async () => Object.keys(await takenNights(db, id)).length,
    event: async () => (await eventStates(db, id)).a,
  };
}

const TAKEN = "These nights are booked or being booked.";

test("block and hold: whoever comes first has the nights, and the other is notified", async () => {
  const one = await aScenario({ isHeld: false });
  const [blocked, refused] = await meanwhile(one.db, { point: COMMIT, first: one.block, second: () => one.hold() });
  expect([blocked, refused.json().error.code, await one.owners()]).toEqual([1, 3002, ["block"]]);
  const two = await aScenario({ isHeld: false });
  const [held, refusal] = await meanwhile(two.db, { point: "K02", first: () => two.hold(), second: two.block });
  expect([held.statusCode, refusal, await two.owners()]).toEqual([201, TAKEN, ["guest"]]);
});

test("block and pay: the guest who holds the nights pays for them, whoever comes first", async () => {
  const one = await aScenario();
  const [refusal, paid] = await meanwhile(one.db, { point: COMMIT, first: one.block, second: one.pay });
  expect([refusal, paid, await one.owners()]).toEqual([TAKEN, "SUCCESS", ["guest"]]);
  for (const point of ["K11", "K17"]) {
    const two = await aScenario();
    const [success, refused] = await meanwhile(two.db, { point, first: two.pay, second: two.block });
    expect([point, success, refused, await two.owners()]).toEqual([point, "SUCCESS", TAKEN, ["guest"]]);
  }
});

test("block and feed: the nights are closed once", async () => {
  const one = await aScenario({ isHeld: false });
  await meanwhile(one.db, { point: COMMIT, first: one.block, second: one.feed });
  expect([await one.owners(), await one.nightCount()]).toEqual([["block"], 2]);
  const two = await aScenario({ isHeld: false });
  await meanwhile(two.db, { point: "K55", first: two.feed, second: two.block });
  expect([await two.owners(), await two.nightCount()]).toEqual([["import"], 2]);
});

test("unblock and feed: the nights that another calendar has stay closed", async () => {
  const one = await aScenario({ isHeld: false });
  await one.block();
  await meanwhile(one.db, { point: COMMIT, first: one.unblock, second: one.feed });
  expect([await one.owners(), await one.nightCount(), await one.event()]).toEqual([["import"], 2, "applied"]);
  const two = await aScenario({ isHeld: false });
  await two.block();
  await meanwhile(two.db, { point: "K55", first: two.feed, second: two.unblock });
  expect([await two.owners(), await two.nightCount(), await two.event()]).toEqual([["import"], 2, "applied"]);
});

test("price and quote: a guest whose price changes before the cart sees both", async () => {
  const { db, quote, hold, setPrice: set } = await aScenario({ isHeld: false });
  const quoteId = await quote();
  const [{ nights }, refused] = await meanwhile(db, {
    ...{ point: COMMIT, first: () => set(200_000), second: () => hold(quoteId) },
  });
  expect([nights, refused.json().error.code]).toEqual([2, 4003]);
  expect(refused.json().error.details).toEqual({ before: expect.any(Number), after: expect.any(Number) });
  const [, late] = await meanwhile(db, { point: COMMIT, first: () => set(90_000), second: quote });
  expect((await hold(late)).json().error.code).toBe(4003);
  expect((await hold()).statusCode).toBe(201);
});

test("price and cart: a cart keeps the price that it was made with", async () => {
  const { db, hold, setPrice: set } = await aScenario({ isHeld: false });
  const [held, { carts }] = await meanwhile(db, {
    ...{ point: "K02", first: () => hold(), second: () => set(200_000) },
  });
  expect([held.statusCode, carts]).toEqual([201, 1]);
  const { cartId, totals } = held.json();
  const { rows } = await db.execute<{ total: number }>(sql`
    SELECT (price->>'total')::int AS total FROM cart_item WHERE cart_id = ${cartId}`);
  expect(rows[0]?.total).toBe(Math.round(totals.payable.total * 100));
});

test("feed and hold: the event waits for the guest who came first", async () => {
  const { db, hold, feed, owners, event } = await aScenario({ isHeld: false });
  const [held] = await meanwhile(db, { point: "K02", first: () => hold(), second: feed });
  expect([held.statusCode, await owners(), await event()]).toEqual([201, ["guest"], "waiting"]);
});

test("feed and confirmation: the stay of the guest stands, and the double booking is reported", async () => {
  // An event that is first read within a booking is that booking coming back.
  for (const [point, event] of [
    ["K11", "conflict"],
    ["K17", "ignored"],
  ] as const) {
    const one = await aScenario();
    const [paid] = await meanwhile(one.db, { point, first: one.pay, second: one.feed });
    await booking.app.jobs.run("settle-calendars");
    expect([point, paid, await one.owners(), await one.event()]).toEqual([point, "SUCCESS", ["guest"], event]);
  }
  const two = await aScenario();
  const [, paid] = await meanwhile(two.db, { point: "K55", first: two.feed, second: two.pay });
  await booking.app.jobs.run("settle-calendars");
  expect([paid, await two.owners(), await two.event()]).toEqual(["SUCCESS", ["guest"], "conflict"]);
});

test("two readings of one feed: the second waits for the first, and both are applied", async () => {
  const { db, id, feed, feedOf, owners } = await aScenario({ isHeld: false });
  const [first = "", second = ""] = daysOf(stay);
  const one = { uid: "a", from: first, to: second };
  const two = { uid: "b", from: second, to: stay.checkOut };
  await meanwhile(db, { point: "K55", first: () => feedOf.sends([one]), second: () => feedOf.sends([one, two]) });
  expect([await owners(), Object.keys(await takenNights(db, id))]).toEqual([["import"], daysOf(stay)]);
  await feed();
  expect(Object.keys(await takenNights(db, id))).toEqual(daysOf(stay));
});
