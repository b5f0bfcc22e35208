import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "#api/schema/document.ts";
import { aMember, relaxedLimits } from "#api/testing/guests/member.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testStamp } from "#api/testing/servers/test-stamp.ts";
import type { OrderDocument, OwnDocuments } from "#contract/order/document.ts";

let booking: BookingApp;

beforeAll(async () => {
  booking = await aBookingApp({ env: { ...testStamp(), ...relaxedLimits } });
});
afterAll(() => booking.sandbox.stop());

async function aPaidBooking() {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  return { guest, base: `/api/enigma/order/${orderNumber}`, billId: cart.cartId };
}

test("the owner lists the documents of a booking and downloads them in both languages", async () => {
  const { guest, base } = await aPaidBooking();
  const { items } = (await guest.call("GET", `${base}/document`)).json() as { items: OrderDocument[] };
  expect(items).toMatchObject([{ kind: "invoice", currency: "SAR", number: expect.stringMatching(/^MSA-/) }]);
  for (const lang of ["ar", "en"]) {
    const answer = await guest.call("GET", `${items[0]?.url}&lang=${lang}`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${items[0]?.number}.pdf"`,
      "cache-control": "no-store",
    });
    expect(answer.body.slice(0, 5)).toBe("%PDF-");
  }
});

test("somebody who can only read a booking is asked for a code", async () => {
  const { base } = await aPaidBooking();
  const { guest: other } = await aPaidBooking();
  for (const path of ["document", "invoice", "invoice?format=xml", "credit-note"]) {
    const answer = await other.call("GET", `${base}/${path}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 7007]);
  }
});

test("a document that is not there yet, or not of this booking, is not ready", async () => {
  const { guest, base } = await aPaidBooking();
  const { base: otherBase, guest: other } = await aPaidBooking();
  const { items } = (await other.call("GET", `${otherBase}/document`)).json() as { items: OrderDocument[] };
  for (const path of ["credit-note", `invoice?id=${items[0]?.documentId}`]) {
    const answer = await guest.call("GET", `${base}/${path}`);
    expect([answer.statusCode, answer.json().error.code, answer.headers["retry-after"]]).toEqual([404, 7008, "5"]);
  }
  expect((await guest.call("GET", `${base}/invoice?id=x`)).statusCode).toBe(400);
});

test("the page behind the code names the document and nobody", async () => {
  const { guest, billId } = await aPaidBooking();
  const [row] = await booking.app.db.select().from(documents).where(eq(documents.subjectId, billId));
  const answer = await guest.call("GET", `/api/document/${row?.token}`);
  expect(answer.json()).toMatchObject({ number: row?.number, kind: "invoice", currency: "SAR" });
  expect(answer.body).not.toContain(row?.content.guestName);
  expect((await guest.call("GET", "/api/document/unknown")).statusCode).toBe(404);
});

test("an account lists the documents of all its bookings, the newest first, and nobody else's", async () => {
  const { db } = booking.app;
  const member = await aMember(booking.app);
  const other = await aMember(booking.app);
  const list = async (by: typeof member, query = "") =>
    (await by.call("GET", `/api/account/document${query}`)).json() as OwnDocuments;
  const bookings = [await aPaidBooking(), await aPaidBooking()];
  for (const { billId } of bookings) {
    await db.execute(sql`UPDATE placed_order SET user_id = ${member.user.id}
      WHERE id = (SELECT order_id FROM document WHERE subject_id = ${billId})`);
  }
  const all = await list(member);
  expect(all).toMatchObject({ page: 1, pageSize: 10, totalCount: 2 });
  expect(all.items.map(({ orderNumber }) => `/api/enigma/order/${orderNumber}`)).toEqual(
    bookings.map(({ base }) => base).reverse(),
  );
  expect((await list(member, "?page=2")).items).toEqual([]);
  const [newest] = all.items;
  expect((await member.call("GET", `${newest?.url}&lang=ar`)).body.slice(0, 5)).toBe("%PDF-");
  expect((await list(other)).totalCount).toBe(0);
  expect((await other.call("GET", `${newest?.url}`)).statusCode).toBe(403);
  expect((await member.call("GET", "/api/account/document?page=0")).statusCode).toBe(400);
});
