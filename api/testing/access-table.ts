import { aTraveller } from "./cart-guest.ts";

/** What a caller hears: the status of a success, else the code of the refusal. */
type Heard = number;

/** What each kind of caller hears of one call on something that belongs to the owner. */
export type Access = {
  anonymous: Heard;
  owner: Heard;
  /** Another account, logged in. */
  otherUser: Heard;
  /** Another browser with a cart of its own. */
  otherCart: Heard;
  /** By which of the two the owner is known. */
  by: "account" | "cart";
  query?: string;
  body?: Fill;
};
type Fill = (names: Names) => object;
/** Whatever an address or a body names of the owner. */
export type Names = Record<string, string>;

/** Everybody's, or proven by a signature, a code or a link in it: who asks makes no difference. */
export type Same = { same: true; body?: Fill };

const open = (body?: Fill): Same => ({ same: true, ...(body && { body }) });

/** About whoever is logged in. Without an id in the address another user hears of themselves, so of success too. */
const mine = (owner: Heard, { other = owner, body }: { other?: Heard; body?: Fill } = {}): Access => ({
  by: "account",
  anonymous: 6003,
  otherCart: 6003,
  owner,
  otherUser: other,
  ...(body && { body }),
});

/** Of one browser's booking; for everybody else there is no such thing. */
const booked = (owner: Heard, stranger: Heard, { query, body }: { query?: string; body?: Fill } = {}): Access => ({
  by: "cart",
  anonymous: stranger,
  otherUser: stranger,
  otherCart: stranger,
  owner,
  ...(query && { query }),
  ...(body && { body }),
});

const cart = "/api/accommodation/cart/:cartId";
const user = "/api/account/v2/user";
const person = { firstName: "Noura", lastName: "Al Otaibi" };
const saved = { ...person, title: "ms", nationality: null, idType: null, idExpiry: null, isPrimary: false };
const fresh = () => `${crypto.randomUUID()}@example.test`;

/** Every route and who may use it. A route without a row turns the test red. */
export const accessTable: Record<string, Access | Same> = {
  "GET /api/system/currency/list": open(),
  "GET /api/system/country/list": open(),
  "POST /api/system/event": open(),
  "GET /api/accommodation/property/cities": open(),
  "GET /api/accommodation/property/details": open(),
  "GET /api/accommodation/property/:propertyId/availability": open(),
  "GET /api/accommodation/property/:propertyId/tour": open(),
  "POST /api/accommodation/property/prices-policies": open(),
  "POST /api/accommodation/property/carousel": open(),
  "GET /api/accommodation/campaign": open(),
  "GET /api/accommodation/lookup/types": open(),
  "GET /api/accommodation/lookup/search": open(),
  "GET /api/accommodation/lookup/bulk": open(),
  "POST /api/accommodation/lookup/bulk": open(),
  "GET /api/accommodation/lookup/:lookupType": open(),
  "POST /api/loyalty/get-loyalty-rewards": open(),
  "POST /api/review/retrieve": open(),
  "POST /api/accommodation/property/search": open(),
  "POST /api/accommodation/property/advance-search": open(),
  "POST /api/accommodation/property/nearest-dates": open(),
  "POST /api/accommodation/cart": open(),
  "POST /api/payment-api/card/visa-checkout": open(),
  "POST /api/payment-api/webhook/:provider": open(() => ({})),
  "GET /api/payment-api/return/:paymentId": open(),
  "POST /api/payment-api/return/:paymentId": open(),

  "GET /api/account/v2/captcha": open(),
  [`POST ${user}`]: open(),
  "POST /api/account/v2/auth/local": open(() => ({ email: fresh(), password: "anything at all" })),
  "POST /api/account/v2/auth/logout": open(),
  "POST /api/account/v2/password/forgot": open(() => ({ email: fresh(), captchaToken: "test-pass" })),
  "POST /api/account/v2/password/email/set": open(({ token }) => newPassword(token)),
  "POST /api/account/v2/password/phone/set": open(({ token }) => newPassword(token)),
  [`GET ${user}/:token/reset`]: open(),
  "POST /api/account/v2/email/verify": open(({ token, code }) => ({
    token: code,
    requestId: crypto.randomUUID(),
    email: token,
  })),
  "POST /api/account/v2/phone/verify": open(({ code }) => ({ token: code, requestId: crypto.randomUUID() })),
  "POST /api/account/v2/email/verify/resend": open(() => ({ email: fresh() })),
  "POST /api/account/v2/phone/verify/resend": open(),
  "GET /api/account/v2/otp/status": open(),
  "GET /api/account/auth/social/options": open(),
  "POST /api/account/auth/social/:platform": open(({ token }) => ({ token })),
  "POST /api/account/auth/social/apple-native": open(({ token }) => ({ token, userId: "x" })),
  "POST /api/account/v2/passkey/login/start": open(() => ({})),
  "POST /api/account/v2/passkey/login": open(() => ({ requestId: crypto.randomUUID(), response: {} })),
  "POST /api/account/newsletter/subscribe": open(() => ({ email: fresh(), locale: "en", siteId: "mabeet-SA" })),
  "POST /api/account/newsletter/subscription": open(({ token }) => ({ token })),
  "POST /api/account/newsletter/confirm": open(({ token }) => ({ token })),
  "POST /api/account/newsletter/unsubscribe": open(({ token }) => ({ token })),

  [`GET ${user}/me`]: mine(200),
  [`GET ${user}/:userId`]: mine(200, { other: 1002 }),
  [`PUT ${user}/:userId`]: mine(200, { other: 1002, body: () => ({ ...person, title: null, nationality: null }) }),
  [`GET ${user}/export`]: mine(200),
  [`GET ${user}/auth/refresh`]: mine(200),
  [`PUT ${user}/update/registration`]: mine(200, { body: () => ({ email: fresh(), captchaToken: "test-pass" }) }),
  "POST /api/account/v2/auth/confirm": mine(6008, { body: () => ({ password: "not the one" }) }),
  "POST /api/account/v2/auth/confirm/code": mine(200, { body: () => ({ channel: "email" }) }),
  "PUT /api/account/user/:userId/password": mine(6008, {
    other: 1002,
    body: () => ({ newPassword: "nine blue falcons", oldPassword: "not the one" }),
  }),
  "GET /api/account/v2/session": mine(200),
  "DELETE /api/account/v2/session/:sessionId": mine(204, { other: 1002 }),
  "GET /api/account/contact": mine(200),
  "PUT /api/account/contact": mine(200, { body: () => ({ ...person, email: fresh(), phone: null }) }),
  "GET /api/account/billing": mine(200),
  "PUT /api/account/billing": mine(200, { body: () => ({ name: "Noura", vatNumber: null, address: "Riyadh" }) }),
  [`GET ${user}/promotions`]: mine(200),
  [`PUT ${user}/promotions`]: mine(200, { body: () => ({ email: true, sms: false, whatsapp: false, push: false }) }),
  "GET /api/account/v2/order/user": mine(200),
  "GET /api/hotel/order/user": mine(200),
  "GET /api/v3/flights/flight/order": mine(200),
  "POST /api/account/v2/link/order": mine(7001, { body: ({ orderNumber }) => ({ orderNumber, email: fresh() }) }),
  "GET /api/account/v2/passkey": mine(200),
  "POST /api/account/v2/passkey/start": mine(200, { body: () => ({}) }),
  "POST /api/account/v2/passkey": mine(6007, {
    body: () => ({ requestId: crypto.randomUUID(), name: "", response: {} }),
  }),
  "DELETE /api/account/v2/passkey/:passkeyId": mine(204, { other: 1002 }),
  "GET /api/account/traveller": mine(200),
  "POST /api/account/traveller": mine(201, { body: () => saved }),
  "GET /api/account/traveller/:travellerId": mine(200, { other: 1002 }),
  "PUT /api/account/traveller/:travellerId": mine(200, { other: 1002, body: () => saved }),
  "POST /api/account/traveller/:travellerId/reveal": mine(200, { other: 1002 }),
  "DELETE /api/account/traveller/:travellerId": mine(204, { other: 1002 }),
  "POST /api/account/v2/delete/user": mine(6008, { body: () => ({ password: "not the one", reason: "" }) }),
  "POST /api/account/v2/delete/social/user": mine(1002, {
    body: ({ userId = "" }) => ({ userId, provider: "google", reason: "" }),
  }),

  [`GET ${cart}`]: booked(200, 4001),
  [`PATCH ${cart}/guest`]: booked(200, 4001, { body: () => ({ traveller: aTraveller() }) }),
  [`POST ${cart}/coupon`]: booked(200, 4001, { body: () => ({ code: "NOBODY" }) }),
  [`DELETE ${cart}/coupon/:code`]: booked(200, 4001),
  "GET /api/insurance/plan": booked(200, 4001, { query: "?cartId=:cartId" }),
  "POST /api/insurance/cart": booked(200, 4001, { body: ({ cartId }) => ({ cartId, planId: "essential" }) }),
  "DELETE /api/insurance/cart/:cartId/product/:productId": booked(200, 4001),
  "GET /api/payment-api/methods": booked(200, 4001, { query: "?cartId=:cartId" }),
  // Of another total than the cart's, so that nobody pays.
  "POST /api/payment-api/payment": booked(4003, 4001, {
    body: ({ cartId }) => ({ cartId, method: "card", token: "none", returnUrl: "/ar", acceptedTotal: 1 }),
  }),
  "GET /api/check-payment-3ds": booked(200, 1002, { query: "?paymentId=:paymentId" }),
  "GET /api/enigma/order/:orderNumber": booked(200, 7001),
  "GET /api/enigma/order/:orderNumber/stay.ics": booked(200, 7001),
  // Last, because it gives the cart up.
  [`DELETE ${cart}`]: booked(204, 4001),
};

function newPassword(token = "") {
  const requestId = crypto.randomUUID();
  return { token, requestId, password: "nine blue falcons", passwordVerify: "nine blue falcons" };
}
