import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatches } from "#api/platform/jobs/run-job.ts";
import { carts } from "#api/schema/cart.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { forgetGuests } from "./forget-guests.ts";

const HOURS = 24;
let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.2, isServing: false });
});
afterAll(() => booking.sandbox.stop());

const endedAgo = (cartId: string, hours: number) =>
  booking.app.db
    .update(carts)
    .set({ holdUntil: sql`app_now() - make_interval(hours => ${hours})` })
    .where(eq(carts.id, cartId));

async function guestOf(cartId: string) {
  const [row] = await booking.app.db.select().from(carts).where(eq(carts.id, cartId));
  const { guest, guestEmail, guestPhone, network } = row as typeof carts.$inferSelect;
  return { name: guest?.firstName ?? null, guestEmail, guestPhone, network };
}
const nobody = { name: null, guestEmail: null, guestPhone: null, network: "" };

test("a cart without an order loses its guest a day after its hold ended, and not before", async () => {
  const [live, young, old, givenUp] = await Promise.all([1, 2, 3, 4].map(() => booking.readyGuest()));
  if (!(live && young && old && givenUp)) throw new Error("no guests");
  await endedAgo(young.cart.cartId, HOURS - 1);
  await endedAgo(old.cart.cartId, HOURS);
  await givenUp.guest.release(givenUp.cart.cartId);
  await endedAgo(givenUp.cart.cartId, HOURS + 1);
  const before = [await guestOf(live.cart.cartId), await guestOf(young.cart.cartId)];
  await runBatches(booking.app.db, "forget-guests", (tx) => forgetGuests(tx, HOURS));

  expect(before.map(({ name, guestEmail }) => [name, guestEmail])).toEqual([
    ["Noura", live.guest.email],
    ["Noura", young.guest.email],
  ]);
  expect([await guestOf(live.cart.cartId), await guestOf(young.cart.cartId)]).toEqual(before);
  expect([await guestOf(old.cart.cartId), await guestOf(givenUp.cart.cartId)]).toEqual([nobody, nobody]);
});

test("a guest who returns to an old cart sees that it has expired", async () => {
  const { guest, cart } = await booking.readyGuest();
  await endedAgo(cart.cartId, HOURS);
  await runBatches(booking.app.db, "forget-guests", (tx) => forgetGuests(tx, HOURS));
  const seen = await guest.get(cart.cartId);

  expect([seen.statusCode, seen.json().expired, seen.json().chalet.guests]).toEqual([200, true, null]);
});

test.each([
  ["was paid", testCards.paid],
  ["was declined", testCards.declined],
  ["waits for the bank", testCards.pending],
])("a cart whose order %s keeps its guest", async (_what, card) => {
  const { guest, cart } = await booking.readyGuest();
  await guest.pay(cart, card);
  await endedAgo(cart.cartId, 40 * HOURS);
  const before = await guestOf(cart.cartId);
  await runBatches(booking.app.db, "forget-guests", (tx) => forgetGuests(tx, HOURS));

  expect(before.guestEmail).toBe(guest.email);
  expect(await guestOf(cart.cartId)).toEqual(before);
});
