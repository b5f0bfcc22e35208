import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { legalXml, printedQr } from "#api/document/xml/cleared-invoice.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { reportDocumentAgain } from "#api/operator/report-document-again.ts";
import { ownDocuments } from "#api/order/view/order-documents.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { giveBuyer } from "#api/testing/builders/a-buyer.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";

const TIME_SCALE = 0.02;
const CLEAR = "POST /tax/invoices/clearance/single";
let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ env: testStamp() });
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => {
  await booking.sandbox.clearFaults();
  expect(await findViolations(booking.app.db, TIME_SCALE)).toEqual([]);
});

/** The invoice of a company, after the authority answered. */
async function aFullInvoice(): Promise<DocumentRow> {
  const { guest, cart } = await booking.readyGuest();
  await guest.pay(cart, testCards.pending);
  await giveBuyer(booking.app.db, cart.cartId);
  await booking.untilSettled();
  const [row] = await booking.app.db.select().from(documents).where(eq(documents.subjectId, cart.cartId));
  return row as DocumentRow;
}

async function reportedOf({ id }: DocumentRow) {
  const answer = await fetch(`${booking.sandbox.url}/tax/documents`);
  const { documents: all } = (await answer.json()) as {
    documents: { uuid: string; times: number; isCleared: boolean }[];
  };
  return all.find(({ uuid }) => uuid === id);
}

async function openTasks({ id }: DocumentRow): Promise<unknown[]> {
  const { rows } = await booking.app.db.execute(sql`SELECT kind FROM task WHERE subject = ${id} AND done_at IS NULL`);
  return rows;
}

test("a full invoice is stored as the authority cleared it, and its code is printed", async () => {
  const invoice = await aFullInvoice();
  expect(invoice).toMatchObject({ isFull: true, reportState: "reported" });
  expect(invoice.clearedXml).toContain(invoice.number);
  expect(invoice.clearedXml).not.toBe(invoice.xml);
  expect(printedQr(invoice)).not.toBe(invoice.qr);
  expect(invoice.clearedXml).toContain(printedQr(invoice));
});

test("the owner of an invoice downloads its XML, of a full one as it was cleared", async () => {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const [simplified] = await booking.app.db.select().from(documents).where(eq(documents.subjectId, cart.cartId));
  const url = `/api/enigma/order/${orderNumber}/invoice?format=xml`;
  const answer = await guest.call("GET", url);
  expect(answer.headers).toMatchObject({
    "content-type": "application/xml",
    "content-disposition": `attachment; filename="${simplified?.number}.xml"`,
  });
  expect(answer.body).toBe(simplified?.xml);
  expect(legalXml({ xml: "ours", clearedXml: "cleared" })).toBe("cleared");
  expect(legalXml({ xml: null, clearedXml: null })).toBe(null);
});

test("a cleared invoice is written once", async () => {
  const { db } = booking.app;
  const { id } = await aFullInvoice();
  await expect(db.execute(sql`UPDATE document SET cleared_xml = 'other' WHERE id = ${id}`)).rejects.toThrow();
  await expect(db.execute(sql`UPDATE document SET cleared_xml = NULL WHERE id = ${id}`)).rejects.toThrow();
});

test("a clearance whose answer was lost is asked again once, and returns the cleared invoice", async () => {
  await booking.sandbox.setFault(CLEAR, "first-answer-lost");
  const invoice = await aFullInvoice();
  expect(invoice.reportState).toBe("reported");
  expect(invoice.clearedXml).toContain(invoice.number);
  expect(await reportedOf(invoice)).toMatchObject({ times: 2 });
  expect(await openTasks(invoice)).toEqual([]);
});

test("a full invoice is reported instead while clearance is switched off, with our own code", async () => {
  await booking.sandbox.setFault(CLEAR, "clearance-off");
  const invoice = await aFullInvoice();
  expect(invoice).toMatchObject({ reportState: "reported", clearedXml: null });
  expect(printedQr(invoice)).toBe(invoice.qr);
  expect(await reportedOf(invoice)).toMatchObject({ times: 1, isCleared: false });
});

test("a cleared invoice of somebody else is never stored or shown, until an operator asks again", async () => {
  const { db } = booking.app;
  await booking.sandbox.setFault(CLEAR, "other-invoice");
  const invoice = await aFullInvoice();
  expect(invoice).toMatchObject({ reportState: "refused", clearedXml: null });
  expect(await openTasks(invoice)).toEqual([{ kind: "document-refused" }]);
  const { rows } = await db.execute<{ userId: string }>(
    sql`SELECT user_id AS "userId" FROM placed_order WHERE id = ${invoice.orderId}`,
  );
  expect((await ownDocuments(db, rows[0]?.userId ?? "", { language: "ar" })).items).toEqual([]);
  await reportDocumentAgain(db, { by: "Huda", second: null, reason: "the authority was asked" }, invoice.number);
  await booking.untilSettled();
  const [again] = await db.select().from(documents).where(eq(documents.id, invoice.id));
  expect(again).toMatchObject({ reportState: "reported" });
  expect(again?.clearedXml).toContain(invoice.number);
  expect(await openTasks(invoice)).toEqual([]);
});

test("a conflict that is no duplicate is a refusal", async () => {
  await booking.sandbox.setFault(CLEAR, "conflict");
  const invoice = await aFullInvoice();
  expect(invoice).toMatchObject({ reportState: "refused", clearedXml: null });
  expect(await openTasks(invoice)).toEqual([{ kind: "document-refused" }]);
});
