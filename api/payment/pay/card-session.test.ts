import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { aBookingApp, type BookingApp } from "#api/testing/servers/booking-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const { createCardSession, listPaymentMethods } = endpoints;

let booking: BookingApp;
beforeAll(async () => {
  booking = await aBookingApp();
});
afterAll(() => booking.sandbox.stop());

type Ready = Awaited<ReturnType<BookingApp["readyGuest"]>>;
const sessionFor = ({ guest, cart }: Ready, body: object = {}) =>
  guest.call(createCardSession.method, createCardSession.url, { cartId: cart.cartId, ...body });

test("a guest's card fields get the public part of a session, and no secret key", async () => {
  const answer = await sessionFor(await booking.readyGuest());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    available: true,
    gateway: "checkout",
    publicKey: expect.stringMatching(/^pk_/),
  });
  expect(answer.json().session).toMatchObject({ id: expect.stringMatching(/^ps_/) });
  expect(answer.body).not.toContain("sk_");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("another guest's cart gives no session", async () => {
  const [owner, other] = [await booking.readyGuest(), await booking.readyGuest()];
  const answer = await sessionFor({ ...other, cart: owner.cart });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 4001]);
});

/** The answers while the process has other settings or gateways. */
async function whileTheyAre(changed: Partial<PaymentDeps>, run: () => Promise<void>): Promise<void> {
  const { paymentDeps: deps } = booking.app;
  const before = { ...deps };
  Object.assign(deps, changed);
  await run();
  Object.assign(deps, before);
}

test("a country whose cards go to Moyasar gets the address and the key of its fields", async () => {
  const { settings } = booking.app.paymentDeps;
  await whileTheyAre({ settings: { ...settings, cardGateways: { "*": "moyasar" } } }, async () => {
    const ready = await booking.readyGuest();
    const { gateway, publicKey, session } = (await sessionFor(ready)).json();
    expect([gateway, publicKey.slice(0, 3), session.url]).toEqual(["moyasar", "pk_", expect.stringMatching(/\/v1$/)]);
    const url = `${listPaymentMethods.url}?cartId=${ready.cart.cartId}`;
    const { fieldsUrl } = (await ready.guest.call("GET", url)).json();
    expect(new URL(fieldsUrl).searchParams.get("gateway")).toBe("moyasar");
  });
});

test("a company that takes no new payments, or does not answer, gives no session, and the page that asked gets no error", async () => {
  const { gateways } = booking.app.paymentDeps;
  const off = gateways.map((gateway) => ({ ...gateway, takesNew: false }));
  await whileTheyAre({ gateways: off }, async () => {
    const refused = await sessionFor(await booking.readyGuest());
    expect([refused.statusCode, refused.json()]).toEqual([200, { available: false, reason: 5006 }]);
  });
  await booking.sandbox.setFault("POST /checkout/payment-sessions", "500", 10);
  const busy = await sessionFor(await booking.readyGuest());
  expect([busy.statusCode, busy.json()]).toEqual([200, { available: false, reason: 1004 }]);
  await booking.sandbox.clearFaults();
});

test("the wallet's button belongs to Checkout.com, and what is no card gets no session", async () => {
  const ready = await booking.readyGuest();
  expect((await sessionFor(ready, { method: "apple-pay" })).json().gateway).toBe("checkout");
  expect((await sessionFor(ready, { method: "tabby" })).statusCode).toBe(400);
});
