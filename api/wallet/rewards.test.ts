import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { aBookingApp, type BookingApp } from "#api/testing/booking-app.ts";
import { aLogin, aMember, type Member, relaxedLimits } from "#api/testing/member.ts";
import { testCards } from "#api/testing/paying-guest.ts";
import { aLot, aWalletMember } from "#api/testing/wallet-member.ts";
import { endpoints } from "#contract/endpoints.ts";
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

test("what is left in the wallet of a deleted account is forfeited", async () => {
  const member = await aWalletMember(booking.app);
  const lots = [await aLot(booking.app, member.walletId, 5_000), await aLot(booking.app, member.walletId, 700)];
  const deleted = await member.call("POST", endpoints.deleteUser.url, aLogin({ reason: "" }));

  expect(deleted.statusCode).toBe(204);
  const { rows } = await db().execute(sql`
    SELECT (SELECT sum(balance_minor)::int FROM wallet_lot WHERE wallet_id = ${member.walletId}) AS left,
      (SELECT sum(e.amount_minor)::int FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
       WHERE t.kind = 'forfeit' AND t.subject_id = ${member.walletId} AND e.account = 'forfeited') AS forfeited`);
  expect([lots.length, rows]).toEqual([2, [{ left: 0, forfeited: 5_700 }]]);
});
