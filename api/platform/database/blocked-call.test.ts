import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aChangeableStay } from "#api/testing/bookings/changeable-stay.ts";
import { moveStay } from "#api/testing/bookings/move-stay.ts";
import { whileLocked } from "#api/testing/checks/while-locked.ts";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" } });
});
afterAll(() => booking.sandbox.stop());

type Answer = { statusCode: number; json: () => { error: { code: number; details: object } } };

/** The refusal of a call that waits in vain: somebody else has locked the row all the time. */
async function refusalWhileLocked(table: "property" | "gift_order", where: SQL, call: () => Promise<Answer>) {
  const answer = await whileLocked(booking.app.db, table, where, call);
  const { code, details } = answer.json().error;
  return { status: answer.statusCode, code, ...(Object.keys(details).length > 0 && { details }) };
}
const ofProperty = ({ id }: { id: number }, call: () => Promise<Answer>) =>
  refusalWhileLocked("property", sql`id = ${id}`, call);

test("a booking that is cancelled already is answered as such although its rows are locked", async () => {
  const { property, cancelNow, cancel, preview } = await aChangeableStay(booking);
  const { previewId } = (await preview()).json();
  expect((await cancelNow()).answer.statusCode).toBe(200);
  expect(await ofProperty(property, () => cancel(previewId))).toEqual({ status: 409, code: 7003 });
});

test("a booking with an open change is answered as such although its rows are locked", async () => {
  const { property, stay, changeTo, previewChange, modify } = await aChangeableStay(booking);
  const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 1) };
  const previewed = (await previewChange(longer)).json();
  expect((await changeTo(longer)).answer.json().status).toBe("PAY");
  expect(await ofProperty(property, () => modify(previewed))).toEqual({ status: 409, code: 7005 });
});

test("who pays a cart twice gets the open payment, and later the booking, although the rows are locked", async () => {
  const { guest, cart, property } = await booking.readyGuest();
  const { paymentId, orderNumber } = (await guest.pay(cart, testCards.challenged)).json();
  const again = () => guest.pay(cart, testCards.paid);
  expect(await ofProperty(property, again)).toEqual({ status: 409, code: 5005, details: { paymentId } });
  await guest.abandon(paymentId);
  const paid = (await guest.pay(cart, testCards.paid)).json();
  expect(paid.status).toBe("SUCCESS");
  const known = { status: 410, code: 4005, details: { orderNumber: paid.orderNumber } };
  expect(await ofProperty(property, again)).toEqual(known);
  expect(orderNumber).not.toBe(paid.orderNumber);
});

test("who pays or returns a gift twice gets the result of the first time although its rows are locked", async () => {
  const buyer = aGiftBuyer(booking);
  const { cartId, giftOrderNumber } = (await buyer.create()).json();
  const { paymentId } = (await buyer.payBill(cartId, 250)).json();
  const ofGift = (number: string, call: () => Promise<Answer>) =>
    refusalWhileLocked("gift_order", sql`order_number = ${number}`, call);
  const again = await ofGift(giftOrderNumber, () => buyer.payBill(cartId, 250));
  expect(again).toEqual({ status: 409, code: 5005, details: { paymentId } });
  const number = await buyer.buy();
  await booking.untilSettled();
  expect((await buyer.return(number)).statusCode).toBe(200);
  await booking.untilSettled();
  expect(await ofGift(number, () => buyer.return(number))).toEqual({ status: 422, code: 7002 });
});

test("nights that another guest holds are taken although the home is locked", async () => {
  const { property } = await booking.readyGuest();
  const other = aPayingGuest(booking.app, booking.sandbox);
  const input = { propertyId: property.id, ...booking.stay };
  expect(await ofProperty(property, () => other.book(input))).toEqual({ status: 409, code: 3002 });
});

test("a guest who leaves early although the booking is locked gets what the winner made of it", async () => {
  const { guest, property, orderNumber, stay } = await aChangeableStay(booking, { from: 10, nights: 5 });
  const leave = (days: number) => {
    const checkOut = addDays(stay.checkIn, days - 11);
    return guest.call("POST", endpoints.leaveEarly.url.replace(":orderNumber", orderNumber), { checkOut });
  };
  await moveStay(booking.app.db, orderNumber, -11);
  expect((await leave(3)).statusCode).toBe(200);
  const { db } = booking.app;
  const again = await whileLocked(db, "property", sql`id = ${property.id}`, () => leave(3));
  expect([again.statusCode, again.json().stay.state]).toEqual([200, "left-early"]);
  expect(await ofProperty(property, () => leave(4))).toMatchObject({ status: 400, code: 1001 });
  const other = await aChangeableStay(booking);
  expect((await other.cancelNow()).answer.statusCode).toBe(200);
  const lateUrl = endpoints.leaveEarly.url.replace(":orderNumber", other.orderNumber);
  const late = () => other.guest.call("POST", lateUrl, { checkOut: addDays(other.stay.checkIn, 1) });
  expect(await ofProperty(other.property, late)).toEqual({ status: 422, code: 7009 });
});

test("as long as nothing is known of what holds the lock, the call may be repeated", async () => {
  const { property, preview, cancel } = await aChangeableStay(booking);
  const { previewId } = (await preview()).json();
  expect(await ofProperty(property, () => cancel(previewId))).toEqual({ status: 503, code: 1004 });
  expect((await cancel(previewId)).statusCode).toBe(200);
});
