import { afterAll, beforeAll, expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ env: { VISA_CHECKOUT: "on" }, timeScale: 0.2 });
});
afterAll(() => booking.sandbox.stop());

const { method, url } = endpoints.payWithVisaCheckout;

test("it is off unless the setting switches it on", async () => {
  const app = await testApp();
  const payload = { cartId: crypto.randomUUID(), callId: "call-1" };
  const { statusCode, body } = await app.inject({ method, url, payload });
  expect([statusCode, JSON.parse(body).error.code]).toEqual([422, 5006]);
});

test("switched on it pays the cart of its guest, and nobody else's", async () => {
  const paying = aPayingGuest(booking.app, booking.sandbox);
  const home = await aProperty(booking.app.db);
  const { cartId } = await paying.readyCart(home.id, booking.stay);
  const payload = { cartId, callId: await paying.token("4242424242424242") };
  const other = await aPayingGuest(booking.app, booking.sandbox).call(method, url, payload);
  expect(other.json().error.code).toBe(4001);
  const answer = await paying.call(method, url, payload);
  expect([answer.statusCode, answer.json().status]).toEqual([200, "SUCCESS"]);
});
