import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import {
  aGuestWithPoints,
  aPointsGuest,
  legIdOf,
  legsOf,
  loyaltyCalls,
  loyaltyLinesOf,
} from "#api/testing/guests/loyalty-guest.ts";
import { aMemberNumber, qitafLedgerOf } from "#api/testing/guests/loyalty-member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

type Answer = { statusCode: number; json: () => { error?: { code: number; details?: unknown } } };
const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];

test("a code tells the balance, reserves points, and the order captures them", async () => {
  const { guest, cart, loyalty } = await aPointsGuest(booking);
  const phone = aMemberNumber("01");
  const sent = (await loyalty.send("qitaf", { phone })).json();
  expect(sent).toEqual({
    requestId: expect.any(String),
    expiresIn: 180,
    maskedPhone: expect.stringMatching(/01$/),
    availablePoints: null,
  });
  expect((await loyalty.confirm("qitaf", sent.requestId)).json()).toEqual({
    availablePoints: 12_500,
    value: 2_500,
    max: Math.ceil(cart.totals.total * 5),
    min: 50,
    step: 1,
  });
  const applied = (await loyalty.apply({ method: "qitaf", requestId: sent.requestId, burnPoints: 500 })).json();
  expect(loyaltyLinesOf(applied)).toMatchObject([
    {
      category: "qitaf",
      price: { total: -100 },
      additionalData: { burnPoints: 500, basePrice: 100, maskedMember: "•••• 01" },
    },
  ]);
  expect(applied.totals).toMatchObject({ loyalty: 100, total: cart.totals.total - 100 });

  const paid = (await guest.pay(applied, testCards.paid)).json();
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf captured"]);
  expect(await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId))).toEqual([
    "reserved 500",
    "captured 500",
  ]);
  expect((await guest.order(paid.orderNumber)).json()).toMatchObject({
    due: cart.totals.total,
    legs: [{ method: "qitaf", points: 500, value: 100, maskedMember: "•••• 01", status: "paid" }],
  });
  expect(await booking.violations()).toEqual([]);
});

test("points that are worth a little more than what is due leave nothing to pay, and all of them return", async () => {
  const { guest, property } = await booking.readyGuest({ weekdayPrice: 33_333, weekendPrice: 33_333 });
  const cart = await guest.readyCart(property.id, booking.stay);
  const calls = loyaltyCalls(guest, cart.cartId);
  const due = Math.round(cart.totals.total * 100);
  expect(due % 20).not.toBe(0);
  const points = Math.ceil(due / 20);
  const applied = (
    await calls.apply({ method: "qitaf", requestId: await calls.confirmed(), burnPoints: points })
  ).json();
  expect(applied.totals).toMatchObject({ loyalty: due / 100, total: 0 });
  const paid = (await guest.pay(applied, testCards.paid, { method: "wallet", token: undefined })).json();
  await booking.untilSettled();
  const { previewed } = await cancellingGuest(guest, paid.orderNumber).cancelNow();
  expect(previewed.refunds).toMatchObject([{ source: "qitaf", amount: due / 100, points }]);
  await booking.untilSettled();
  const ledger = await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId));
  expect(ledger).toEqual([`reserved ${points}`, `captured ${points}`, `returned ${points}`]);
  expect(await booking.violations()).toEqual([]);
});

test("points above what is due are cut to it, and points that pay everything need no card", async () => {
  const { guest, cart, loyalty } = await aPointsGuest(booking);
  const requestId = await loyalty.confirmed("01");
  const applied = (await loyalty.apply({ method: "qitaf", requestId, burnPoints: 12_500 })).json();
  expect(applied.totals.total).toBe(0);
  expect(loyaltyLinesOf(applied)).toMatchObject([
    { price: { total: -cart.totals.total }, additionalData: { basePrice: 2_500 }, notes: [{ type: "info" }] },
  ]);
  const paid = (await guest.pay(applied, testCards.paid, { method: "wallet", token: undefined })).json();
  expect(paid.status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf captured"]);
  expect(await booking.violations()).toEqual([]);
});

test("removed points are released at the programme, and the cart costs what it did", async () => {
  const { cart, loyalty } = await aGuestWithPoints(booking);
  const removed = (await loyalty.remove("qitaf")).json();
  expect(removed.totals.loyalty).toBe(0);
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf released"]);
  expect(await qitafLedgerOf(booking.sandbox, await legIdOf(booking, cart.cartId))).toEqual([
    "reserved 500",
    "released 500",
  ]);
});

test("a cart that is given up or over releases its points", async () => {
  const [released, over] = [await aGuestWithPoints(booking), await aGuestWithPoints(booking)];
  await released.guest.release(released.cart.cartId);
  await booking.app.db.execute(sql`UPDATE cart SET hold_until = app_now() WHERE id = ${over.cart.cartId}`);
  for (const { cart } of [released, over])
    await expect.poll(() => legsOf(booking, cart.cartId)).toEqual(["qitaf released"]);
});

test("a cart has one programme", async () => {
  const { loyalty, requestId } = await aGuestWithPoints(booking);
  expect(refusal(await loyalty.apply({ method: "qitaf", requestId, burnPoints: 100 }))).toEqual([409, 8003]);
  const { requestId: other } = (await loyalty.send("mokafa", { phone: aMemberNumber() })).json();
  await loyalty.confirm("mokafa", other);
  expect(refusal(await loyalty.apply({ method: "mokafa", requestId: other, burnPoints: 5_000 }))).toEqual([409, 8003]);
});

test("a reservation that ends too soon is released, and the guest confirms the points again", async () => {
  const { guest, cart } = await aGuestWithPoints(booking, 500, "09");
  expect(refusal(await guest.pay(cart, testCards.paid))).toEqual([409, 8006]);
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf released"]);
  const without = (await guest.get(cart.cartId)).json();
  expect((await guest.pay(without, testCards.paid)).json().status).toBe("SUCCESS");
});

test("a declined card leaves the points reserved for the next one", async () => {
  const { guest, cart } = await aGuestWithPoints(booking);
  expect(refusal(await guest.pay(cart, testCards.declined))).toEqual([402, 5001]);
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf reserved"]);
  expect((await guest.pay(cart, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf captured"]);
});

test("points that the programme does not give us are lost for us and not for the guest", async () => {
  const { guest, cart } = await aGuestWithPoints(booking, 500, "06");
  const paid = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf lost"]);
  expect((await guest.order(paid.orderNumber)).json()).toMatchObject({ statusCode: 58, legs: [{ status: "paid" }] });
  const { rows } = await booking.app.db.execute(
    sql`SELECT kind FROM task WHERE subject = ${await legIdOf(booking, cart.cartId)}`,
  );
  expect(rows).toEqual([{ kind: "points-lost" }]);
  expect(await booking.violations()).toEqual([]);
});

test("a repeated call with its key reserves once", async () => {
  const { loyalty, cart } = await aPointsGuest(booking);
  const requestId = await loyalty.confirmed();
  const headers = { "idempotency-key": "points-key-0001" };
  const apply = () => loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 }, headers);
  const [first, second] = [await apply(), await apply()];
  expect(first.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
  expect(await legsOf(booking, cart.cartId)).toEqual(["qitaf reserved"]);
});

test("advice uses what was confirmed", async () => {
  const { loyalty, cart } = await aPointsGuest(booking);
  const alone = { pay: cart.totals.total, points: 0, requestId: null, walletReward: 0 };
  expect((await loyalty.advice()).json().mixes).toMatchObject([alone]);
  const requestId = await loyalty.confirmed();
  const { mixes } = (await loyalty.advice()).json();
  expect(mixes[0]).toMatchObject({
    name: "least",
    method: "qitaf",
    points: 5_000,
    requestId,
    pay: cart.totals.total - 1_000,
  });
});

test("advice compares the codes that may be proposed, not only the code of the cart", async () => {
  const { guest, cart, property } = await booking.readyGuest();
  const loyalty = loyaltyCalls(guest, cart.cartId);
  const only = { propertyIds: [property.id], isPublic: true };
  const small = await aCoupon(booking.app.db, { ...only, value: 5 });
  const large = await aCoupon(booking.app.db, { ...only, value: 20 });
  await aCoupon(booking.app.db, { ...only, value: 50, isPublic: false });
  const { mixes } = (await loyalty.advice()).json();
  expect(mixes[0]).toMatchObject({ name: "least", couponCode: large.code });
  expect(mixes[0].pay).toBeLessThan(cart.totals.total);
  expect(mixes.map(({ couponCode }: { couponCode: string }) => couponCode)).not.toContain(small.code);
});

test("advice for a guest who pays in instalments leaves an amount that a lender takes", async () => {
  const { guest, cart } = await booking.readyGuest({ weekdayPrice: 46_000, weekendPrice: 46_000 });
  const loyalty = loyaltyCalls(guest, cart.cartId);
  await loyalty.confirmed();
  const [free] = (await loyalty.advice()).json().mixes;
  const [lent] = (await loyalty.advice("&method=tabby")).json().mixes;
  expect(free.pay).toBeLessThan(100);
  expect([lent.pay >= 100 || lent.pay === 0, lent.pay <= cart.totals.total]).toEqual([true, true]);
  expect((await loyalty.advice("&method=gold")).statusCode).toBe(400);
});
