import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { untilLockWait } from "#api/testing/checks/until-lock-wait.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { aWalletGuest, balancesOf, legsOf } from "#api/testing/guests/loyalty-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { freezeWallet, unfreezeWallet } from "./wallets.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
});
afterAll(() => booking.sandbox.stop());

const operator = { by: "Huda", second: null, reason: "The phone was stolen." };
const freeze = (email: string) => freezeWallet(booking.app.db, operator, email);

/** A member whose cart has set 100 riyals of the wallet aside. */
async function aHoldingGuest() {
  const one = await aWalletGuest(booking, 30_000);
  const cart = (await one.loyalty.wallet(100)).json();
  return { ...one, cart };
}

test("freezing a wallet returns what a cart has set aside, names it, and the cart has to be paid in another way", async () => {
  const { member, guest, cart, lotId, loyalty } = await aHoldingGuest();
  const held = { cart: cart.cartId, amount: 100 };
  expect(await freeze(member.email)).toMatchObject({ released: [held], stillPaying: [], available: 300 });
  expect(await balancesOf(booking, lotId)).toMatchObject({ lot: 30_000 });
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet released"]);
  expect((await guest.pay(cart, testCards.paid)).json().error.code).toBe(4003);
  expect((await loyalty.wallet(100)).json().error.code).toBe(8008);
  const whole = (await guest.get(cart.cartId)).json();
  expect((await guest.pay(whole, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await balancesOf(booking, lotId)).toMatchObject({ lot: 30_000 });
  await unfreezeWallet(booking.app.db, operator, member.email);
  expect(await booking.violations()).toEqual([]);
});

test("a payment under way keeps its part of a wallet that is frozen, and confirms the booking", async () => {
  const { member, guest, cart, lotId } = await aHoldingGuest();
  const { paymentId } = (await guest.pay(cart, testCards.challenged)).json();
  const held = { cart: cart.cartId, amount: 100 };
  expect(await freeze(member.email)).toMatchObject({ released: [], stillPaying: [held], available: 200 });
  await approveAtBank(booking.sandbox, paymentId);
  await expect.poll(async () => (await guest.poll(paymentId)).status, { timeout: 20_000 }).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet captured"]);
  expect(await balancesOf(booking, lotId)).toMatchObject({ lot: 20_000 });
  expect(await booking.violations()).toEqual([]);
});

test("a payment that fails after the freeze returns its part, so that no later payment takes it", async () => {
  const { member, guest, cart, lotId } = await aHoldingGuest();
  const { paymentId } = (await guest.pay(cart, testCards.challenged)).json();
  await freeze(member.email);
  await guest.abandon(paymentId);
  await expect.poll(() => legsOf(booking, cart.cartId), { timeout: 20_000 }).toEqual(["wallet released"]);
  expect(await balancesOf(booking, lotId)).toMatchObject({ lot: 30_000 });
  expect((await guest.pay(cart, testCards.paid)).json().error.code).toBe(4003);
  expect(await booking.violations()).toEqual([]);
});

test("a cart that sets money aside while its wallet is being frozen is refused, or named", async () => {
  const { member, walletId, loyalty, cart } = await aWalletGuest(booking, 30_000);
  const { db } = booking.app;
  const both = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM wallet WHERE id = ${walletId} FOR UPDATE`);
    const using = loyalty.wallet(100);
    await untilLockWait(db, 1);
    const freezing = freeze(member.email);
    await untilLockWait(db, 2);
    return [using, freezing] as const;
  }).then((both) => Promise.allSettled(both));
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(String((both[1] as PromiseRejectedResult).reason)).toContain("Run the command again");
  expect((await freeze(member.email)).released).toEqual([{ cart: cart.cartId, amount: 100 }]);
});
