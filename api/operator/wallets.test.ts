import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Member, relaxedLimits } from "#api/testing/guests/member.ts";
import { aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { brokenActions } from "./record-action.ts";
import { freezeWallet, giveGoodwill, unfreezeWallet } from "./wallets.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: relaxedLimits });
});
afterAll(() => booking.sandbox.stop());

const operator = { by: "Huda", second: null, reason: "The pool was closed." };
const both = { ...operator, second: "Omar" };
const balance = async (member: Member) => (await member.call("GET", endpoints.checkBalance.url)).json();
const give = (subject: string, halalas: number, by = operator as typeof operator | typeof both) =>
  giveGoodwill(booking.app.db, by, { subject, halalas });

test("goodwill can be used at once, never expires and is announced by mail", async () => {
  const member = await aWalletMember(booking.app);
  expect(await give(member.email, 12_000)).toMatchObject({ available: 120 });
  expect(await balance(member)).toMatchObject({ available: 120, expiringSoon: null });
  const { items } = (await member.call("GET", endpoints.checkHistory.url)).json();
  expect(items).toMatchObject([{ type: "REWARD", status: "Available", amount: 120, expiryDate: null }]);
  const subjects = async () => (await booking.inboxOf(member.email)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContainEqual(expect.stringContaining("120.00"));
});

test("more than SAR 500 in all needs a second name, also in parts", async () => {
  const member = await aWalletMember(booking.app);
  const [amal, omar] = [
    { ...operator, by: "Amal" },
    { ...operator, by: "Omar" },
  ];
  await expect(give(member.email, 50_001, amal)).rejects.toThrow("--second");
  await give(member.email, 50_000, amal);
  await expect(give(member.email, 100, omar)).rejects.toThrow("for this wallet");
  expect(await give(member.email, 100, both)).toMatchObject({ available: 501 });
});

test("a guest without a wallet or an account gets none", async () => {
  await expect(give("nobody@example.test", 100)).rejects.toThrow("no account");
  await expect(give("C000000000", 100)).rejects.toThrow("no order");
  await expect(give("nobody@example.test", 0)).rejects.toThrow("more than nothing");
});

test("a frozen wallet is on hold for its owner until it is released, and both are recorded", async () => {
  const { db } = booking.app;
  const member = await aWalletMember(booking.app);
  await give(member.email, 5_000);
  expect(await freezeWallet(db, operator, member.email)).toMatchObject({ frozenAt: expect.any(String) });
  expect((await balance(member)).error.code).toBe(8008);
  await expect(freezeWallet(db, operator, member.email)).rejects.toThrow("frozen already");
  await unfreezeWallet(db, operator, member.email);
  expect(await balance(member)).toMatchObject({ available: 50 });
  await expect(unfreezeWallet(db, operator, member.email)).rejects.toThrow("not frozen");
  const { rows } = await db.execute(sql`
    SELECT action, by_name AS by FROM operator_action WHERE subject_id = ${member.walletId} ORDER BY position`);
  expect(rows.map(({ action }) => action)).toEqual(["goodwill", "freeze-wallet", "unfreeze-wallet"]);
  expect(await brokenActions(db)).toEqual([]);
});
