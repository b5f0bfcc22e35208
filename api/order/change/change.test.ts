import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aChangeableStay, claimedNights } from "#api/testing/bookings/changeable-stay.ts";
import { aCoupon } from "#api/testing/builders/a-coupon.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { changingGuest } from "#api/testing/guests/changing-guest.ts";
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

const today = todayInRiyadh(new Date());
const day = (days: number) => addDays(today, days);
const aPaidStay = (given: Parameters<typeof aChangeableStay>[1] = {}) => aChangeableStay(booking, given);

const errorOf = (answer: { json: () => { error: { code: number; details?: { preview?: { difference: number } } } } }) =>
  answer.json().error;
const nightsOf = (propertyId: number) => claimedNights(booking, propertyId);
const confirmed = (...days: number[]) => days.map((each) => `${day(each)} confirmed`);

test("a guest adds a night, pays for it, and the order has it with its new total and policy", async () => {
  const one = await aPaidStay();
  const before = await one.view();
  expect(before).toMatchObject({ canModify: true, changes: [] });
  const { previewed, answer } = await one.changeTo({ checkIn: day(20), checkOut: day(24) });

  expect(previewed).toMatchObject({
    before: { nights: 3, total: 3_450 },
    after: { nights: 4, total: 4_600 },
    difference: 1_150,
    pay: 1_150,
    refunds: [],
    couponLost: false,
  });
  expect(previewed.lines.reduce((sum, { displayPrice }) => sum + displayPrice.total, 0)).toBe(4_600);
  expect(answer.json()).toEqual({ status: "PAY", cartId: expect.any(String) });
  const { cartId } = answer.json();
  expect(await nightsOf(one.property.id)).toEqual([...confirmed(20, 21, 22), `${day(23)} held`]);
  expect(await one.view()).toMatchObject({ total: 3_450, changes: [{ status: "open", cartId, difference: 1_150 }] });
  expect((await one.guest.get(cartId)).json()).toMatchObject({
    totals: { total: 4_600, payable: { total: 1_150 } },
    change: { orderNumber: one.orderNumber, newTotal: 4_600, paidBefore: 3_450, checkOut: day(23) },
  });

  expect((await one.payChange(cartId, testCards.paid)).json()).toMatchObject({
    status: "SUCCESS",
    orderNumber: one.orderNumber,
  });
  await booking.untilSettled();
  const after = await one.view();
  expect(after).toMatchObject({ statusCode: 58, checkOut: day(24), nights: 4, total: 4_600, canModify: true });
  expect(after.changes).toMatchObject([{ status: "done", difference: 1_150, cartId: null }]);
  expect(after.payments.map(({ amount, status }: { amount: number; status: string }) => [amount, status])).toEqual([
    [3_450, "paid"],
    [1_150, "paid"],
  ]);
  expect(after.policySnapshot[0].policies[0].policy.sellingAmount).toBe(4_600);
  expect(after.events.map(({ kind }: { kind: string }) => kind)).toEqual(["placed", "confirmed", "changed"]);
  expect(await nightsOf(one.property.id)).toEqual(confirmed(20, 21, 22, 23));
  const mails = (await booking.inboxOf(one.guest.email)).map(({ subject }) => subject);
  expect(mails).toContain(`تم تعديل حجزك ${one.orderNumber}`);
  expect(await booking.violations()).toEqual([]);
});

test.each([
  [policyTypes.FULLY_REFUNDABLE, -1_150, 2_300],
  [policyTypes.PARTLY_REFUNDABLE, -575, 2_875],
  [policyTypes.NON_REFUNDABLE, 0, 3_450],
])("a guest with a policy of type %i who leaves off a night pays %i", async (policyTypeId, difference, total) => {
  const one = await aPaidStay({ home: { policyTypeId } });
  const { previewed, answer } = await one.changeTo({ checkIn: day(20), checkOut: day(22) });

  expect(previewed).toMatchObject({ difference, after: { total }, notRefunded: 1_150 + difference });
  expect(answer.json()).toMatchObject({ status: "DONE", order: { checkOut: day(22), total } });
  await booking.untilSettled();
  const { refunds, priceLines } = await one.view();
  const back = refunds.map(({ amount, status }: { amount: number; status: string }) => [amount, status]);
  expect(back).toEqual(difference === 0 ? [] : [[-difference, "done"]]);
  const lines: { displayPrice: { total: number } }[] = priceLines;
  expect(lines.reduce((sum, { displayPrice }) => sum + displayPrice.total, 0)).toBe(total);
  expect(await nightsOf(one.property.id)).toEqual(confirmed(20, 21));
  const rival = aCartGuest(booking.app);
  const left = { propertyId: one.property.id, checkIn: day(22), checkOut: day(23) };
  expect((await rival.book(left)).statusCode).toBe(201);
  expect(await booking.violations()).toEqual([]);
});

test("a moved stay swaps its nights at once when the price stays the same", async () => {
  const one = await aPaidStay();
  const { answer } = await one.changeTo({ checkIn: day(21), checkOut: day(24) });

  expect(answer.json()).toMatchObject({ status: "DONE", order: { checkIn: day(21), total: 3_450 } });
  expect(await nightsOf(one.property.id)).toEqual(confirmed(21, 22, 23));
  expect(await booking.violations()).toEqual([]);
});

test("more guests change the order at once, and too many are refused", async () => {
  const one = await aPaidStay();
  const { answer } = await one.changeTo({ ...one.stay, guestCount: { adults: 3, children: 2 } });

  expect(answer.json()).toMatchObject({ status: "DONE", order: { guestCount: { adults: 3, children: 2 } } });
  const tooMany = await one.previewChange({ ...one.stay, guestCount: { adults: 7, children: 0 } });
  expect([tooMany.statusCode, errorOf(tooMany).code]).toEqual([422, 3005]);
  expect(errorOf(await one.previewChange({ ...one.stay, guestCount: { adults: 3, children: 2 } })).code).toBe(7006);
});

test("a declined card ends the attempt, and another card pays for the change", async () => {
  const one = await aPaidStay();
  const { cartId } = (await one.changeTo({ checkIn: day(20), checkOut: day(24) })).answer.json();

  expect(errorOf(await one.payChange(cartId, testCards.declined)).code).toBe(5001);
  expect(await one.view()).toMatchObject({ statusCode: 58, total: 3_450, changes: [{ status: "open" }] });
  expect((await one.payChange(cartId, testCards.paid)).json().status).toBe("SUCCESS");
  await booking.untilSettled();
  expect(await one.view()).toMatchObject({ statusCode: 58, total: 4_600 });
  expect(await booking.violations()).toEqual([]);
});

test("a second change waits for the first, which can be given up", async () => {
  const one = await aPaidStay();
  await one.changeTo({ checkIn: day(20), checkOut: day(24) });
  const second = await one.changeTo({ checkIn: day(20), checkOut: day(25) });

  expect([second.answer.statusCode, errorOf(second.answer).code]).toEqual([409, 7005]);
  expect((await one.giveUp()).statusCode).toBe(204);
  expect((await one.giveUp()).statusCode).toBe(204);
  expect(await nightsOf(one.property.id)).toEqual(confirmed(20, 21, 22));
  expect((await one.changeTo({ checkIn: day(20), checkOut: day(25) })).answer.json().status).toBe("PAY");
  expect(await booking.violations()).toEqual([]);
});

test("nights of others are refused, and own nights are free in the calendar of the change", async () => {
  const one = await aPaidStay();
  const rival = aCartGuest(booking.app);
  await rival.book({ propertyId: one.property.id, checkIn: day(23), checkOut: day(24) });

  const taken = await one.previewChange({ checkIn: day(20), checkOut: day(24) });
  expect([taken.statusCode, errorOf(taken).code]).toEqual([409, 3002]);
  const { availableDates, window } = (await one.changeDates()).json();
  expect(window).toBe("free");
  expect([20, 22, 23].map((each) => availableDates.includes(day(each)))).toEqual([true, true, false]);
});

test("a changed price is shown again before anything changes", async () => {
  const one = await aPaidStay();
  const previewed = (await one.previewChange({ checkIn: day(20), checkOut: day(24) })).json();
  await booking.app.db.execute(sql`
    UPDATE property SET weekday_price = 200000, weekend_price = 200000 WHERE id = ${one.property.id}`);

  const answer = await one.modify(previewed);
  expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 7004]);
  expect(errorOf(answer).details?.preview?.difference).toBe(2_300);
  const other = await one.modify({ ...previewed, difference: 5 });
  expect(errorOf(other).code).toBe(7004);
  expect(await one.view()).toMatchObject({ total: 3_450, changes: [] });
});

test("a preview of another order, or none of ours, is refused", async () => {
  const [one, other] = [await aPaidStay(), await aPaidStay()];
  const foreign = (await other.previewChange({ checkIn: day(20), checkOut: day(24) })).json();

  expect(errorOf(await one.modify(foreign)).code).toBe(1001);
  expect(errorOf(await one.modify({ previewId: "forged", difference: 0 })).code).toBe(1001);
  const visitor = changingGuest({ ...one.guest, ...aCartGuest(booking.app) }, one.orderNumber);
  expect(errorOf(await visitor.previewChange(one.stay)).code).toBe(7007);
});

test("a repeated call changes the order once", async () => {
  const one = await aPaidStay();
  const previewed = (await one.previewChange({ checkIn: day(20), checkOut: day(22) })).json();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = await one.modify(previewed, headers);
  const again = await one.modify(previewed, headers);

  expect(again.body).toBe(first.body);
  expect((await one.view()).changes).toHaveLength(1);
});

test("cancelling ends a change that is only held", async () => {
  const one = await aPaidStay();
  const { cartId } = (await one.changeTo({ checkIn: day(20), checkOut: day(24) })).answer.json();
  expect((await one.cancelNow()).answer.statusCode).toBe(200);

  expect(await nightsOf(one.property.id)).toEqual([]);
  expect(errorOf(await one.payChange(cartId, testCards.paid)).code).toBe(4005);
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("an order cannot be cancelled while its change is being paid", async () => {
  const one = await aPaidStay();
  const { cartId } = (await one.changeTo({ checkIn: day(20), checkOut: day(24) })).answer.json();
  const { paymentId } = (await one.payChange(cartId, testCards.challenged)).json();

  expect(errorOf((await one.cancelNow()).answer).code).toBe(7005);
  expect(errorOf(await one.giveUp()).code).toBe(7005);
  await one.guest.abandon(paymentId);
  expect((await one.cancelNow()).answer.statusCode).toBe(200);
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("a change and a cancellation later return every payment to the minor unit", async () => {
  const one = await aPaidStay({ home: { policyTypeId: policyTypes.PARTLY_REFUNDABLE } });
  const { cartId } = (await one.changeTo({ checkIn: day(20), checkOut: day(24) })).answer.json();
  await one.payChange(cartId, testCards.paid);
  await booking.untilSettled();
  const { previewed } = await one.cancelNow();

  expect(previewed).toMatchObject({ refundable: 2_300, charged: 2_300 });
  expect(previewed.refunds.map(({ amount }) => amount)).toEqual([1_150, 1_150]);
  await booking.untilSettled();
  expect(await one.view()).toMatchObject({ statusCode: 95 });
  expect(await booking.violations()).toEqual([]);
});

test("a percentage coupon is applied again, and its loss is shown", async () => {
  const { code } = await aCoupon(booking.app.db, { kind: "percent", value: 10, leastNights: 3 });
  const one = await aPaidStay({ code });
  const longer = (await one.previewChange({ checkIn: day(20), checkOut: day(24) })).json();
  const shorter = await one.changeTo({ checkIn: day(20), checkOut: day(22) });

  expect(longer).toMatchObject({ difference: 1_035, couponLost: false });
  expect(shorter.previewed).toMatchObject({ couponLost: true, after: { total: 2_300 } });
  expect(shorter.answer.json()).toMatchObject({ status: "DONE" });
  await booking.untilSettled();
  expect(await booking.violations()).toEqual([]);
});

test("five changes are the limit", async () => {
  const one = await aPaidStay();
  for (const adults of [1, 2, 3, 4, 5]) {
    const { answer } = await one.changeTo({ ...one.stay, guestCount: { adults, children: 0 } });
    expect(answer.statusCode).toBe(200);
  }
  const sixth = await one.previewChange({ ...one.stay, guestCount: { adults: 6, children: 0 } });

  expect([sixth.statusCode, errorOf(sixth).code]).toEqual([422, 7006]);
  expect(await one.view()).toMatchObject({ canModify: false, canCancel: true });
});
