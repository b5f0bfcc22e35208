import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments } from "#api/schema/payment.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ isServing: false });
});
afterAll(() => booking.sandbox.stop());

/** Where the bank's redirect leads a guest whose payment asked for this page. */
async function ledTo(returnUrl: string, stored?: string) {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.challenged, { returnUrl })).json();
  const { db } = booking.app;
  if (stored) await db.update(payments).set({ returnUrl: stored }).where(eq(payments.id, paymentId));
  const { headers } = await booking.app.inject({ url: `/api/payment-api/return/${paymentId}` });
  return String(headers.location).replace(paymentId, "…");
}

test("the bank leads back to the page that was asked for", async () => {
  expect(await ledTo("/ar/chalet/payment/return?cartId=7")).toBe("/ar/chalet/payment/return?cartId=7&paymentId=…");
  expect(await ledTo("/en/x/../chalet/payment/return")).toBe("/en/chalet/payment/return?paymentId=…");
});

test.each(["/.//evil.example", "/x/..//evil.example", "/./\\evil.example", "https://evil.example/"])(
  "a stored %s leads to our own page",
  async (stored) => {
    expect(await ledTo("/ar/chalet/payment/return", stored)).toBe("/chalet/payment/return?paymentId=…");
  },
);

test.each([
  "cko-session-id=sid_1",
  "paymentStatus=approved&orderId=7",
  "payment_id=8",
  "id=9&status=paid&message=APPROVED",
])("the bank leads back also with the parameters %s of its company", async (query) => {
  const { guest, cart } = await booking.readyGuest();
  const { paymentId } = (await guest.pay(cart, testCards.challenged)).json();
  const { statusCode, headers } = await booking.app.inject({ url: `/api/payment-api/return/${paymentId}?${query}` });
  expect([statusCode, headers.location]).toEqual([303, `/ar/chalet/payment/return?paymentId=${paymentId}`]);
});
