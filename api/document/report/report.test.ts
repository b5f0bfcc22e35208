import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issueInvoice } from "#api/document/issue/issue-invoice.ts";
import { findViolations } from "#api/invariant/invariants.ts";
import { replaceDocument } from "#api/operator/replace-document.ts";
import { reportDocumentAgain } from "#api/operator/report-document-again.ts";
import { ownDocuments } from "#api/order/view/order-documents.ts";
import { interleave } from "#api/platform/fault/fault-point.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { companyBilling, giveBuyer, lineBilling } from "#api/testing/builders/a-buyer.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import { reportDocument } from "./report-document.ts";

const TIME_SCALE = 0.02;
const REPORT = "POST /tax/invoices/reporting/single";
let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ timeoutScale: 0.1, env: testStamp() });
});
afterAll(() => booking.sandbox.stop());
afterEach(async () => {
  await booking.sandbox.clearFaults();
  expect(await findViolations(booking.app.db, TIME_SCALE)).toEqual([]);
});

/** The nights of a stay cost such that the gross amount has these last digits. */
async function anInvoice(given: Parameters<BookingApp["readyGuest"]>[0] = {}): Promise<DocumentRow> {
  const { guest, cart } = await booking.readyGuest(given);
  await guest.pay(cart, testCards.paid);
  await booking.untilSettled();
  return invoiceOf(cart.cartId);
}

async function invoiceOf(billId: string): Promise<DocumentRow> {
  const [row] = await booking.app.db.select().from(documents).where(eq(documents.subjectId, billId));
  return row as DocumentRow;
}

async function timesReported({ id }: DocumentRow): Promise<number> {
  const answer = await fetch(`${booking.sandbox.url}/tax/documents`);
  const { documents: all } = (await answer.json()) as { documents: { uuid: string; times: number }[] };
  return all.find(({ uuid }) => uuid === id)?.times ?? 0;
}

test.each(["refuse", "500", "redirect", "500-but-done", "cut-json", "huge", "silent", "slow"])(
  "a tax gateway that is %s gets the document later, once",
  async (fault) => {
    await booking.sandbox.setFault(REPORT, fault);
    const { reportState, id } = await anInvoice();
    expect(reportState).toBe("reported");
    const answers = await booking.app.db.execute(sql`SELECT state FROM document_report WHERE document_id = ${id}`);
    expect(answers.rows).toEqual([{ state: "reported" }]);
  },
);

/** Two nights at these halalas each: the gross amount with 15 % ends in the digits. */
test.each([
  [20_049, "13", "warned"],
  [20_057, "31", "refused"],
])(
  "the gross amount of nights at %i halalas ends in %s, so the gateway answers: %s",
  async (weekdayPrice, ending, state) => {
    const invoice = await anInvoice({ weekdayPrice, weekendPrice: weekdayPrice });
    expect(String(invoice.grossMinor).slice(-2)).toBe(ending);
    expect(invoice.reportState).toBe(state);
    const { rows } = await booking.app.db.execute(sql`SELECT kind FROM task WHERE subject = ${invoice.id}`);
    expect(rows).toEqual(state === "refused" ? [{ kind: "document-refused" }] : []);
  },
);

test("a refused invoice is reported again, and corrected by a credit note and a new invoice", async () => {
  const { db } = booking.app;
  const operator = { by: "Huda", second: null, reason: "the address was wrong" };
  const refused = await anInvoice({ weekdayPrice: 20_057, weekendPrice: 20_057 });
  await reportDocumentAgain(db, operator, refused.number);
  await booking.untilSettled();
  expect(await timesReported(refused)).toBe(2);
  await replaceDocument(db, operator, refused.number);
  await booking.untilSettled();
  const all = await db
    .select()
    .from(documents)
    .where(eq(documents.orderId, refused.orderId))
    .orderBy(documents.counter);
  expect(all.map(({ kind, grossMinor }) => [kind, grossMinor])).toEqual([
    ["invoice", refused.grossMinor],
    ["credit-note", refused.grossMinor],
    ["invoice", refused.grossMinor],
  ]);
  await expect(replaceDocument(db, operator, "MSA-26-9999999")).rejects.toThrow("no document");
});

test("a report whose answer was lost is sent again, and the authority says that it has the document", async () => {
  const { documentDeps: deps, db } = booking.app;
  const invoice = await anInvoice();
  await db.execute(sql`UPDATE document SET report_state = 'pending' WHERE id = ${invoice.id}`);
  interleave("K35", () => Promise.reject(new Error("The process ends here.")));
  await expect(reportDocument(deps, invoice.id)).rejects.toThrow("ends here");
  expect(await reportDocument(deps, invoice.id)).toBe("done");
  expect(await timesReported(invoice)).toBe(3);
  expect(await reportDocument(deps, invoice.id)).toBe("done");
  expect(await timesReported(invoice)).toBe(3);
});

test("two processes that issue the invoice of one bill at once issue one number", async () => {
  const { documentDeps: deps, db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  let second: Promise<unknown> = Promise.resolve();
  interleave("K34", () => {
    second = issueInvoice(deps, cart.cartId);
  });
  await guest.pay(cart, testCards.paid);
  await booking.untilSettled();
  await second;
  const issued = await db.select().from(documents).where(eq(documents.subjectId, cart.cartId));
  expect(issued).toHaveLength(1);
});

test("a buyer with a VAT number gets a full invoice, which is shown once it is cleared", async () => {
  const { db } = booking.app;
  const { guest, cart } = await booking.readyGuest();
  await booking.sandbox.setFault("POST /tax/invoices/clearance/single", "500", 3);
  await guest.pay(cart, testCards.pending);
  const userId = await giveBuyer(db, cart.cartId);
  await booking.untilSettled();
  const invoice = await invoiceOf(cart.cartId);
  expect(invoice).toMatchObject({ isFull: true, reportState: "reported", content: { buyer: companyBilling } });
  const listed = async () => (await ownDocuments(db, userId, { language: "ar" })).items;
  expect(await listed()).toMatchObject([{ number: invoice?.number }]);
  await db.execute(sql`UPDATE document SET report_state = 'pending' WHERE id = ${invoice?.id}`);
  expect(await listed()).toEqual([]);
});

test("a buyer whose address has no parts gets a simplified invoice", async () => {
  const { guest, cart } = await booking.readyGuest();
  await guest.pay(cart, testCards.pending);
  await giveBuyer(booking.app.db, cart.cartId, lineBilling);
  await booking.untilSettled();
  expect(await invoiceOf(cart.cartId)).toMatchObject({
    isFull: false,
    reportState: "reported",
    content: { buyer: null },
  });
});
