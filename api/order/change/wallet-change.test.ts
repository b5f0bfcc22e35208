import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endHoldIn } from "#api/testing/bookings/end-hold.ts";
import { aWalletStay } from "#api/testing/bookings/wallet-stay.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { approveAtBank } from "#api/testing/guests/approve-at-bank.ts";
import { legsOf, loyaltyLinesOf } from "#api/testing/guests/loyalty-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, WALLET_CONFIRM_SAR: "1000000" } });
});
afterAll(() => booking.sandbox.stop());
beforeEach(() => booking.sandbox.clearFaults());

const today = todayInRiyadh(new Date());
const day = (days: number) => addDays(today, days);
const longer = (nights: number) => ({ checkIn: day(20), checkOut: day(20 + nights) });
const code = (answer: { json: () => { error?: { code: number } } }) => answer.json().error?.code;

const aMemberStay = (given: Parameters<typeof aWalletStay>[1]) => aWalletStay(booking, given);

const isConsistent = async () => {
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
};

test("the wallet alone pays for an added night at once, without a card", async () => {
  const one = await aMemberStay({ halalas: 200_000 });
  const { cartId, loyalty } = await one.hold(4);
  const methods = async () =>
    (await one.guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cartId}`))
      .json()
      .methods.map((offer: { method: string }) => offer.method);
  expect(await methods()).not.toContain("wallet");
  const applied = (await loyalty.wallet()).json();

  expect(applied).toMatchObject({
    totals: { loyalty: 1_150, payable: { total: 0 } },
    change: { newTotal: 4_600, paidBefore: 3_450 },
  });
  expect(await methods()).toContain("wallet");
  expect(await one.view()).toMatchObject({ changes: [{ status: "open", difference: 1_150 }] });
  const paid = await one.payChangeByWallet(cartId);
  expect(paid.json()).toMatchObject({ status: "SUCCESS", orderNumber: one.orderNumber });
  expect(await one.view()).toMatchObject({
    ...{ statusCode: 58, nights: 4, total: 3_450, due: 4_600 },
    changes: [{ status: "done", difference: 1_150 }],
    legs: [{ method: "wallet", value: 1_150, status: "paid" }],
  });
  expect(await one.lot()).toBe(85_000);
  expect(await legsOf(booking, cartId)).toEqual(["wallet captured"]);
  await isConsistent();
  const { documents } = await one.view();
  expect(documents.map(({ gross }: { gross: number }) => gross)).toEqual([3_450, 1_150]);
});

test("wallet and card pay for a change together, and a later cancellation returns each to where it came from", async () => {
  const one = await aMemberStay({ halalas: 50_000 });
  const { cartId, loyalty } = await one.hold(4);
  const applied = (await loyalty.wallet()).json();
  expect(applied.totals.payable.total).toBe(650);
  expect((await one.payChange(cartId, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await one.view()).toMatchObject({ total: 4_100, due: 4_600, legs: [{ value: 500, status: "paid" }] });
  expect(await one.lot()).toBe(0);

  const { previewed } = await one.cancelNow();
  expect(previewed.refunds.map(({ source, amount }) => [source, amount])).toEqual([
    ["card", 650],
    ["card", 3_450],
    ["wallet", 500],
  ]);
  await booking.untilSettled();
  expect(await one.view()).toMatchObject({ statusCode: 95 });
  expect(await one.lot()).toBe(50_000);
  await isConsistent();
});

test("a declined card leaves the wallet money set aside, and giving the change up returns it", async () => {
  const one = await aMemberStay({ halalas: 50_000 });
  const { cartId, loyalty } = await one.hold(4);
  await loyalty.wallet();
  expect(code(await one.payChange(cartId, testCards.declined))).toBe(5001);
  expect([await one.lot(), await legsOf(booking, cartId)]).toEqual([0, ["wallet reserved"]]);

  expect((await one.giveUp()).statusCode).toBe(204);
  expect([await one.lot(), await legsOf(booking, cartId)]).toEqual([50_000, ["wallet released"]]);
  expect(await one.view()).toMatchObject({ statusCode: 58, nights: 3, total: 3_450, legs: [] });
  await isConsistent();
});

test("a change that is over, replaced or ended by a cancellation returns the wallet money", async () => {
  const over = await aMemberStay({ halalas: 50_000 });
  const { cartId, loyalty } = await over.hold(4);
  await loyalty.wallet();
  await endHoldIn(booking.app.db, cartId, -1);
  const next = await over.hold(5);
  await next.loyalty.wallet(100);
  expect(await over.lot()).toBe(40_000);

  expect((await over.cancelNow()).previewed.refunds.map(({ source }) => source)).toEqual(["card"]);
  expect(await over.lot()).toBe(50_000);
  await isConsistent();
});

test("nobody has to act for the wallet money of a change whose hold has ended", async () => {
  const one = await aMemberStay({ halalas: 50_000 });
  const { cartId, loyalty } = await one.hold(4);
  await loyalty.wallet();
  await endHoldIn(booking.app.db, cartId, -1);
  await expect.poll(one.lot, { timeout: 20_000 }).toBe(50_000);
});

test("a release that does not know wallets of changes may make one, and the wallet money returns", async () => {
  const one = await aMemberStay({ halalas: 50_000 });
  const { cartId, loyalty } = await one.hold(4);
  await loyalty.wallet();
  await booking.app.db.execute(sql`UPDATE cart SET state = 'ordered' WHERE id = ${cartId}`);
  await expect.poll(one.lot, { timeout: 20_000 }).toBe(50_000);
  await booking.app.db.execute(sql`UPDATE cart SET state = 'released' WHERE id = ${cartId}`);
});

test("when a night is missing, the wallet money and the card money return and the order keeps its stay", async () => {
  const one = await aMemberStay({ halalas: 150_000 });
  const { cartId, loyalty } = await one.hold(5);
  await loyalty.wallet(1_000);
  const { paymentId } = (await one.payChange(cartId, testCards.challenged)).json();
  await booking.app.db.execute(sql`
    DELETE FROM night_claim WHERE property_id = ${one.property.id} AND state = 'paying' AND night = ${day(24)}`);
  await approveAtBank(booking.sandbox, paymentId);
  await booking.untilSettled();

  expect(await one.view()).toMatchObject({ statusCode: 58, nights: 3, total: 3_450, legs: [] });
  expect([await one.lot(), await legsOf(booking, cartId)]).toEqual([150_000, ["wallet released"]]);
  await isConsistent();
});

test("a stay that the wallet paid in part is changed twice, made cheaper and cancelled, and every halala returns", async () => {
  const one = await aMemberStay({ halalas: 200_000, byWallet: 30_000 });
  const first = await one.hold(4);
  await first.loyalty.wallet(400);
  expect((await one.payChange(first.cartId, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  const second = await one.hold(5);
  const applied = (await second.loyalty.wallet(1_150)).json();
  expect(applied.change).toMatchObject({ newTotal: 5_750, paidBefore: 4_600 });
  expect(loyaltyLinesOf(applied).map(({ additionalData }) => additionalData.paidBefore === true)).toEqual([
    true,
    true,
    false,
  ]);
  expect((await one.payChangeByWallet(second.cartId)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await one.view()).toMatchObject({ total: 3_900, due: 5_750 });
  expect(await one.lot()).toBe(15_000);

  const { previewed, answer } = await one.changeTo(longer(3));
  expect(previewed.difference).toBe(-2_300);
  expect(previewed.lines.reduce((sum, { displayPrice }) => sum + displayPrice.total, 0)).toBe(previewed.after.total);
  expect(answer.json().status).toBe("DONE");
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
  await one.cancelNow();
  await booking.untilSettled();
  expect(await one.lot()).toBe(200_000);
  const { refunds } = await one.view();
  const toCards = refunds.filter(({ source }: { source: string }) => source === "card");
  expect(toCards.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(3_900);
  await isConsistent();
});

test("a stay that the wallet paid and that is never refunded can be shortened and made longer again", async () => {
  const one = await aMemberStay({ halalas: 600_000, byWallet: 345_000, policyTypeId: policyTypes.NON_REFUNDABLE });
  expect((await one.changeTo(longer(1))).answer.json()).toMatchObject({ status: "DONE", order: { total: 0 } });
  expect(await one.view()).toMatchObject({ nights: 1, total: 0, due: 3_450 });
  const { cartId, loyalty } = await one.hold(2);
  await loyalty.wallet();
  expect((await one.payChangeByWallet(cartId)).json().status).toBe("SUCCESS");
  expect(await one.view()).toMatchObject({ nights: 2, total: 0, due: 4_600 });
  await isConsistent();
});

test("in another currency each part of the wallet returns to the fils, however often the stay was changed", async () => {
  await aCurrencyRate(booking.app.db, { code: "KWD", rate: 0.0819 });
  const one = await aMemberStay({ halalas: 300_001, byWallet: 33_333, host: "mabeet-kw.localhost" });
  for (const [nights, amount] of [
    [4, 333.33],
    [5, 77.77],
  ] as const) {
    const { cartId, loyalty } = await one.hold(nights);
    await loyalty.wallet(amount);
    expect((await one.payChange(cartId, testCards.paid)).json().status).toBe("SUCCESS");
    await booking.untilSettled();
  }
  const all = await one.hold(6);
  await all.loyalty.wallet();
  expect((await one.payChangeByWallet(all.cartId)).json().status).toBe("SUCCESS");
  await isConsistent();
  const { total, due, currency } = await one.view();
  expect([currency, due > total]).toEqual(["KWD", true]);

  await one.changeTo(longer(4));
  await isConsistent();
  const { previewed } = await one.cancelNow();
  expect(previewed).toMatchObject({ charged: 0 });
  await isConsistent();
  expect(await one.lot()).toBe(300_001);
});

test("two tabs pay for one change once", async () => {
  const one = await aMemberStay({ halalas: 200_000 });
  const { cartId, loyalty } = await one.hold(4);
  await Promise.all([loyalty.wallet(), loyalty.wallet()]);
  const answers = await Promise.all([one.payChangeByWallet(cartId), one.payChangeByWallet(cartId)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await one.lot()).toBe(85_000);
  expect((await one.view()).changes).toHaveLength(1);
  await isConsistent();
});

test("points and new codes do not pay for a change", async () => {
  const one = await aMemberStay({ halalas: 1_000 });
  const { code: coupon } = await aCoupon(booking.app.db, { kind: "percent", value: 10 });
  const { cartId, loyalty } = await one.hold(4);
  const points = await loyalty.send("qitaf", { phone: "0512345611" });
  expect([points.statusCode, points.json().error]).toMatchObject([
    422,
    { code: 5006, message: expect.stringContaining("النقاط") },
  ]);
  const { products, totals } = (await one.guest.applyCoupon(cartId, coupon)).json();
  expect(products.find(({ type }: { type: string }) => type === "coupon").notes).toMatchObject([{ code: 4105 }]);
  expect(totals.payable.total).toBe(1_150);
  expect((await loyalty.advice()).json().mixes).toEqual([]);
});
