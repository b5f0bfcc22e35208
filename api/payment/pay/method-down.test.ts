import { afterAll, beforeAll, expect, test } from "vitest";
import { createGateways } from "#api/payment/gateway/gateways.ts";
import { testCards } from "#api/testing/guests/paying-guest.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { readTokenCall, testedGateway } from "#api/testing/servers/card-gateway.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp({ timeScale: 0.5 });
});
afterAll(() => booking.sandbox.stop());

type Ready = Awaited<ReturnType<BookingApp["readyGuest"]>>;
const offersTo = async ({ guest, cart }: Ready): Promise<MethodOffer[]> =>
  (await guest.call("GET", `${endpoints.listPaymentMethods.url}?cartId=${cart.cartId}`)).json().methods;
const reasonOf = (offers: MethodOffer[], method: string) => offers.find((offer) => offer.method === method)?.reason;

test("while the company for cards does not answer, cards are not offered and instalments are", async () => {
  const ready = await booking.readyGuest();
  expect(reasonOf(await offersTo(ready), "card")).toBeNull();
  await booking.sandbox.setFault(readTokenCall, "500", 100);
  for (let attempts = 0; attempts < 3; attempts++) await ready.guest.pay(ready.cart, testCards.paid);
  const offers = await offersTo(ready);
  expect([reasonOf(offers, "card"), reasonOf(offers, "tamara")]).toEqual([1004, null]);
  const metrics = await booking.app.metrics.metrics();
  expect(metrics).toContain(`partner_up{name="${testedGateway}"} 0`);
  expect(metrics).toContain('partner_up{name="tamara"} 1');
  await booking.sandbox.clearFaults();
});

test("a company that is switched off is not offered, and what was begun with it is completed", async () => {
  const ready = await booking.readyGuest();
  const { paymentDeps } = booking.app;
  const all = paymentDeps.gateways;
  const settings = { ...paymentDeps.settings, partnersOff: [testedGateway, "tabby" as const] };
  paymentDeps.gateways = createGateways(settings);
  const offers = await offersTo(ready);
  expect([reasonOf(offers, "card"), reasonOf(offers, "tabby"), reasonOf(offers, "tamara")]).toEqual([5006, 5006, null]);
  const refused = await ready.guest.pay(ready.cart, testCards.paid);
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 5006]);
  const gateway = paymentDeps.gateways.find(({ name }) => name === testedGateway);
  expect(gateway?.takesNew).toBe(false);
  expect(await gateway?.list(new Date(Date.now() + 3_600_000))).toEqual([]);
  paymentDeps.gateways = all;
});
