import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStamp } from "#api/document/xml/stamp.ts";
import { accounts } from "#api/schema/account.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { refunds } from "#api/schema/payment.ts";
import { companyBilling, giveBuyer, lineBilling } from "#api/testing/builders/a-buyer.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import { sampleSellers } from "#domain/document/sellers.ts";
import { issueCreditNote } from "./issue-credit-note.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ env: { SELLERS: sellersOfOneLine() } });
});
afterAll(() => booking.sandbox.stop());

/** The setting as operators wrote it before addresses had parts. */
function sellersOfOneLine(): string {
  const { nationalAddress: _, ...row } = sampleSellers["mabeet-SA"];
  return JSON.stringify({ ...sampleSellers, "mabeet-SA": row });
}

async function aPaidBooking() {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  return { billId: cart.cartId, paymentId: paymentId as string };
}

async function documentOf(subjectId: string): Promise<DocumentRow> {
  const [row] = await booking.app.db.select().from(documents).where(eq(documents.subjectId, subjectId));
  if (!row) throw new Error(`${subjectId} has no document.`);
  return row;
}

/** A refund as a cancellation makes it, without its bank. */
async function aRefund(paymentId: string, amountMinor: number): Promise<string> {
  const id = randomUUID();
  await booking.app.db.insert(refunds).values({ id, paymentId, amountMinor });
  return id;
}

test("refunds have credit notes that equal them; the last one leaves nothing of the invoice, VAT included", async () => {
  const { app } = booking;
  const { billId, paymentId } = await aPaidBooking();
  const { content } = await documentOf(billId);
  const parts = [1_333, 20_001, content.totals.total - 21_334];
  const refundIds = await Promise.all(parts.map((part) => aRefund(paymentId, part)));
  await Promise.all(refundIds.map((id) => issueCreditNote(app.documentDeps, id)));
  const notes = await Promise.all(refundIds.map(documentOf));
  expect(notes.map((note) => note.content.totals.total)).toEqual(parts);
  expect(notes.reduce((sum, note) => sum + note.vatMinor, 0)).toBe(content.totals.vat);
  expect(notes.reduce((sum, note) => sum + note.netMinor, 0)).toBe(content.totals.net);
  expect(notes[0]).toMatchObject({
    kind: "credit-note",
    content: { corrects: { documentId: (await documentOf(billId)).id } },
  });
  const more = await aRefund(paymentId, 1);
  await expect(issueCreditNote(app.documentDeps, more)).rejects.toThrow(/exceeds/);
});

test("a refund of a payment that was never captured has no credit note", async () => {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.declined)).json();
  const { rows } = await booking.app.db.execute<{ id: string }>(
    sql`SELECT id FROM payment WHERE bill_id = ${cart.cartId}`,
  );
  const id = await aRefund(paymentId ?? rows[0]?.id, 100);
  expect(await issueCreditNote(booking.app.documentDeps, id)).toBe("done");
  await expect(documentOf(id)).rejects.toThrow("no document");
});

test("a full invoice of phase 1 has addresses of one line, its credit note of phase 2 the parts that are known by then", async () => {
  const { documentDeps: deps, db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.pending)).json();
  const userId = await giveBuyer(db, cart.cartId, lineBilling);
  await booking.untilSettled();
  const invoice = await documentOf(cart.cartId);
  expect(invoice).toMatchObject({ isFull: true, content: { buyer: lineBilling } });
  expect(invoice.xml).not.toContain("BuildingNumber");

  await db.update(accounts).set({ billing: companyBilling }).where(eq(accounts.id, userId));
  const { E_INVOICE_KEY: eInvoiceKey, E_INVOICE_CERTIFICATE: eInvoiceCertificate } = testStamp();
  const stamp = readStamp({ eInvoicePhase: "2", eInvoiceKey, eInvoiceCertificate });
  const refundId = await aRefund(paymentId, 100);
  await issueCreditNote({ ...deps, stamp, settings: { ...deps.settings, sellers: sampleSellers } }, refundId);
  const { content, xml } = await documentOf(refundId);
  expect(content).toMatchObject({ buyer: companyBilling, seller: sampleSellers["mabeet-SA"] });
  expect(xml?.match(/<cbc:BuildingNumber>/g)).toHaveLength(2);
});
