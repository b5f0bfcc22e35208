import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { policyTypes } from "#domain/policy/cancellation-policy.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());
beforeEach(() => booking.sandbox.clearFaults());

type Home = Parameters<BookingApp["readyGuest"]>[0];

/** A paid and captured stay of two nights in 20 days, with the calls of its guest. */
async function aPaidStay(home: Home = {}, inDays = 20) {
  const { guest, property } = await booking.readyGuest(home);
  const today = todayInRiyadh(new Date());
  const stay = { checkIn: addDays(today, inDays), checkOut: addDays(today, inDays + 2) };
  const cart = await guest.readyCart(property.id, stay);
  const { orderNumber } = (await guest.pay(cart, testCards.paid)).json();
  await booking.untilSettled();
  const view = async () => (await guest.order(orderNumber)).json();
  return { guest, property, stay, orderNumber, view, ...cancellingGuest(guest, orderNumber) };
}
const errorOf = (answer: { json: () => { error: { code: number; fields?: object; details?: object } } }) =>
  answer.json().error;

test("a guest who cancels in time gets everything back, and the nights are free at once", async () => {
  const one = await aPaidStay();
  expect(await one.view()).toMatchObject({ canCancel: true, refunds: [] });
  const { previewed, answer } = await one.cancelNow();
  const { total } = await one.view();

  expect(previewed).toMatchObject({
    refundable: total,
    charged: 0,
    currency: "SAR",
    refunds: [{ route: "original", source: "card", last4: "4242", amount: total, arrives: "bank", points: null }],
    routes: [
      { route: "original", available: true, reason: null },
      { route: "wallet", available: false, reason: "not-signed-in" },
    ],
    couponLost: false,
  });
  expect(previewed.steps.map(({ isNow }) => isNow)).toEqual([true, false]);
  expect(previewed.deadline).toBe(previewed.steps[0]?.until);
  expect([answer.statusCode, answer.json().canCancel]).toEqual([200, false]);
  expect([102, 94, 95]).toContain(answer.json().statusCode);

  const rival = aCartGuest(booking.app);
  expect((await rival.book({ propertyId: one.property.id, ...one.stay })).statusCode).toBe(201);
  await booking.untilSettled();
  const { statusCode, refunds, payments, events } = await one.view();
  expect(statusCode).toBe(95);
  expect(refunds).toMatchObject([{ source: "card", amount: total, currency: "SAR", status: "done" }]);
  expect(payments).toMatchObject([{ status: "returned", amount: total }]);
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...["placed", "confirmed", "cancelling", "cancelled", "refunded"],
  ]);
  expect(events.at(-1)).toMatchObject({ amount: total, currency: "SAR" });
  const mails = await booking.inboxOf(one.guest.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `أُلغي حجزك ${one.orderNumber}`,
    `تم تأكيد حجزك ${one.orderNumber}`,
  ]);
  const texts = await booking.inboxOf(one.guest.phone.number.slice(-8));
  expect(texts.filter(({ text }) => text.includes("أُلغي الحجز"))).toHaveLength(1);
  expect(await booking.violations()).toEqual([]);
});

test("a guest who cancels late pays the first night", async () => {
  const one = await aPaidStay({ policyTypeId: policyTypes.FULLY_REFUNDABLE }, 1);
  const { previewed } = await one.cancelNow();
  await booking.untilSettled();
  const { statusCode, refunds, total, payments } = await one.view();
  expect(previewed.charged).toBeGreaterThan(0);
  expect(previewed.refundable + previewed.charged).toBeCloseTo(total, 5);
  expect(previewed.deadline).toBeNull();
  expect([statusCode, payments[0].status]).toEqual([95, "paid"]);
  expect(refunds).toMatchObject([{ amount: previewed.refundable, status: "done" }]);
  expect(await booking.violations()).toEqual([]);
});

test("a stay that is not refundable is cancelled and nothing goes back", async () => {
  const one = await aPaidStay({ policyTypeId: policyTypes.NON_REFUNDABLE });
  const { previewed, answer } = await one.cancelNow();
  expect(previewed).toMatchObject({ refundable: 0, refunds: [], deadline: null });
  expect(answer.json()).toMatchObject({ statusCode: 94, refunds: [] });
  await booking.untilSettled();
  expect((await one.view()).statusCode).toBe(94);
  expect(await booking.violations()).toEqual([]);
});

test("a repeated press has the same answer, and a second cancellation is refused", async () => {
  const one = await aPaidStay({ policyTypeId: policyTypes.PARTLY_REFUNDABLE });
  const { previewId } = (await one.preview()).json();
  const key = { "idempotency-key": "cancel-0123456789" };
  const first = await one.cancel(previewId, {}, key);
  const again = await one.cancel(previewId, {}, key);
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
  expect(errorOf(await one.cancel(previewId)).code).toBe(7003);
  await booking.untilSettled();
  expect(errorOf(await one.cancel(previewId)).code).toBe(7003);
  expect(errorOf(await one.preview()).code).toBe(7003);
  expect((await one.view()).refunds).toHaveLength(1);
  expect(await booking.violations()).toEqual([]);
});

test("only the preview of this order counts, and only its own route, reason and note", async () => {
  const [one, other] = [await aPaidStay(), await aPaidStay()];
  const { previewId } = (await one.preview()).json();
  const foreign = (await other.preview()).json().previewId;
  const fieldsOf = async (id: string, more: object = {}) => errorOf(await one.cancel(id, more));
  expect(await fieldsOf("forged")).toMatchObject({ code: 1001, fields: { previewId: expect.any(String) } });
  expect(await fieldsOf(foreign)).toMatchObject({ code: 1001, fields: { previewId: expect.any(String) } });
  expect(await fieldsOf(previewId, { route: "wallet" })).toMatchObject({
    code: 1001,
    fields: { route: expect.any(String) },
  });
  expect(await fieldsOf(previewId, { reason: "bored" })).toMatchObject({ fields: { reason: "cancelReason" } });
  expect(await fieldsOf(previewId, { note: "x".repeat(501) })).toMatchObject({ fields: { note: expect.any(String) } });
  expect(await fieldsOf(previewId, { note: "4242 4242 4242 4242" })).toMatchObject({
    fields: { note: expect.any(String) },
  });
  expect((await one.view()).statusCode).toBe(58);
});

test("nobody else can preview or cancel, also with the link of a message", async () => {
  const one = await aPaidStay();
  const { previewId } = (await one.preview()).json();
  const reader = aCartGuest(booking.app);
  reader.cookies.set(`orderAccess-${one.orderNumber}`, await booking.linkOf(one.guest.email));
  for (const by of [aCartGuest(booking.app), reader]) {
    const { preview, cancel } = cancellingGuest(by, one.orderNumber);
    expect([errorOf(await preview()).code, errorOf(await cancel(previewId)).code]).toEqual([7007, 7007]);
  }
});

test("amounts that changed since the preview are shown again, and nothing is cancelled", async () => {
  const one = await aPaidStay();
  const { previewId, refundable } = (await one.preview()).json();
  await booking.app.db.execute(sql`
    UPDATE order_item SET snapshot = jsonb_set(snapshot, '{policySnapshot,0,policies,0,policy,chargedAmount}', '100')
    WHERE order_id = (SELECT id FROM placed_order WHERE order_number = ${one.orderNumber})`);
  const { code, details } = errorOf(await one.cancel(previewId));
  expect(code).toBe(7004);
  expect(details).toMatchObject({ preview: { refundable: refundable - 100, charged: 100 } });
  expect((await one.view()).statusCode).toBe(58);
  const { preview } = details as { preview: { previewId: string } };
  expect((await one.cancel(preview.previewId)).statusCode).toBe(200);
});

test("an order that is being paid, has failed or has begun cannot be cancelled", async () => {
  const { guest, cart } = await booking.readyGuest();
  const { orderNumber } = (await guest.pay(cart, testCards.challenged)).json();
  const pending = cancellingGuest(guest, orderNumber);
  expect(errorOf(await pending.preview()).code).toBe(5005);
  expect(errorOf(await pending.cancel("any")).code).toBe(5005);

  const refused = await booking.readyGuest();
  await refused.guest.pay(refused.cart, testCards.declined);
  const { rows } = await booking.app.db.execute<{ number: string }>(sql`
    SELECT order_number AS number FROM placed_order WHERE status_code = 60 ORDER BY created_at DESC LIMIT 1`);
  expect(errorOf(await cancellingGuest(refused.guest, rows[0]?.number ?? "").preview()).code).toBe(7002);

  const begun = await aPaidStay();
  await booking.app.db.execute(sql`
    UPDATE order_item SET starts_on = current_date - 1
    WHERE order_id = (SELECT id FROM placed_order WHERE order_number = ${begun.orderNumber})`);
  expect(errorOf(await begun.preview()).code).toBe(7002);
  expect((await begun.view()).canCancel).toBe(false);
});
