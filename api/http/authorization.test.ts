import { afterAll, beforeAll, expect, test } from "vitest";
import { aBookingHouse, type BookingHouse } from "#api/testing/booking-house.ts";
import { aCartGuest, aTraveller } from "#api/testing/cart-guest.ts";
import { type aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import type { Cart } from "#contract/cart.ts";

/** Nobody's: whoever asks gets the same. */
const OPEN = "open";
/** For whoever is logged in, about themselves alone. */
const USER = "user";
/** Proven by a signature, a code or a mailed link, or believed in nothing. */
const SIGNED = "signed";

type Told = { cart: Cart; orderNumber: string; paymentId: string; paid: Cart; access: string };
/**
 * A call on something that belongs to one guest: what its owner hears, and the code for everybody else. `link` is what
 * the bearer of the mail's link hears, where that is not a stranger's code.
 */
type Owned = {
  owner: number;
  stranger: number;
  link?: number;
  url: (told: Told) => string;
  body?: (told: Told) => object;
};

const at = (path: string) => (told: Told) => path.replace(":cartId", told.cart.cartId);
const cart = "/api/accommodation/cart/:cartId";

/** Every route and who may use it. A route without a row here turns this file red. */
const matrix: Record<string, typeof OPEN | typeof USER | typeof SIGNED | Owned> = {
  "GET /api/system/currency/list": OPEN,
  "GET /api/system/country/list": OPEN,
  "POST /api/system/event": OPEN,
  "GET /api/accommodation/property/cities": OPEN,
  "GET /api/accommodation/property/details": OPEN,
  "GET /api/accommodation/property/:propertyId/availability": OPEN,
  "GET /api/accommodation/property/:propertyId/tour": OPEN,
  "POST /api/accommodation/property/prices-policies": OPEN,
  "POST /api/accommodation/property/carousel": OPEN,
  "GET /api/accommodation/campaign": OPEN,
  "GET /api/accommodation/lookup/types": OPEN,
  "GET /api/accommodation/lookup/search": OPEN,
  "GET /api/accommodation/lookup/bulk": OPEN,
  "POST /api/accommodation/lookup/bulk": OPEN,
  "GET /api/accommodation/lookup/:lookupType": OPEN,
  "POST /api/loyalty/get-loyalty-rewards": OPEN,
  "POST /api/review/retrieve": OPEN,
  "POST /api/accommodation/property/search": OPEN,
  "POST /api/accommodation/property/advance-search": OPEN,
  "POST /api/accommodation/property/nearest-dates": OPEN,
  "POST /api/accommodation/cart": OPEN,
  "GET /api/account/v2/captcha": OPEN,
  "POST /api/account/v2/user": OPEN,
  "POST /api/account/v2/auth/local": OPEN,
  "POST /api/account/v2/auth/logout": OPEN,
  "POST /api/account/v2/password/forgot": OPEN,
  "POST /api/account/v2/password/email/set": SIGNED,
  "POST /api/account/v2/password/phone/set": SIGNED,
  "GET /api/account/v2/user/:token/reset": SIGNED,
  "POST /api/account/v2/email/verify": SIGNED,
  "POST /api/account/v2/phone/verify": SIGNED,
  "POST /api/account/v2/email/verify/resend": OPEN,
  "POST /api/account/v2/phone/verify/resend": OPEN,
  "GET /api/account/v2/otp/status": OPEN,
  "PUT /api/account/v2/user/update/registration": USER,
  "POST /api/account/v2/auth/confirm": USER,
  "POST /api/account/v2/auth/confirm/code": USER,
  "PUT /api/account/user/:userId/password": USER,
  "GET /api/account/v2/user/auth/refresh": USER,
  "GET /api/account/v2/session": USER,
  "DELETE /api/account/v2/session/:sessionId": USER,
  "GET /api/account/v2/user/me": USER,
  "GET /api/account/v2/user/:userId": USER,
  "PUT /api/account/v2/user/:userId": USER,
  "GET /api/account/contact": USER,
  "PUT /api/account/contact": USER,
  "GET /api/account/billing": USER,
  "PUT /api/account/billing": USER,
  "GET /api/account/v2/user/promotions": USER,
  "PUT /api/account/v2/user/promotions": USER,
  "GET /api/account/traveller": USER,
  "POST /api/account/traveller": USER,
  "GET /api/account/traveller/:travellerId": USER,
  "PUT /api/account/traveller/:travellerId": USER,
  "DELETE /api/account/traveller/:travellerId": USER,
  "POST /api/account/traveller/:travellerId/reveal": USER,
  "GET /api/account/auth/social/options": OPEN,
  "POST /api/account/auth/social/:platform": OPEN,
  "POST /api/account/auth/social/apple-native": OPEN,
  "GET /api/account/v2/order/user": USER,
  "GET /api/hotel/order/user": USER,
  "GET /api/v3/flights/flight/order": USER,
  "POST /api/account/v2/link/order": USER,
  "POST /api/account/v2/delete/user": USER,
  "POST /api/account/v2/delete/social/user": USER,
  "GET /api/account/v2/user/export": USER,
  "POST /api/account/newsletter/subscribe": OPEN,
  "POST /api/account/newsletter/confirm": OPEN,
  "GET /api/account/v2/passkey": USER,
  "POST /api/account/v2/passkey/start": USER,
  "POST /api/account/v2/passkey": USER,
  "DELETE /api/account/v2/passkey/:passkeyId": USER,
  "POST /api/account/v2/passkey/login/start": OPEN,
  "POST /api/account/v2/passkey/login": OPEN,
  "POST /api/payment-api/card/visa-checkout": OPEN,
  "POST /api/payment-api/webhook/:provider": SIGNED,
  "GET /api/payment-api/return/:paymentId": SIGNED,
  "POST /api/payment-api/return/:paymentId": SIGNED,
  [`GET ${cart}`]: { owner: 200, stranger: 4001, url: at(cart) },
  [`PATCH ${cart}/guest`]: {
    owner: 200,
    stranger: 4001,
    url: at(`${cart}/guest`),
    body: () => ({ traveller: aTraveller() }),
  },
  [`POST ${cart}/coupon`]: { owner: 200, stranger: 4001, url: at(`${cart}/coupon`), body: () => ({ code: "NOBODY" }) },
  [`DELETE ${cart}/coupon/:code`]: { owner: 200, stranger: 4001, url: at(`${cart}/coupon/NOBODY`) },
  "GET /api/insurance/plan": { owner: 200, stranger: 4001, url: at("/api/insurance/plan?cartId=:cartId") },
  "POST /api/insurance/cart": {
    owner: 200,
    stranger: 4001,
    url: at("/api/insurance/cart"),
    body: (told) => ({ cartId: told.cart.cartId, planId: "essential" }),
  },
  "DELETE /api/insurance/cart/:cartId/product/:productId": {
    owner: 200,
    stranger: 4001,
    url: at(`/api/insurance/cart/:cartId/product/${crypto.randomUUID()}`),
  },
  "GET /api/payment-api/methods": { owner: 200, stranger: 4001, url: at("/api/payment-api/methods?cartId=:cartId") },
  "POST /api/payment-api/payment": {
    owner: 4003,
    stranger: 4001,
    url: () => "/api/payment-api/payment",
    body: (told) => ({
      cartId: told.cart.cartId,
      method: "card",
      token: "none",
      returnUrl: "/ar",
      acceptedTotal: told.cart.totals.payable.total + 1,
    }),
  },
  "GET /api/check-payment-3ds": {
    owner: 200,
    stranger: 1002,
    url: ({ paymentId }) => `/api/check-payment-3ds?paymentId=${paymentId}`,
  },
  "GET /api/enigma/order/:orderNumber": {
    owner: 200,
    stranger: 7001,
    link: 200,
    url: ({ orderNumber }) => `/api/enigma/order/${orderNumber}`,
  },
  "GET /api/enigma/order/:orderNumber/stay.ics": {
    owner: 200,
    stranger: 7001,
    link: 200,
    url: ({ orderNumber }) => `/api/enigma/order/${orderNumber}/stay.ics`,
  },
  // Last, because it gives the cart up.
  [`DELETE ${cart}`]: { owner: 204, stranger: 4001, url: at(cart) },
};
/** Sound bodies of calls that only a user may make. */
const person = { firstName: "Noura", lastName: "Al Otaibi" };
const noDocument = { nationality: null, idType: null, idExpiry: null, isPrimary: false };
const bodyOf: Record<string, object> = {
  "PUT /api/account/v2/user/:userId": { ...person, title: null, nationality: null },
  "PUT /api/account/contact": { ...person, email: "noura@example.test", phone: null },
  "PUT /api/account/billing": { name: "Noura", vatNumber: null, address: "Riyadh" },
  "PUT /api/account/v2/user/promotions": { email: true, sms: false, whatsapp: false, push: false },
  "POST /api/account/traveller": { ...person, ...noDocument, title: "ms" },
  "PUT /api/account/traveller/:travellerId": { ...person, ...noDocument, title: "ms" },
  "POST /api/account/v2/passkey/start": {},
  "POST /api/account/v2/delete/user": { password: "anything", reason: "" },
  "POST /api/account/v2/delete/social/user": { userId: crypto.randomUUID(), reason: "", provider: "google" },
  "POST /api/account/v2/link/order": { orderNumber: "C123456789", email: "noura@example.test" },
  "POST /api/account/v2/passkey": { requestId: crypto.randomUUID(), name: "", response: {} },
  "PUT /api/account/v2/user/update/registration": { email: "new@example.test" },
  "POST /api/account/v2/auth/confirm": { password: "anything" },
  "POST /api/account/v2/auth/confirm/code": { channel: "email" },
  "PUT /api/account/user/:userId/password": { newPassword: "a new long one", oldPassword: "anything" },
};
const owned = Object.entries(matrix).filter((row): row is [string, Owned] => typeof row[1] === "object");

let house: BookingHouse;
let guest: ReturnType<typeof aPayingGuest>;
let told: Told;

beforeAll(async () => {
  house = await aBookingHouse();
  const paying = await house.readyGuest();
  guest = paying.guest;
  const { orderNumber, paymentId } = (await guest.pay(paying.cart, testCards.paid)).json();
  const other = await house.readyGuest();
  const cartOfGuest = await guest.readyCart(other.home.id, { ...house.stay, ...later(house.stay) });
  await house.untilSettled();
  const access = await house.linkOf(guest.email);
  told = { cart: cartOfGuest, paid: paying.cart, orderNumber, paymentId, access };
});
afterAll(() => house.sandbox.stop());

/** Two days after the other stay of that home. */
function later({ checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const shift = (day: string) => new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
  return { checkIn: shift(checkIn), checkOut: shift(checkOut) };
}

test("every route says in this table who may use it", () => {
  const routes = house.app.knownRoutes.filter(({ method }) => method !== "HEAD" && method !== "OPTIONS");
  const names = routes.map(({ method, url }) => `${method} ${url}`);
  expect(names.filter((name) => !(name in matrix))).toEqual([]);
  expect(Object.keys(matrix).filter((name) => !names.includes(name))).toEqual([]);
});

const codeOf = (answer: { statusCode: number; body: string; json: () => { error?: { code: number } } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().error?.code;

test.each(owned)("%s is for its owner alone", async (name, { owner, stranger, link = stranger, url, body }) => {
  const [method] = name.split(" ") as ["GET" | "POST" | "PATCH" | "DELETE"];
  const anonymous = aCartGuest(house.app);
  const { guest: another } = await house.readyGuest();
  for (const intruder of [anonymous, another]) {
    expect(codeOf(await intruder.call(method, url(told), body?.(told)))).toBe(stranger);
  }
  const cookie = `orderAccess-${told.orderNumber}=${told.access}`;
  expect(codeOf(await anonymous.call(method, url(told), body?.(told), { cookie }))).toBe(link);
  expect(codeOf(await guest.call(method, url(told), body?.(told)))).toBe(owner);
});

test.each(Object.keys(matrix).filter((name) => matrix[name] === USER))("%s asks a stranger to log in", async (name) => {
  const [method, url = ""] = name.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const stranger = aCartGuest(house.app, { authorization: `Bearer ${"x".repeat(43)}` });
  const answer = await stranger.call(method, url.replace(/:\w+/g, crypto.randomUUID()), bodyOf[name]);
  expect([answer.statusCode, codeOf(answer)]).toEqual([401, 6003]);
});
