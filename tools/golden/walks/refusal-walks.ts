import { testCards } from "#api/testing/guests/paying-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { addDays } from "#domain/stay/day.ts";
import { aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** Input that a call refuses, and calls that are repeated with a key. */
export const refusalSteps: WalkSteps = {
  "refused-cart": refusedCarts,
  "refused-payment": refusedPayments,
  "refused-card": refusedCards,
  "refused-attempts": tooManyAttempts,
  "repeated-calls": repeatedCalls,
  "refused-requests": malformedRequests,
};

const NOBODY = "00000000-0000-4000-8000-000000000000";

async function refusedCarts(context: WalkContext): Promise<void> {
  const { propertyId } = context;
  const guest = aVisitor(context);
  const stay = await context.nextStay();
  const quoteId = await guest.quote({ propertyId, ...stay });
  const input = { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId };
  const wrong: object[] = [
    {},
    { ...input, propertyId: 0 },
    { ...input, propertyId: 999_999_999 },
    { ...input, checkIn: "soon" },
    { ...input, checkIn: "2026-11-01", checkOut: "2026-11-03" },
    { ...input, checkIn: stay.checkOut, checkOut: stay.checkIn },
    { ...input, checkOut: addDays(stay.checkIn, 60) },
    { ...input, checkIn: "2028-01-01", checkOut: "2028-01-03" },
    { ...input, guestCount: { adults: 0, children: 0 } },
    { ...input, guestCount: { adults: 500, children: 0 } },
    { ...input, quoteId: undefined },
    { ...input, unknown: true },
    { ...input, marketing: { source: "x".repeat(101) } },
  ];
  for (const payload of wrong) await guest.create(payload);
  await guest.create({ ...input, marketing: { source: "letter", campaign: "رحلة" }, searchId: "s-1" });
  for (const url of [endpoints.listPaymentMethods.url, `${endpoints.listPaymentMethods.url}?cartId=${NOBODY}`])
    await guest.call("GET", url);
  await guest.release("no-cart");
  await guest.setGuest("no-cart", guest.traveller);
  await guest.applyCoupon("no-cart", "GOLD10");
}

async function refusedPayments(context: WalkContext): Promise<void> {
  const [guest, other] = [aVisitor(context), aVisitor(context)];
  const bare = await guest.hold(await context.nextStay());
  context.note("no guest yet");
  await guest.pay(bare, testCards.paid);
  const cart = (await guest.setGuest(bare.cartId, guest.traveller)).json();
  const { total } = cart.totals.payable;
  await guest.pay(cart, testCards.paid, { acceptedTotal: total - 1 });
  await other.pay(cart, testCards.paid);
  await other.methods(cart.cartId);
  for (const returnUrl of ["//evil.example", "/x/..//evil.example", "https://evil.example/", ""])
    await guest.pay(cart, testCards.paid, { returnUrl });
  for (const wrong of [{ method: "cash" }, { acceptedTotal: "1" }, { cartId: NOBODY }, { unknown: 1 }])
    await guest.pay(cart, testCards.paid, wrong);
  await guest.call("POST", endpoints.pay.url, {});
  for (const paymentId of [NOBODY, "no-payment"]) {
    await guest.poll(paymentId);
    await guest.abandon(paymentId);
    await guest.call("GET", `/api/payment-api/return/${paymentId}`);
  }
  await guest.call("GET", endpoints.checkPayment.url);
  const paid = await guest.pay(cart, testCards.paid);
  context.note("somebody else asks for the payment");
  await other.poll(paid.paymentId);
  await other.abandon(paid.paymentId);
  await other.order(paid.orderNumber);
  context.note("an order cannot be paid again or changed");
  await guest.pay(cart, testCards.paid);
  await guest.setGuest(cart.cartId, guest.traveller);
  await guest.applyCoupon(cart.cartId, "GOLD10");
  await guest.methods(cart.cartId);
  await guest.release(cart.cartId);
}

async function refusedCards(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  for (const token of [undefined, "", "4242 4242 4242 4242", "tok_unknown"]) await guest.pay(cart, "", { token });
  await guest.get(cart.cartId);
  const other = aVisitor(context);
  const otherCart = await other.readyCart();
  const input = await other.payInput(otherCart, testCards.declined);
  await other.call("POST", endpoints.pay.url, input);
  context.note("a token pays once");
  await other.call("POST", endpoints.pay.url, input);
  await context.runJobs();
  await other.ownHold();
}

async function tooManyAttempts(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const cart = await guest.readyCart();
  for (let count = 0; count < 6; count++) await guest.pay(cart, testCards.declined);
  await guest.get(cart.cartId);
}

async function repeatedCalls(context: WalkContext): Promise<void> {
  const { propertyId } = context;
  const guest = aVisitor(context);
  const stay = await context.nextStay();
  const key = (name: string) => ({ "idempotency-key": `golden-${name}` });
  const quoteId = await guest.quote({ propertyId, ...stay });
  const input = { propertyId, ...stay, guestCount: { adults: 2, children: 0 }, quoteId };
  const { cartId } = (await guest.create(input)).json();
  await guest.create(input, key("cart"));
  await guest.create(input, key("cart"));
  await guest.create({ ...input, guestCount: { adults: 1, children: 0 } }, key("cart"));
  await guest.create(input, { "idempotency-key": "short" });
  for (let count = 0; count < 2; count++) {
    await guest.setGuest(cartId, guest.traveller, {}, key("guest"));
    await guest.applyCoupon(cartId, "GOLD10", key("coupon"));
  }
  await guest.setGuest(cartId, { ...guest.traveller, firstName: "Sara" }, {}, key("guest"));
  const cart = (await guest.get(cartId)).json();
  const payment = await guest.payInput(cart, testCards.declined);
  for (let count = 0; count < 2; count++) await guest.call("POST", endpoints.pay.url, payment, key("pay-declined"));
  const paid = await guest.payInput(cart, testCards.paid);
  for (let count = 0; count < 2; count++) await guest.call("POST", endpoints.pay.url, paid, key("pay-accepted"));
  await guest.call("POST", endpoints.pay.url, { ...paid, returnUrl: "/elsewhere" }, key("pay-accepted"));
  await guest.get(cartId);
}

async function malformedRequests(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { inject, host } = context;
  const urls = [
    endpoints.createCart.url,
    endpoints.pay.url,
    endpoints.applyInsurance.url,
    endpoints.linkOrder.url,
    "/api/payment-api/webhook/checkout",
  ];
  for (const url of urls) {
    const headers = { host, "sec-fetch-site": "same-origin", "x-locale": context.variant.language };
    const json = { ...headers, "content-type": "application/json" };
    await inject({ method: "POST", url, headers: json, payload: "{" });
    await inject({ method: "POST", url, headers: json, payload: "[]" });
    await inject({ method: "POST", url, headers: { ...headers, "content-type": "text/plain" }, payload: "text" });
    await inject({ method: "POST", url, headers: { ...json, "sec-fetch-site": "cross-site" }, payload: "{}" });
    await inject({ method: "PUT", url, headers: json, payload: "{}" });
  }
  for (const { url } of [endpoints.listOrders, endpoints.listHotelOrders, endpoints.exportUser])
    await guest.call("GET", url);
  await guest.call("POST", endpoints.linkOrder.url, { orderNumber: "C000000000", email: guest.email });
  await guest.call("POST", endpoints.deleteUser.url, { password: "x", reason: "", captchaToken: "test-pass" });
}
