import { afterAll, beforeAll, expect, test } from "vitest";
import { aGiftBuyer } from "#api/testing/guests/gift-buyer.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { ...relaxedLimits, GIFT_WAIT_MINUTES: "0" } });
});
afterAll(() => booking.sandbox.stop());

test.each([100, 500, 60])("whoever chooses %i riyals pays them and gives them", async (amount) => {
  const buyer = aGiftBuyer(booking);
  const { cartId, giftOrderNumber } = (await buyer.create({ amount })).json();
  const list = await buyer.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cartId}`);
  expect(list.json().payable).toEqual({ total: amount, currency: "SAR" });
  expect(await buyer.gift(giftOrderNumber)).toMatchObject({ amount, total: amount });
});

test("the offer says how long a gift waits, and the mails show the card with its amount and names", async () => {
  const buyer = aGiftBuyer(booking);
  expect((await buyer.call("GET", endpoints.listGiftDesigns.url)).json().waitMinutes).toBe(0);
  const number = await buyer.buy({ amount: 500 });
  await booking.untilSettled();
  const [received] = await booking.inboxOf(buyer.recipientEmail);
  const bought = (await booking.inboxOf(buyer.email)).find(({ subject }) => subject.includes(number));
  for (const mail of [received, bought]) {
    expect(mail?.html).toContain("بطاقة هدية");
    expect(mail?.html).toContain("500.00");
    expect(mail?.html).toContain('إلى <span dir="auto">Sara</span>');
    expect(mail?.html).toContain('من <span dir="auto">Noura</span>');
  }
  expect(bought?.text).toContain("Noura Al Otaibi");
});
