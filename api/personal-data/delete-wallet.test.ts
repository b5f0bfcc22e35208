import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refundByHand } from "#api/operator/refund-by-hand.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { tablesNaming } from "#api/testing/checks/tables-naming.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aWalletGuest, loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { aLogin, relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aLot, aWalletMember, type WalletMember } from "#api/testing/guests/wallet-member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { cardCalls } from "#api/testing/servers/card-gateway.ts";
import type { DeletionPreview } from "#contract/account/delete-account.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";

const REFUNDS = cardCalls.refund;

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, WALLET_CONFIRM_SAR: "1000000" }, timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const db = () => booking.app.db;
type Caller = Pick<WalletMember, "call">;
const preview = async ({ call }: Caller): Promise<DeletionPreview> =>
  (await call("GET", endpoints.previewDeletion.url)).json();
const del = ({ call }: Caller, accepted?: string, headers: Record<string, string> = {}) =>
  call("POST", endpoints.deleteUser.url, aLogin({ reason: "", ...(accepted && { accepted }) }), headers);
const confirmed = async (member: Caller) => del(member, (await preview(member)).accepted);

/** A member who had the card money of a cancelled booking sent to the wallet. */
async function aRefundedMember() {
  const { guest, member, cart, walletId } = await aWalletGuest(booking, 0);
  const paid = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const { preview: previewCancellation, cancel } = cancellingGuest(guest, paid.orderNumber);
  const { previewId }: CancelPreview = (await previewCancellation()).json();
  await cancel(previewId, { route: "wallet" });
  await booking.untilSettled();
  const total = cart.totals.payable.total;
  return {
    ...member,
    guest,
    walletId,
    total,
    paymentId: paid.paymentId as string,
    orderNumber: paid.orderNumber as string,
  };
}

const refundedBy = async (paymentId: string) => {
  const { rows } = await db().execute<{ minor: number; state: string }>(sql`
    SELECT p.refunded_minor::int AS minor, r.state FROM payment p JOIN refund r ON r.payment_id = p.id
    WHERE p.id = ${paymentId} AND r.wallet_lot_id IS NOT NULL`);
  return rows;
};
const left = async (walletId: string) => {
  const { rows } = await db().execute<{ minor: number }>(
    sql`SELECT sum(balance_minor)::int AS minor FROM wallet_lot WHERE wallet_id = ${walletId}`,
  );
  return rows[0]?.minor;
};

test("card money that waits in the wallet goes back to its card before the account is deleted", async () => {
  const member = await aRefundedMember();
  expect(await preview(member)).toMatchObject({
    refunds: [{ source: "card", last4: "4242", amount: member.total, currency: "SAR", arrives: "bank" }],
    lost: [],
  });
  expect((await del(member)).json().error.code).toBe(7004);
  expect((await confirmed(member)).statusCode).toBe(204);
  await booking.untilSettled();
  expect(await refundedBy(member.paymentId)).toEqual([{ minor: Math.round(member.total * 100), state: "done" }]);
  expect(await left(member.walletId)).toBe(0);
  expect(await booking.violations()).toEqual([]);
  await expect.poll(() => tablesNaming(db(), member.email)).toEqual([]);
  const mail = (await booking.inboxOf(member.email)).find(({ subject }) => subject === "حُذف حسابك");
  expect(mail?.text).toContain("إلى بطاقتك المنتهية بـ");
});

test("gifts, rewards and credit are named with their amounts, and a change asks again", async () => {
  const member = await aWalletMember(booking.app);
  await aLot(booking.app, member.walletId, 5_000, { source: "gift", expiresInDays: 100 });
  await aLot(booking.app, member.walletId, 700, { source: "reward", opensInDays: 3, expiresInDays: 100 });
  await aLot(booking.app, member.walletId, 900, { source: "reward", opensInDays: -9, expiresInDays: -1 });
  const seen = await preview(member);
  expect([seen.refunds, seen.lost]).toEqual([
    [],
    [
      { source: "gift", amount: 50, currency: "SAR" },
      { source: "reward", amount: 7, currency: "SAR" },
    ],
  ]);
  await aLot(booking.app, member.walletId, 300);
  const changed = (await del(member, seen.accepted)).json().error;
  expect([changed.code, changed.details.preview]).toEqual([7004, await preview(member)]);
  expect(changed.details.preview.lost).toContainEqual({ source: "goodwill", amount: 3, currency: "SAR" });
  expect((await confirmed(member)).statusCode).toBe(204);
  expect(await left(member.walletId)).toBe(0);
  const { rows } = await db().execute(sql`
    SELECT sum(e.amount_minor)::int AS ended FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
    WHERE t.kind = 'forfeit' AND t.subject_id = ${member.walletId} AND e.account = 'forfeited'`);
  expect(rows).toEqual([{ ended: 6_900 }]);
  expect((await booking.violations()).filter(({ invariant }) => invariant === "I5")).toEqual([]);
});

test("of card money that was partly spent the rest goes back, and what the bank refuses is a task and a message", async () => {
  const member = await aRefundedMember();
  await db().execute(sql`UPDATE account SET language = 'en' WHERE id = ${member.user.id}`);
  const spent = await member.guest.readyCart((await aProperty(db())).id, booking.stay);
  const held = (await loyaltyCalls(member, spent.cartId).wallet(100)).json();
  expect((await del(member)).json().error.code).toBe(6011);
  const { orderNumber } = (await member.guest.pay(held, testCards.paid)).json();
  await booking.untilSettled();
  await db().execute(sql`
    UPDATE order_item SET starts_on = starts_on - 60, ends_on = ends_on - 60
    WHERE order_id = (SELECT id FROM placed_order WHERE order_number = ${orderNumber})`);
  const seen = await preview(member);
  expect(seen.refunds).toMatchObject([{ amount: member.total - 100 }]);
  await booking.sandbox.setFault(REFUNDS, "refund-refused");
  expect((await del(member, seen.accepted)).statusCode).toBe(204);
  await booking.untilSettled();
  const { rows } = await db().execute<{ id: string; state: string }>(sql`
    SELECT r.id, r.state FROM refund r JOIN task t ON t.kind = 'refund-refused' AND t.subject = r.id::text
    WHERE r.payment_id = ${member.paymentId} AND t.done_at IS NULL`);
  expect(rows).toMatchObject([{ state: "refused" }]);
  const subjects = async () => (await booking.inboxOf(member.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain("Your bank refused your refund");
  await refundByHand(db(), { by: "Huda", second: null, reason: "Closed card" }, { ...member, reference: "TRF-1" });
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
  await expect.poll(() => tablesNaming(db(), member.email)).toEqual([]);
});

test.each(["en", "ar"])(
  "while a refund is on its way nothing is deleted, and the answer names it in %s",
  async (locale) => {
    const { guest, member, cart } = await aWalletGuest(booking, 0);
    const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
    await booking.untilSettled();
    await booking.sandbox.setFault(REFUNDS, "500", 100);
    await cancellingGuest(guest, orderNumber).cancelNow();
    const { error } = (await del(member, undefined, { "x-locale": locale })).json();
    expect(error).toMatchObject({
      code: 6011,
      details: {
        amounts: [{ total: cart.totals.payable.total, currency: "SAR" }],
        day: expect.stringMatching(/^\d{4}-/),
      },
    });
    expect(error.message).toContain(error.details.a);
    expect(error.message).toContain(error.details.d);
    expect(error.message).toMatch(locale === "ar" ? /قيد التحويل/ : /on its way/);
    await booking.sandbox.clearFaults();
    await booking.untilSettled();
    expect((await del(member)).statusCode).toBe(204);
  },
);

test("a frozen wallet with money is neither paid out nor ended", async () => {
  const member = await aWalletMember(booking.app);
  await aLot(booking.app, member.walletId, 5_000);
  await db().execute(sql`UPDATE wallet SET frozen_at = app_now() WHERE id = ${member.walletId}`);
  expect((await confirmed(member)).json().error.code).toBe(8008);
  expect(await left(member.walletId)).toBe(5_000);
});
