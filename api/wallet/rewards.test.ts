import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinHolder } from "#api/cart/holder/join-holder.ts";
import { refundPart } from "#api/operator/refund-part.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { aMember, type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { creditWallet } from "./credit-wallet.ts";
import { walletMailHandlers } from "./send-wallet-mail.ts";
import { settleWallets } from "./settle-wallets.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
});
afterAll(() => booking.sandbox.stop());

const db = () => booking.app.db;

/** A member with a paid stay, booked so many days ago on this site. */
async function aBookedMember({ daysAgo = 0, siteId = "mabeet-SA" } = {}): Promise<Member & { orderNumber: string }> {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const member = await aMember(booking.app, { headers: { host: "mabeet-sa.localhost" } });
  await db().execute(sql`
    UPDATE placed_order SET user_id = ${member.user.id}, site_id = ${siteId},
      confirmed_at = confirmed_at - make_interval(days => ${daysAgo})
    WHERE order_number = ${orderNumber}`);
  return { ...member, orderNumber };
}

const join = async (member: Member) => (await member.call("POST", endpoints.enrolInWallet.url, {})).json();
const history = async (member: Member) => (await member.call("GET", endpoints.checkHistory.url)).json().items;
const paidRiyals = async (orderNumber: string) => {
  const { rows } = await db().execute<{ halalas: number }>(
    sql`SELECT total_halalas::int AS halalas FROM placed_order WHERE order_number = ${orderNumber}`,
  );
  return (rows[0]?.halalas ?? 0) / 100;
};

test("who joins gets the reward of a stay booked in the last thirty days, once", async () => {
  const member = await aBookedMember({ daysAgo: 29 });
  const pending = Math.floor(await paidRiyals(member.orderNumber)) / 100;

  expect(pending).toBeGreaterThan(1);
  expect(await join(member)).toMatchObject({ available: 0, pending });
  expect(await join(member)).toMatchObject({ available: 0, pending });
  const { orderNumber } = member;
  const description = { en: `Reward for booking ${orderNumber}`, ar: `مكافأة الحجز ${orderNumber}` };
  const row = { type: "REWARD", status: "Pending", amount: pending, orderNumber, description };
  expect(await history(member)).toMatchObject([row]);
});

test.each([{ daysAgo: 31 }, { siteId: "tajawal-SA" }])("a booking of %j earns nothing", async (given) => {
  const member = await aBookedMember(given);
  expect(await join(member)).toMatchObject({ available: 0, pending: 0 });
});

test("the reward of a cancelled stay is taken back", async () => {
  const member = await aBookedMember();
  await join(member);
  await db().execute(sql`UPDATE placed_order SET status_code = 94 WHERE order_number = ${member.orderNumber}`);
  for (let time = 0; time < 2; time++) await inTransaction(db(), settleWallets);

  expect(await history(member)).toMatchObject([{ type: "REWARD", status: "Cancelled" }]);
  expect((await member.call("GET", endpoints.checkBalance.url)).json()).toMatchObject({ pending: 0 });
});

/** A member with a paid stay of two nights; the order is booked while logged in. */
async function aRewardedStay() {
  const member = await aWalletMember(booking.app);
  const guest = aPayingGuest(booking.app, booking.sandbox, { host: "mabeet-sa.localhost" }, member);
  const property = await aProperty(db(), { weekdayPrice: 100_000, weekendPrice: 100_000, capacity: 6 });
  const cart = await guest.readyCart(property.id, booking.stay);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const calls = { ...cancellingGuest(guest, orderNumber), ...changingGuest(guest, orderNumber) };
  return { member, orderNumber, stay: booking.stay, ...calls };
}
const balance = async (member: Member) => (await member.call("GET", endpoints.checkBalance.url)).json();
const onePercent = async (orderNumber: string) => Math.floor(await paidRiyals(orderNumber)) / 100;

test("a member gets the reward with the confirmation, and loses it by cancelling", async () => {
  const { member, orderNumber, cancelNow } = await aRewardedStay();
  expect(await balance(member)).toMatchObject({ available: 0, pending: await onePercent(orderNumber) });
  const { previewed, answer } = await cancelNow();
  expect([previewed.rewardLost, answer.statusCode]).toEqual([true, 200]);
  expect(await balance(member)).toMatchObject({ pending: 0 });
  expect(await history(member)).toMatchObject([{ type: "REWARD", status: "Cancelled", orderNumber }]);
});

test("the reward follows a change of the stay, and opens after its new end", async () => {
  const { member, orderNumber, changeTo, payChange, stay } = await aRewardedStay();
  const before = await onePercent(orderNumber);
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  const { cartId } = (await changeTo(longer)).answer.json();
  expect((await payChange(cartId, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  const after = await onePercent(orderNumber);
  expect(after).toBeGreaterThan(before);
  expect(await history(member)).toMatchObject([{ type: "REWARD", status: "Pending", amount: after }]);

  await changeTo({ ...stay, checkOut: addDays(stay.checkOut, -1) });
  const shorter = await onePercent(orderNumber);
  expect(shorter).toBeLessThan(before);
  expect(await history(member)).toMatchObject([{ type: "REWARD", status: "Pending", amount: shorter }]);
  const { rows } = await db().execute<{ opens: string }>(sql`
    SELECT (l.opens_at AT TIME ZONE 'Asia/Riyadh')::date::text AS opens FROM wallet_lot l JOIN placed_order o ON o.id = l.order_id
    WHERE o.order_number = ${orderNumber}`);
  expect(rows).toEqual([{ opens: stay.checkOut }]);
  expect((await booking.violations()).filter(({ invariant }) => invariant === "I5")).toEqual([]);
});

test("a part that an operator refunds takes its part of the reward along", async () => {
  const { member, orderNumber } = await aRewardedStay();
  const paid = await paidRiyals(orderNumber);
  const operator = { by: "Huda", second: null, reason: "Unused night" };
  await refundPart(db(), operator, { orderNumber, halalas: 20_000 });
  const { pending } = await balance(member);
  expect(pending).toBeCloseTo((paid - 200) / 100, 1);
});

test("a stay that was booked before the login is rewarded after it", async () => {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const member = await aWalletMember(booking.app);
  await inTransaction(db(), async (tx) => {
    const { rows } = await tx.execute<{ holder: string }>(
      sql`SELECT holder FROM placed_order WHERE order_number = ${orderNumber}`,
    );
    await joinHolder(tx, rows[0]?.holder ?? null, member.user.id);
  });
  await booking.app.jobs.run("outbox");
  await booking.untilSettled();
  expect(await balance(member)).toMatchObject({ pending: await onePercent(orderNumber) });
});

test.each(["en", "ar"] as const)(
  "a member gets a mail in %s when a reward opens, and two before it expires",
  async (language) => {
    const member = await aWalletMember(booking.app);
    await db().execute(sql`UPDATE account SET language = ${language} WHERE id = ${member.user.id}`);
    await inTransaction(db(), async (tx) => {
      const { rows } = await tx.execute<{ opensAt: string }>(
        sql`SELECT (app_now() - interval '340 days')::text AS "opensAt"`,
      );
      const opensAt = new Date(rows[0]?.opensAt ?? "");
      await creditWallet(tx, {
        ...{ walletId: member.walletId, source: "reward", kind: "reward", from: "rewards", orderId: null },
        ...{ amountMinor: 2_492, opensAt },
      });
    });
    const mails = async () =>
      (await booking.inboxOf(member.email)).map(({ subject }) => subject.replaceAll("\u00a0", " "));
    const amount =
      language === "ar" ? /^24\.92 ر\.س في محفظتك · تنتهي في / : /^SAR 24\.92 in your wallet · expires on /;
    await expect
      .poll(async () => (await mails()).filter((subject) => amount.test(subject)).length, { timeout: 20_000 })
      .toBe(2);
  },
);

test("a small rest, a spent lot and a deleted account get no mail about an expiry", async () => {
  const member = await aWalletMember(booking.app);
  const lotId = await aLot(booking.app, member.walletId, 999, { source: "reward", expiresInDays: 5 });
  const job = { id: randomUUID(), kind: "mail-expiring", subjectId: lotId };
  const { "mail-expiring": handler } = walletMailHandlers(booking.app);
  expect(await handler(job)).toBe("done");
  expect((await booking.inboxOf(member.email)).filter(({ messageId }) => messageId === job.id)).toEqual([]);
});
