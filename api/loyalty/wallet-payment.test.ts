import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aWalletGuest, balancesOf, legsOf, loyaltyCalls, loyaltyLinesOf } from "#api/testing/guests/loyalty-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { partnersAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, WALLET_CONFIRM_SAR: "1000000" } });
});
afterAll(() => booking.sandbox.stop());

type WalletGuest = Awaited<ReturnType<typeof aWalletGuest>>;
const code = (answer: { json: () => { error?: { code: number } } }) => answer.json().error?.code;
const lotOf = async (lotId: string) => (await balancesOf(booking, lotId))?.lot;

test("a member pays a part with the wallet, and gets it back by removing it", async () => {
  const { cart, loyalty, lotId } = await aWalletGuest(booking, 30_000);
  const applied = (await loyalty.wallet(120.5)).json();
  expect(loyaltyLinesOf(applied)).toMatchObject([
    {
      type: "loyalty",
      category: "wallet",
      name: "المحفظة",
      price: { total: -120.5 },
      additionalData: { burnPoints: 120.5, basePrice: 120.5, maskedMember: null },
      notes: [],
    },
  ]);
  expect(applied.totals).toMatchObject({ loyalty: 120.5, total: cart.totals.total - 120.5 });
  expect(await lotOf(lotId)).toBe(17_950);

  const removed = (await loyalty.remove("wallet")).json();
  expect(removed.totals).toEqual(cart.totals);
  expect(await lotOf(lotId)).toBe(30_000);
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet released"]);
});

test("without an amount the wallet pays all that fits, and a second call replaces the first", async () => {
  const { loyalty, lotId, cart } = await aWalletGuest(booking, 10_000);
  expect((await loyalty.wallet()).json().totals.loyalty).toBe(100);
  expect((await loyalty.wallet(40)).json().totals.loyalty).toBe(40);
  expect(await lotOf(lotId)).toBe(6_000);
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet released", "wallet reserved"]);
});

test("the lot that expires first is used first", async () => {
  const { loyalty, lotId, walletId } = await aWalletGuest(booking, 10_000);
  const expiring = await aLot(booking.app, walletId, 3_000, { expiresInDays: 10 });
  await loyalty.wallet(50);
  expect([await lotOf(expiring), await lotOf(lotId)]).toEqual([0, 8_000]);
});

test("the order of a part paid with the wallet has what was due, its legs and a policy on the whole", async () => {
  const { guest, cart, loyalty, lotId } = await aWalletGuest(booking, 20_000);
  const applied = (await loyalty.wallet()).json();
  const { orderNumber, status } = (await guest.pay(applied, testCards.paid)).json();
  expect(status).toBe("SUCCESS");
  const order = (await guest.order(orderNumber)).json();
  expect(order).toMatchObject({
    statusCode: 58,
    total: cart.totals.total - 200,
    due: cart.totals.total,
    legs: [{ method: "wallet", points: null, value: 200, status: "paid", returned: { points: null, value: 0 } }],
  });
  expect(order.policySnapshot[0].policies[0].policy.sellingAmount).toBe(cart.totals.total);
  expect(order.priceLines.map(({ type }: { type: string }) => type)).toContain("loyalty");
  expect(await lotOf(lotId)).toBe(0);
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("a booking that the wallet pays alone is confirmed at once and never pending", async () => {
  const { guest, cart, loyalty } = await aWalletGuest(booking, 10_000_000);
  const methods = async () =>
    (await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`))
      .json()
      .methods.map((offer: { method: string }) => offer.method);
  expect(await methods()).not.toContain("wallet");
  expect(code(await guest.pay(cart, testCards.paid, { method: "wallet", token: undefined }))).toBe(5006);

  const applied = (await loyalty.wallet()).json();
  expect(applied.totals).toMatchObject({ total: 0, payable: { total: 0, currency: "SAR" } });
  expect((await methods())[0]).toBe("wallet");
  const paid = (await guest.pay(applied, testCards.paid, { method: "wallet", token: undefined })).json();
  expect(paid.status).toBe("SUCCESS");
  const order = (await guest.order(paid.orderNumber)).json();
  expect(order).toMatchObject({ statusCode: 58, total: 0, due: cart.totals.total, legs: [{ status: "paid" }] });
  expect(order.events.map(({ kind }: { kind: string }) => kind)).toEqual(["placed", "confirmed"]);
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet captured"]);
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("a declined card leaves the wallet money set aside, and the next card takes it along", async () => {
  const { guest, loyalty, lotId, cart } = await aWalletGuest(booking, 5_000);
  const applied = (await loyalty.wallet()).json();
  expect(code(await guest.pay(applied, testCards.declined))).toBe(5001);
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet reserved"]);
  const paid = (await guest.pay(applied, testCards.paid)).json();
  expect(paid.status).toBe("SUCCESS");
  expect((await guest.order(paid.orderNumber)).json().legs).toHaveLength(1);
  expect(await lotOf(lotId)).toBe(0);
});

test("a code that makes the cart cheaper than the wallet money returns the rest", async () => {
  await aCoupon(booking.app.db, { code: "HALF", kind: "percent", value: 50 });
  const { guest, loyalty, lotId, cart } = await aWalletGuest(booking, 1_000_000);
  await loyalty.wallet();
  const cheaper = (await guest.applyCoupon(cart.cartId, "HALF")).json();
  expect(cheaper.totals).toMatchObject({ total: 0 });
  expect(cheaper.totals.loyalty).toBeLessThan(cart.totals.total);
  expect(loyaltyLinesOf(cheaper)).toMatchObject([{ notes: [{ type: "info" }] }]);
  expect(await lotOf(lotId)).toBe(1_000_000 - Math.round(cheaper.totals.loyalty * 100));
});

test("a cart that is given up, replaced or over returns the wallet money", async () => {
  const guests = await Promise.all([1, 2, 3].map(() => aWalletGuest(booking, 5_000)));
  const [released, replaced, over] = guests as [WalletGuest, WalletGuest, WalletGuest];
  for (const one of guests) await one.loyalty.wallet();
  await released.guest.release(released.cart.cartId);
  await replaced.guest.readyCart((await aProperty(booking.app.db)).id, booking.stay);
  expect([await lotOf(released.lotId), await lotOf(replaced.lotId), await lotOf(over.lotId)]).toEqual([
    5_000, 5_000, 0,
  ]);
  await booking.app.db.execute(sql`UPDATE cart SET hold_until = app_now() WHERE id = ${over.cart.cartId}`);
  await expect.poll(() => lotOf(over.lotId)).toBe(5_000);
});

test("money of a lot that expired meanwhile returns for thirty days", async () => {
  const { loyalty, lotId, walletId } = await aWalletGuest(booking, 5_000);
  await booking.app.db.execute(
    sql`UPDATE wallet_lot SET expires_at = app_now() + interval '1 hour' WHERE id = ${lotId}`,
  );
  await loyalty.wallet(50);
  await booking.app.db.execute(sql`UPDATE wallet_lot SET opens_at = app_now() - interval '2 days',
    expires_at = app_now() - interval '1 second' WHERE id = ${lotId}`);
  await loyalty.remove("wallet");
  const { rows } = await booking.app.db.execute(sql`
    SELECT balance_minor::int AS balance, expires_at > app_now() + interval '29 days' AS long
    FROM wallet_lot WHERE wallet_id = ${walletId} AND id <> ${lotId}`);
  expect([await lotOf(lotId), rows]).toEqual([0, [{ balance: 5_000, long: true }]]);
});

test("too much, nothing, a frozen wallet, no wallet, somebody else and an invalid amount are refused", async () => {
  const { app } = booking;
  const { loyalty, walletId, cart, guest } = await aWalletGuest(booking, 5_000);
  expect(code(await loyalty.wallet(50.01))).toBe(8001);
  expect(code(await loyalty.wallet(0))).toBe(1001);
  expect(code(await loyalty.wallet(10.005))).toBe(1001);
  await app.db.execute(sql`UPDATE wallet SET frozen_at = app_now() WHERE id = ${walletId}`);
  expect(code(await loyalty.wallet())).toBe(8008);

  const { guest: anonymous, cart: theirs } = await booking.readyGuest();
  const refused = await loyaltyCalls(anonymous, theirs.cartId).wallet();
  expect([refused.statusCode, code(refused)]).toEqual([401, 6003]);
  const other = await aWalletGuest(booking, 5_000);
  expect(code(await loyaltyCalls(other.guest, cart.cartId).wallet())).toBe(4001);
  expect(code(await guest.call("POST", `/api/accommodation/cart/${cart.cartId}/loyalty`, { method: "cash" }))).toBe(
    1001,
  );
});

test("two carts of one member never hold the same money", async () => {
  const { loyalty, member, lotId } = await aWalletGuest(booking, 5_000);
  await loyalty.wallet();
  expect(code(await loyalty.wallet(50.01))).toBe(8001);
  expect(await lotOf(lotId)).toBe(0);
  expect((await member.call("GET", endpoints.checkBalance.url)).json().available).toBe(0);
});

test("a large amount needs a recent login", async () => {
  const { sandbox, stay } = booking;
  const env = { ...partnersAt(sandbox, 0.02), ...relaxedLimits, WALLET_CONFIRM_SAR: "10" };
  const app = await testApp({ env });
  const member = await aWalletMember(app);
  await aLot(app, member.walletId, 5_000);
  const { cartId } = await member.cart({ propertyId: (await aProperty(app.db)).id, ...stay });
  const { wallet } = loyaltyCalls(member, cartId);
  await app.db.execute(
    sql`UPDATE session SET confirmed_at = app_now() - interval '1 day' WHERE account_id = ${member.user.id}`,
  );
  const refused = await wallet(10.01);
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    403,
    { code: 6003, details: { reauthenticate: true } },
  ]);
  expect((await wallet(10)).statusCode).toBe(200);
});

test("the history names the booking that wallet money paid", async () => {
  const { guest, loyalty, member } = await aWalletGuest(booking, 5_000);
  const { orderNumber } = (await guest.pay((await loyalty.wallet()).json(), testCards.paid)).json();
  const { items } = (await member.call("GET", `${endpoints.checkHistory.url}?type=REDEEM`)).json();
  expect(items).toMatchObject([{ status: "Redeemed", amount: -50, orderNumber }]);
});

test("on a site without the wallet it cannot be used", async () => {
  const { guest, cart } = await booking.readyGuest();
  const url = endpoints.applyLoyalty.url.replace(":cartId", cart.cartId);
  const refused = await guest.call("POST", url, { method: "wallet" }, { host: "tajawal-sa.localhost" });
  expect([refused.statusCode, code(refused)]).toEqual([404, 1002]);
});

test("a repeated call with its key holds once", async () => {
  const { loyalty, cart } = await aWalletGuest(booking, 5_000);
  const headers = { "idempotency-key": "wallet-key-0001" };
  const answers = [await loyalty.wallet(20, headers), await loyalty.wallet(20, headers)];
  expect(answers[0]?.body).toBe(answers[1]?.body);
  expect(await legsOf(booking, cart.cartId)).toEqual(["wallet reserved"]);
});
