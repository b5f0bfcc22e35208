import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { canonicalHash } from "#api/document/xml/canonical-hash.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import { FIRST_HASH } from "#domain/document/first-hash.ts";
import { issueInvoice } from "./issue-invoice.ts";

const TIME_SCALE = 0.02;
let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ env: testStamp() });
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => expect(await findViolations(booking.app.db, TIME_SCALE)).toEqual([]));

async function aPaidBooking(given: Parameters<BookingApp["readyGuest"]>[0] = {}) {
  const { guest, cart } = await booking.readyGuest(given);
  const { paymentId, orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  return { guest, billId: cart.cartId, paymentId: paymentId as string, orderNumber: orderNumber as string };
}

async function documentOf(subjectId: string): Promise<DocumentRow> {
  const [row] = await booking.app.db.select().from(documents).where(eq(documents.subjectId, subjectId));
  if (!row) throw new Error(`${subjectId} has no document.`);
  return row;
}

async function reportedDocuments() {
  const answer = await fetch(`${booking.sandbox.url}/tax/documents`);
  const { documents: all } = (await answer.json()) as { documents: { uuid: string; times: number; status: number }[] };
  return all;
}

test("a paid booking has one simplified tax invoice, which adds up to what was paid and is reported", async () => {
  const { billId, paymentId, orderNumber } = await aPaidBooking();
  const invoice = await documentOf(billId);
  const { rows } = await booking.app.db.execute(
    sql`SELECT captured_minor::int AS paid FROM payment WHERE id = ${paymentId}`,
  );
  const { content } = invoice;
  expect(invoice).toMatchObject({ kind: "invoice", seller: "mabeet-SA", isFull: false, reportState: "reported" });
  expect(invoice.number).toMatch(/^MSA-\d\d-\d{7}$/);
  expect(content.totals.total).toBe(rows[0]?.paid);
  expect(content.totals.vat).toBe(Math.round(content.totals.net * 0.15));
  expect(content).toMatchObject({ orderNumber, buyer: null, payments: [{ method: "card", last4: "4242" }] });
  expect(await issueInvoice(booking.app.documentDeps, billId)).toBe("done");
  const reported = (await reportedDocuments()).filter(({ uuid }) => uuid === invoice.id);
  expect(reported).toMatchObject([{ times: 1, status: 200 }]);
});

test("numbers have no gaps, and every hash names the one before, however many are issued at once", async () => {
  const { app } = booking;
  const paid = await Promise.all([aPaidBooking(), aPaidBooking(), aPaidBooking()]);
  await Promise.all(paid.flatMap(({ billId }) => [1, 2, 3].map(() => issueInvoice(app.documentDeps, billId))));
  const chain = await app.db
    .select()
    .from(documents)
    .where(eq(documents.seller, "mabeet-SA"))
    .orderBy(documents.counter);
  expect(chain.map(({ counter }) => counter)).toEqual(chain.map((_, index) => index + 1));
  expect(chain.map(({ previousHash }) => previousHash)).toEqual([
    FIRST_HASH,
    ...chain.slice(0, -1).map(({ hash }) => hash),
  ]);
  const invoices = chain.filter(({ kind }) => kind === "invoice").map(({ place }) => place);
  expect(invoices.toSorted((one, other) => one - other)).toEqual(invoices.map((_, index) => index + 1));
});

test("the hash is that of the document without signature, certificate and code", async () => {
  const { xml, hash, qr } = await documentOf((await aPaidBooking()).billId);
  const plain = (xml ?? "")
    .replace(/<ext:UBLExtensions>.*<\/ext:UBLExtensions>/s, "")
    .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<.*?<\/cac:AdditionalDocumentReference>/, "")
    .replace(/<cac:Signature>.*<\/cac:Signature>/, "");
  expect(canonicalHash(plain)).toBe(hash);
  const bytes = Buffer.from(qr, "base64");
  const tags: number[] = [];
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) tags.push(bytes[at] ?? 0);
  expect(tags).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("an order that costs nothing has an invoice of zero", async () => {
  const { app } = booking;
  await aCoupon(app.db, { code: "FREE100", kind: "percent", value: 100 });
  const { guest, cart } = await booking.readyGuest();
  const { json } = await guest.call("POST", `/api/accommodation/cart/${cart.cartId}/coupon`, { code: "FREE100" });
  const free = json();
  expect(free.totals.payable.total).toBe(0);
  await guest.pay(free, testCards.paid);
  await booking.untilSettled();
  const invoice = await documentOf(cart.cartId);
  expect(invoice).toMatchObject({ grossMinor: 0, vatMinor: 0, netMinor: 0 });
  expect(invoice.content.lines[0]?.discount).toBe(invoice.content.lines[0]?.amount);
});

test("a document cannot be changed or deleted", async () => {
  const { db } = booking.app;
  await aPaidBooking();
  await expect(db.execute(sql`UPDATE document SET gross_minor = 1, net_minor = 1, vat_minor = 0`)).rejects.toThrow();
  await expect(db.execute(sql`DELETE FROM document`)).rejects.toThrow();
});

test("a late invoice is announced by email", async () => {
  const { app } = booking;
  const { guest, billId } = await aPaidBooking();
  const { id, number } = await documentOf(billId);
  await enqueue(app.db, id, ["mail-document"]);
  await booking.untilSettled();
  const mails = await booking.inboxOf(guest.email);
  expect(mails.find(({ subject }) => subject.includes(number))?.text).toContain("access=");
});
