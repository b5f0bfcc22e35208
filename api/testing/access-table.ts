import { aTraveller } from "./cart-guest.ts";
import { aLogin } from "./member.ts";

/** The status of a success, or the code of the problem. */
type Outcome = number;

/** The outcome for each kind of caller of a call on something that belongs to the owner. */
export type Access = {
  anonymous: Outcome;
  owner: Outcome;
  /** A user of another account. */
  otherUser: Outcome;
  /** Another browser with its own cart. */
  otherCart: Outcome;
  /** How the owner is identified. */
  by: "account" | "cart";
  query?: string;
  body?: Fill;
};
type Fill = (names: Names) => object;
/** The ids of the owner in a URL or body. */
export type Names = Record<string, string>;

/** Public, or authorised by a signature, code or link in the request: the caller makes no difference. */
export type Same = { same: true; body?: Fill };

const open = (body?: Fill): Same => ({ same: true, ...(body && { body }) });

/** About the logged-in user. Without an id in the URL another user gets their own data, so a success too. */
const ownAccount = (owner: Outcome, { other = owner, body }: { other?: Outcome; body?: Fill } = {}): Access => ({
  by: "account",
  anonymous: 6003,
  otherCart: 6003,
  owner,
  otherUser: other,
  ...(body && { body }),
});

/** Belongs to the booking of one browser; it does not exist for anybody else. */
const booked = (owner: Outcome, others: Outcome, { query, body }: { query?: string; body?: Fill } = {}): Access => ({
  by: "cart",
  anonymous: others,
  otherUser: others,
  otherCart: others,
  owner,
  ...(query && { query }),
  ...(body && { body }),
});

const cart = "/api/accommodation/cart/:cartId";
const user = "/api/account/v2/user";
const person = { firstName: "Noura", lastName: "Al Otaibi" };
const saved = { ...person, title: "ms", nationality: null, idType: null, idExpiry: null, isPrimary: false };
const fresh = () => `${crypto.randomUUID()}@example.test`;

/** The access rules of every route. A route without a row fails the test. */
export const accessTable: Record<string, Access | Same> = {
  "GET /api/system/currency/list": open(),
  "GET /api/system/country/list": open(),
  "POST /api/system/event": open(),
  "GET /api/accommodation/place": open(),
  "GET /api/accommodation/sentence": open(),
  "GET /api/accommodation/property/cities": open(),
  "GET /api/accommodation/property/details": open(),
  "GET /api/accommodation/property/:propertyId/availability": open(),
  "GET /api/accommodation/property/:propertyId/tour": open(),
  "POST /api/accommodation/property/prices-policies": open(),
  "POST /api/accommodation/property/carousel": open(),
  "POST /api/accommodation/property/cards": open(),
  "POST /api/accommodation/property/compare": open(),
  "GET /api/accommodation/campaign": open(),
  "GET /api/accommodation/lookup/types": open(),
  "GET /api/accommodation/lookup/search": open(),
  "GET /api/accommodation/lookup/bulk": open(),
  "POST /api/accommodation/lookup/bulk": open(),
  "GET /api/accommodation/lookup/:lookupType": open(),
  "POST /api/loyalty/get-loyalty-rewards": open(),
  "GET /api/loyalty/calculate-reward": open(),
  "GET /api/gift-card/design": open(),
  "POST /api/gift-card": open(() => ({})),
  "POST /api/gift-card/check": open(() => ({ code: "ABCD-EFGH-JKMN-PQRS" })),
  "GET /api/gift-card/order/:giftOrderNumber": open(),
  "POST /api/gift-card/order/:giftOrderNumber/code": open(() => ({})),
  "POST /api/gift-card/order/:giftOrderNumber/code/confirm": open(() => ({
    requestId: crypto.randomUUID(),
    code: "1",
  })),
  "POST /api/gift-card/order/:giftOrderNumber/resend": open(() => ({})),
  "POST /api/gift-card/order/:giftOrderNumber/return": open(() => ({})),
  "POST /api/review/retrieve": open(),
  "POST /api/accommodation/property/search": open(),
  "POST /api/accommodation/property/advance-search": open(),
  "POST /api/accommodation/property/nearest-dates": open(),
  "POST /api/accommodation/property/flexible-dates": open(),
  "POST /api/accommodation/cart": open(),
  "GET /api/accommodation/hold": open(),
  "POST /api/payment-api/card/visa-checkout": open(),
  "POST /api/payment-api/webhook/:provider": open(() => ({})),
  "GET /api/payment-api/return/:paymentId": open(),
  "POST /api/payment-api/return/:paymentId": open(),

  "GET /api/account/v2/captcha": open(),
  [`POST ${user}`]: open(),
  "POST /api/account/v2/auth/local": open(() => aLogin({ email: fresh(), password: "anything at all" })),
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

  [`GET ${user}/me`]: ownAccount(200),
  [`GET ${user}/:userId`]: ownAccount(200, { other: 1002 }),
  [`PUT ${user}/:userId`]: ownAccount(200, {
    other: 1002,
    body: () => ({ ...person, title: null, nationality: null }),
  }),
  [`GET ${user}/export`]: ownAccount(200),
  [`GET ${user}/auth/refresh`]: ownAccount(200),
  [`PUT ${user}/update/registration`]: ownAccount(200, { body: () => ({ email: fresh(), captchaToken: "test-pass" }) }),
  "POST /api/account/v2/auth/confirm": ownAccount(6008, { body: () => ({ password: "not the one" }) }),
  "POST /api/account/v2/auth/confirm/code": ownAccount(200, { body: () => ({ channel: "email" }) }),
  "PUT /api/account/user/:userId/password": ownAccount(6008, {
    other: 1002,
    body: () => ({ newPassword: "nine blue falcons", oldPassword: "not the one" }),
  }),
  "GET /api/account/v2/session": ownAccount(200),
  "DELETE /api/account/v2/session/:sessionId": ownAccount(204, { other: 1002 }),
  "GET /api/account/contact": ownAccount(200),
  "PUT /api/account/contact": ownAccount(200, { body: () => ({ ...person, email: fresh(), phone: null }) }),
  "GET /api/account/billing": ownAccount(200),
  "PUT /api/account/billing": ownAccount(200, { body: () => ({ name: "Noura", vatNumber: null, address: "Riyadh" }) }),
  "GET /api/account/document": ownAccount(200),
  [`GET ${user}/promotions`]: ownAccount(200),
  [`PUT ${user}/promotions`]: ownAccount(200, {
    body: () => ({ email: true, sms: false, whatsapp: false, push: false }),
  }),
  "GET /api/account/v2/order/user": ownAccount(200),
  "GET /api/hotel/order/user": ownAccount(200),
  "GET /api/v3/flights/flight/order": ownAccount(200),
  "POST /api/account/v2/link/order": ownAccount(7001, { body: ({ orderNumber }) => ({ orderNumber, email: fresh() }) }),
  "GET /api/loyalty/check-balance": ownAccount(8004),
  "GET /api/loyalty/check-history": ownAccount(8004),
  "GET /api/loyalty/wallet/statement": ownAccount(8004),
  "GET /api/loyalty/wallet/statement/:year": ownAccount(8004),
  "POST /api/loyalty/wallet/enrol": ownAccount(201),
  "POST /api/gift-card/redeem": ownAccount(9001, { body: () => ({ code: "ABCD-EFGH-JKMN-PQRS" }) }),
  "GET /api/account/v2/passkey": ownAccount(200),
  "POST /api/account/v2/passkey/start": ownAccount(200, { body: () => ({}) }),
  "POST /api/account/v2/passkey": ownAccount(6007, {
    body: () => ({ requestId: crypto.randomUUID(), name: "", response: {} }),
  }),
  "DELETE /api/account/v2/passkey/:passkeyId": ownAccount(204, { other: 1002 }),
  "POST /api/account/v2/auth/code": open(() => ({ phone: { dialCode: "+966", number: "500000001" } })),
  "POST /api/account/v2/auth/code/login": open(() => ({ requestId: crypto.randomUUID(), token: "123456" })),
  "PATCH /api/account/list": ownAccount(200, { body: () => ({ owner: null, lists: [], changes: [] }) }),
  "PUT /api/list/:listId/share": open(() => ({})),
  "DELETE /api/list/:listId/share": open(),
  "GET /api/shared-list/:token": open(),
  "POST /api/shared-list/:token/vote": open(() => ({ propertyId: 1, isVoted: true })),
  "GET /api/account/alert": ownAccount(200),
  "PUT /api/account/alert/:listId": ownAccount(1002, { body: () => ({ consentVersion: 1 }) }),
  "DELETE /api/account/alert/:listId": ownAccount(200),
  "POST /api/alert/link": open(({ token }) => ({ token })),
  "POST /api/alert/link/stop": open(({ token }) => ({ token })),
  "PATCH /api/account/recent-property": ownAccount(200, {
    body: () => ({ owner: null, isCleared: false, viewed: [] }),
  }),
  "GET /api/account/traveller": ownAccount(200),
  "POST /api/account/traveller": ownAccount(201, { body: () => saved }),
  "GET /api/account/traveller/:travellerId": ownAccount(200, { other: 1002 }),
  "PUT /api/account/traveller/:travellerId": ownAccount(200, { other: 1002, body: () => saved }),
  "POST /api/account/traveller/:travellerId/reveal": ownAccount(200, { other: 1002 }),
  "DELETE /api/account/traveller/:travellerId": ownAccount(204, { other: 1002 }),
  "POST /api/account/v2/delete/user": ownAccount(6008, { body: () => aLogin({ password: "not the one", reason: "" }) }),
  "POST /api/account/v2/delete/social/user": ownAccount(1002, {
    body: ({ userId = "" }) => ({ userId, provider: "google", reason: "", captchaToken: "test-pass" }),
  }),

  [`GET ${cart}`]: booked(200, 4001),
  [`PATCH ${cart}/guest`]: booked(200, 4001, { body: () => ({ traveller: aTraveller() }) }),
  [`POST ${cart}/coupon`]: booked(200, 4001, { body: () => ({ code: "NOBODY" }) }),
  [`GET ${cart}/coupon`]: booked(200, 4001),
  [`DELETE ${cart}/coupon/:code`]: booked(200, 4001),
  // A cart without an account has no wallet; the others are not its guests.
  [`POST ${cart}/loyalty`]: booked(6003, 4001, { body: () => ({ method: "wallet" }) }),
  [`DELETE ${cart}/loyalty/:method`]: booked(200, 4001),
  "GET /api/loyalty/advice": booked(200, 4001, { query: "?cartId=:cartId" }),
  "POST /api/loyalty/:method/otp": booked(200, 4001, { body: ({ cartId }) => ({ cartId, phone: "0512345601" }) }),
  "POST /api/loyalty/:method/otp/confirm": open(() => ({ requestId: crypto.randomUUID(), otp: "123456" })),
  "GET /api/account/v2/coupon": ownAccount(200),
  "GET /api/insurance/plan": booked(200, 4001, { query: "?cartId=:cartId" }),
  "POST /api/insurance/cart": booked(200, 4001, { body: ({ cartId }) => ({ cartId, planId: "essential" }) }),
  "DELETE /api/insurance/cart/:cartId/product/:productId": booked(200, 4001),
  "GET /api/payment-api/methods": booked(200, 4001, { query: "?cartId=:cartId" }),
  // With another total than the cart's, so that nothing is paid.
  "POST /api/payment-api/payment": booked(4003, 4001, {
    body: ({ cartId }) => ({ cartId, method: "card", token: "none", returnUrl: "/ar", acceptedTotal: 1 }),
  }),
  "GET /api/check-payment-3ds": booked(200, 1002, { query: "?paymentId=:paymentId" }),
  "POST /api/payment-api/payment/:paymentId/abandon": booked(200, 1002),
  "GET /api/enigma/order/:orderNumber": booked(200, 7001),
  "GET /api/enigma/order/:orderNumber/stay.ics": booked(200, 7001),
  "GET /api/enigma/order/:orderNumber/document": booked(200, 7007),
  "GET /api/enigma/order/:orderNumber/invoice": booked(200, 7007),
  "GET /api/enigma/order/:orderNumber/credit-note": booked(7008, 7007),
  "GET /api/document/:token": open(),
  "POST /api/enigma/order/:orderNumber/code": booked(200, 7001, { body: () => ({ channel: "email" }) }),
  "POST /api/enigma/order/:orderNumber/code/confirm": open(() => ({ requestId: crypto.randomUUID(), code: "123456" })),
  "POST /api/enigma/order/:orderNumber/modify-preview": booked(2002, 7007, {
    body: () => ({ checkIn: "", checkOut: "", guestCount: { adults: 1, children: 0 } }),
  }),
  "POST /api/enigma/order/:orderNumber/modify": booked(1001, 7007, {
    body: () => ({ previewId: "x", acceptedDifference: 0 }),
  }),
  "DELETE /api/enigma/order/:orderNumber/modify": booked(204, 7007),
  "GET /api/enigma/order/:orderNumber/availability": booked(200, 7007),
  "POST /api/enigma/order/:orderNumber/cancel-preview": booked(200, 7007, { body: () => ({}) }),
  "POST /api/enigma/order/:orderNumber/cancel": booked(1001, 7007, {
    body: () => ({ previewId: "forged", route: "original", reason: "plans" }),
  }),
  "PUT /api/enigma/order/:orderNumber/earn": booked(200, 7007, {
    body: () => ({ provider: "Qitaf", phone: "0512345601" }),
  }),
  "POST /api/enigma/order/:orderNumber/leave-early": booked(7009, 7007, { body: () => ({ checkOut: "2026-12-02" }) }),
  "POST /api/enigma/order/:orderNumber/no-show/objection": booked(7009, 7007, { body: () => ({}) }),
  // Only the link in a message to the host opens them.
  "GET /api/host/order/:orderNumber": open(),
  "POST /api/host/order/:orderNumber/no-show": open(() => ({})),
  "POST /api/host/order/:orderNumber/decline": open(() => ({ reason: "other" })),
  // Last, because it releases the cart.
  [`DELETE ${cart}`]: booked(204, 4001),
};

function newPassword(token = "") {
  const requestId = crypto.randomUUID();
  return { token, requestId, password: "nine blue falcons", passwordVerify: "nine blue falcons" };
}
