import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#api/invariant/invariants.ts";
import { creditedRefunds, type DocumentRow, documents } from "#api/schema/document.ts";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
import { aWalletGuest, loyaltyCalls } from "#api/testing/guests/loyalty-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testDatabase } from "#api/testing/servers/test-database.ts";
import { addDays } from "#domain/stay/day.ts";
import { issueCreditNote } from "./issue-credit-note.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, WALLET_CONFIRM_SAR: "1000000" } });
});
afterAll(() => booking.sandbox.stop());

/** A stay paid by wallet, points and card, made longer with wallet and card, and then cancelled. */
async function aCancelledStay() {
  const { guest, member, loyalty } = await aWalletGuest(booking, 50_000);
  await loyalty.wallet(200);
  const requestId = await loyalty.confirmed("11");
  const cart = (await loyalty.apply({ method: "qitaf", requestId, burnPoints: 500 })).json();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const { checkIn, checkOut } = booking.stay;
  const change = changingGuest(guest, orderNumber);
  const { cartId } = (await change.changeTo({ checkIn, checkOut: addDays(checkOut, 1) })).answer.json();
  await loyaltyCalls(member, cartId).wallet(300);
  await change.payChange(cartId, testCards.paid);
  await booking.untilSettled();
  const mailsBefore = (await booking.inboxOf(guest.email)).length;
  const { previewed } = await cancellingGuest(guest, orderNumber).cancelNow();
  await booking.untilSettled();
  const mails = (await booking.inboxOf(guest.email)).slice(0, -mailsBefore);
  return { guest, orderNumber, previewed, mails };
}

test("a stay paid from five sources is cancelled with one credit note for each invoice and one mail that names every source", async () => {
  const { guest, orderNumber, previewed, mails } = await aCancelledStay();
  expect(previewed.refunds).toHaveLength(5);
  const order = (await guest.order(orderNumber)).json();
  expect(order.statusCode).toBe(95);
  const kinds = order.documents.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(["credit-note", "credit-note", "invoice", "invoice"]);
  const notes = order.documents.filter(({ kind }: { kind: string }) => kind === "credit-note");
  const credited = notes.reduce((sum: number, { gross }: { gross: number }) => sum + Math.round(gross * 100), 0);
  expect(credited).toBe(Math.round(previewed.refundable * 100));
  expect(mails.map(({ subject }) => subject)).toEqual([`أُلغي حجزك ${orderNumber}`]);
  expect(mails[0]?.text).toContain("إلى برنامج قطاف");
  expect(mails[0]?.text.match(/إلى محفظتك/g)).toHaveLength(1);
  expect(mails[0]?.text).toContain("500.00");
  expect(await booking.violations()).toEqual([]);
});

test("a job of the release before, which issues a document for one refund alone, finds the refund covered", async () => {
  const { db } = booking.app;
  const { guest, orderNumber } = await aCancelledStay();
  const { documents: shown } = (await guest.order(orderNumber)).json();
  const numberOf = ({ kind, number }: { kind: string; number: string }) => (kind === "credit-note" ? [number] : []);
  const [note] = await db
    .select()
    .from(documents)
    .where(eq(documents.number, shown.flatMap(numberOf)[0]));
  const covered = await db
    .select()
    .from(creditedRefunds)
    .where(eq(creditedRefunds.documentId, note?.id ?? ""));
  const other = covered.find(({ refundId }) => refundId !== note?.subjectId)?.refundId ?? "";
  const again = {
    ...(note as DocumentRow),
    id: randomUUID(),
    subjectId: other,
    number: "X",
    token: "X",
    place: 999,
    counter: 999,
  };
  await expect(db.insert(documents).values(again)).rejects.toMatchObject({
    cause: { constraint: "credited_refund_pkey" },
  });
  expect(await issueCreditNote(booking.app.documentDeps, other)).toBe("done");
  expect(await booking.violations()).toEqual([]);
});

test("a credit note that says another amount than the refunds that it covers is found", async () => {
  await aCancelledStay();
  const client = new Client({ connectionString: (await testDatabase()).migrationUrl });
  await client.connect();
  await client.query("BEGIN");
  await client.query("DELETE FROM credited_refund WHERE refund_id IN (SELECT id FROM refund WHERE points IS NOT NULL)");
  const found = await findViolations(drizzle(client) as unknown as BookingApp["app"]["db"], 0.02);
  await client.query("ROLLBACK");
  await client.end();
  expect(found.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^credits \d+ and covers refunds of/));
});
