import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { aGuestWithPoints, aWalletGuest, legIdOf, legsOf } from "#api/testing/guests/loyalty-guest.ts";
import { qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { Order } from "#contract/order/order.ts";
import type { PolicyTypeId } from "#domain/policy/cancellation-policy.ts";
import { addDays } from "#domain/stay/day.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, WALLET_CONFIRM_SAR: "1000000" } });
});
afterAll(() => booking.sandbox.stop());

type Payer = Awaited<ReturnType<typeof aWalletGuest>>["guest"];

async function book(guest: Payer, cart: Parameters<Payer["pay"]>[0], more: object = {}) {
  const { orderNumber } = (await guest.pay(cart, testCards.paid, more)).json();
  await booking.untilSettled();
  return { orderNumber, ...cancellingGuest(guest, orderNumber) };
}

/** Cancels and waits for every answer; the order as the guest sees it then. */
async function settled(guest: Payer, orderNumber: string): Promise<Order> {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
  return (await guest.order(orderNumber)).json();
}

const lot = async (lotId: string) => {
  const { rows } = await booking.app.db.execute<{ balance: number }>(
    sql`SELECT balance_minor::int AS balance FROM wallet_lot WHERE id = ${lotId}`,
  );
  return rows[0]?.balance;
};
const walletOf = async (walletId: string) => {
  const { rows } = await booking.app.db.execute<{ balance: number }>(
    sql`SELECT sum(balance_minor)::int AS balance FROM wallet_lot WHERE wallet_id = ${walletId} AND source <> 'reward'`,
  );
  return rows[0]?.balance;
};

test("a booking paid with wallet and card returns each part to where it came from", async () => {
  const { guest, cart, loyalty, lotId } = await aWalletGuest(booking, 20_000);
  const one = await book(guest, (await loyalty.wallet()).json());
  const previewed: CancelPreview = (await one.preview()).json();
  expect(previewed).toMatchObject({
    refundable: cart.totals.total,
    charged: 0,
    refunds: [
      { source: "card", amount: cart.totals.total - 200, arrives: "bank" },
      { source: "wallet", amount: 200, arrives: "now", points: null },
    ],
  });
  await one.cancel(previewed.previewId);
  expect(await lot(lotId)).toBe(20_000);
  const order = await settled(guest, one.orderNumber);
  expect(order.statusCode).toBe(95);
  expect(order.legs).toMatchObject([{ status: "returned", returned: { value: 200 } }]);
  expect(order.refunds.map(({ source, status }) => `${source} ${status}`).toSorted()).toEqual([
    "card done",
    "wallet done",
  ]);
});

test("a booking that the wallet paid alone is refunded at once, in its own lots", async () => {
  const { guest, loyalty, lotId } = await aWalletGuest(booking, 1_000_000);
  const one = await book(guest, (await loyalty.wallet()).json(), { method: "wallet", token: undefined });
  const { answer } = await one.cancelNow();
  expect(answer.json().statusCode).toBe(95);
  expect(await lot(lotId)).toBe(1_000_000);
  await settled(guest, one.orderNumber);
});

test("a guest may have the money in the wallet: it is there at once, and no bank is asked", async () => {
  const { guest, cart, loyalty, walletId } = await aWalletGuest(booking, 5_000);
  const one = await book(guest, (await loyalty.wallet()).json());
  const previewed: CancelPreview = (await one.preview()).json();
  expect(previewed.routes).toEqual([
    { route: "original", available: true, reason: null },
    { route: "wallet", available: true, reason: null },
  ]);
  const cancelled: Order = (await one.cancel(previewed.previewId, { route: "wallet" })).json();
  expect(cancelled.statusCode).toBe(95);
  expect(await walletOf(walletId)).toBe(Math.round(cart.totals.total * 100));
  const order = await settled(guest, one.orderNumber);
  expect(order.refunds.map(({ route, source }) => `${source} ${route}`).toSorted()).toEqual([
    "card wallet",
    "wallet original",
  ]);
  expect(order.payments).toMatchObject([{ status: "paid" }]);
});

test("the wallet is refused as a route to a guest who has none", async () => {
  const { guest, cart } = await booking.readyGuest();
  const one = await book(guest, cart);
  const { previewId }: CancelPreview = (await one.preview()).json();
  const answer = await one.cancel(previewId, { route: "wallet" });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 1001, fields: { route: "invalid" } });
});

test("points return to their programme once, and the order is refunded when it has them", async () => {
  const { guest, cart } = await aGuestWithPoints(booking, 500);
  const one = await book(guest, cart);
  const { previewed } = await one.cancelNow();
  expect(previewed.refunds[1]).toMatchObject({ source: "qitaf", points: 500, amount: 100, arrives: "day" });
  const order = await settled(guest, one.orderNumber);
  expect(order.statusCode).toBe(95);
  expect(order.legs).toMatchObject([{ status: "returned", returned: { points: 500, value: 100 } }]);
  expect(await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId))).toEqual([
    "reserved 500",
    "captured 500",
    "returned 500",
  ]);
});

test("a programme that refuses the points gives the guest a task of the operators, and with a wallet its value", async () => {
  const { guest, cart } = await aGuestWithPoints(booking, 500, "07");
  const one = await book(guest, cart);
  await one.cancelNow();
  const order = await settled(guest, one.orderNumber);
  expect(order.statusCode).toBe(94);
  expect(order.refunds).toMatchObject([{ status: "done" }, { source: "qitaf", status: "refused" }]);
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf refused"]);
  const { rows } = await booking.app.db.execute(
    sql`SELECT FROM task WHERE kind = 'refund-refused' AND done_at IS NULL`,
  );
  expect(rows).toHaveLength(1);
});

const KUWAIT = "mabeet-kw.localhost";
type Given = { end?: string; policyTypeId?: PolicyTypeId };

/**
 * A member of the wallet who also has points of Qitaf in the cart; the end of their number decides what Qitaf does. Every
 * night costs the same, so that half of a stay is half of its price on any day of the week.
 */
async function aGuestWithBoth(walletHalalas: number, burnPoints: number, { end = "11", ...home }: Given = {}) {
  const one = await aWalletGuest(booking, walletHalalas, { weekendPrice: 80_000, ...home });
  const requestId = await one.loyalty.confirmed(end);
  await one.loyalty.apply({ method: "qitaf", requestId, burnPoints });
  const cart = (await one.loyalty.wallet()).json();
  return { ...one, cart, full: one.cart.totals.total };
}

test("a late cancellation keeps the same part of money, wallet and points, and returns whole points", async () => {
  const { guest, cart, full } = await aGuestWithBoth(30_001, 500, { policyTypeId: 1 });
  const one = await book(guest, cart);
  const previewed: CancelPreview = (await one.preview()).json();
  const { refunds, refundable, charged } = previewed;
  expect(charged).toBeGreaterThan(0);
  expect(refundable + charged).toBeCloseTo(full, 2);
  expect(refunds.map(({ source }) => source)).toEqual(["card", "wallet", "qitaf"]);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(refundable, 2);
  await one.cancel(previewed.previewId);
  const order = await settled(guest, one.orderNumber);
  expect(order.statusCode).toBe(95);
  expect(order.refunds.map(({ amount }) => amount).toSorted()).toEqual(refunds.map(({ amount }) => amount).toSorted());
});

test("points that their programme refuses become wallet money of a member", async () => {
  const { guest, cart, walletId } = await aGuestWithBoth(10_000, 500, { end: "07" });
  const one = await book(guest, cart);
  await one.cancelNow();
  const order = await settled(guest, one.orderNumber);
  expect(order.statusCode).toBe(95);
  expect(order.refunds.find(({ source }) => source === "qitaf")).toMatchObject({ status: "replaced" });
  expect(await walletOf(walletId)).toBe(20_000);
});

test("a cheaper stay returns a part of each source, and a later cancellation the rest", async () => {
  const { guest, cart, full, walletId } = await aGuestWithBoth(30_000, 500);
  const one = await book(guest, cart);
  const { previewChange, modify } = changingGuest(guest, one.orderNumber);
  const { checkIn, checkOut } = booking.stay;
  const previewed = (await previewChange({ checkIn, checkOut: addDays(checkOut, -1) })).json();
  expect(previewed.difference).toBe(-full / 2);
  expect(previewed.refunds.map(({ source }: { source: string }) => source)).toEqual(["card", "wallet", "qitaf"]);
  expect((await modify(previewed)).json().status).toBe("DONE");
  const changed = await settled(guest, one.orderNumber);
  expect(changed).toMatchObject({ due: full / 2, statusCode: 58 });
  expect(changed.legs.map(({ status }) => status)).toEqual(["part-returned", "part-returned"]);

  await one.cancelNow();
  const order = await settled(guest, one.orderNumber);
  expect(order.legs).toMatchObject([
    { method: "qitaf", status: "returned", returned: { points: 500 } },
    { method: "wallet", status: "returned", returned: { value: 300 } },
  ]);
  expect(await walletOf(walletId)).toBe(30_000);
});

test("a longer stay is paid with money, and a cancellation returns money, wallet and points", async () => {
  const { guest, cart, full, walletId } = await aGuestWithBoth(30_000, 500);
  const one = await book(guest, cart);
  const { previewChange, modify } = changingGuest(guest, one.orderNumber);
  const { checkIn, checkOut } = booking.stay;
  const previewed = (await previewChange({ checkIn, checkOut: addDays(checkOut, 1) })).json();
  expect(previewed).toMatchObject({ difference: full / 2, pay: full / 2, after: { total: full * 1.5 } });
  const { cartId } = (await modify(previewed)).json();
  const changeCart = (await guest.get(cartId)).json();
  expect(changeCart.totals.payable.total).toBe(full / 2);
  expect((await guest.pay(changeCart, testCards.paid)).json().status).toBe("SUCCESS");
  expect(await settled(guest, one.orderNumber)).toMatchObject({ due: full * 1.5, total: full * 1.5 - 400 });

  const { previewed: cancelPreview } = await one.cancelNow();
  expect(cancelPreview.refundable).toBe(full * 1.5);
  expect((await settled(guest, one.orderNumber)).statusCode).toBe(95);
  expect(await walletOf(walletId)).toBe(30_000);
});

test("a booking in dinars that is cancelled late returns and keeps exactly what it took, to the last fils", async () => {
  await aCurrencyRate(booking.app.db, { code: "KWD", rate: 0.0819 });
  const { guest, loyalty, walletId } = await aWalletGuest(booking, 33_333, { host: KUWAIT, policyTypeId: 1 });
  const cart = (await loyalty.wallet()).json();
  expect(cart.totals.payable.currency).toBe("KWD");
  const one = await book(guest, cart);
  const before: Order = (await guest.order(one.orderNumber)).json();
  const { previewed } = await one.cancelNow();
  const fils = (amount: number) => Math.round(amount * 1000);
  expect(fils(previewed.refundable) + fils(previewed.charged)).toBe(fils(before.due));
  expect(previewed.charged).toBeGreaterThan(0);
  const order = await settled(guest, one.orderNumber);
  expect(order.refunds.map(({ source, amount }) => `${source} ${amount}`)).toEqual(
    previewed.refunds.map(({ source, amount }) => `${source} ${amount}`),
  );
  expect(await walletOf(walletId)).toBe(Math.round((order.legs[0]?.returned.value ?? 0) * 100));
});
