import { sql } from "drizzle-orm";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { type aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import type { BookingApp } from "#api/testing/servers/booking-app.ts";
import type { Cart } from "#contract/cart/cart.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

type Given = {
  home?: Parameters<BookingApp["readyGuest"]>[0];
  /** Days from today to the first night. */
  from?: number;
  nights?: number;
  /** A coupon. */
  code?: string;
  /** A guest who is logged in. */
  guest?: ReturnType<typeof aPayingGuest>;
  /** What the guest does with the cart before paying, such as using the wallet. */
  prepare?: (cart: Cart) => Promise<Cart>;
};

/** A paid and captured stay of three nights in 20 days at one price per night, with the calls of its guest. */
export async function aChangeableStay(booking: BookingApp, given: Given = {}) {
  const { home = {}, from = 20, nights = 3, code, prepare } = given;
  const price = { weekdayPrice: 100_000, weekendPrice: 100_000, capacity: 6, ...home };
  const { guest, property } = given.guest
    ? { guest: given.guest, property: await aProperty(booking.app.db, price) }
    : await booking.readyGuest(price);
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, from), checkOut: addDays(today, from + nights) };
  let cart = await guest.readyCart(property.id, stay);
  if (code) cart = (await guest.applyCoupon(cart.cartId, code)).json();
  if (prepare) cart = await prepare(cart);
  const isFree = cart.totals.payable.total === 0;
  const withWallet = isFree ? { method: "wallet", token: undefined } : {};
  const { orderNumber } = (await guest.pay(cart, testCards.paid, withWallet)).json();
  await booking.untilSettled();
  const view = async () => (await guest.order(orderNumber)).json();
  const calls = { ...cancellingGuest(guest, orderNumber), ...changingGuest(guest, orderNumber) };
  return { guest, property, stay, orderNumber, view, ...calls };
}

/** The nights of a property that cannot be booked, with their states. */
export async function claimedNights({ app }: Pick<BookingApp, "app">, propertyId: number): Promise<string[]> {
  const { rows } = await app.db.execute<{ night: string; state: string }>(sql`
    SELECT night::text, state FROM live_night_claim WHERE property_id = ${propertyId} ORDER BY night`);
  return rows.map(({ night, state }) => `${night} ${state}`);
}
