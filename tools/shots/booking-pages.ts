import type { Deed, ShotPage } from "./shot-page.ts";

const GUEST = "/chalet/guest?cartId={cart}";
const PAYMENT = "/chalet/payment?cartId={guest}";
const CONFIRMATION = "/chalet/confirmation?orderNumber=";
const NOBODYS_PAYMENT = "00000000-0000-4000-8000-000000000000";

const submit = "form:has([name=firstName]) button[type=submit]";
const bar = "[data-price-bar]";
const openPrice: Deed = { press: `${bar} > button`, ifSeen: true };
const choose = (method: string) => ({ press: `input[value=${method}]` });

/** The guest's details in their states. */
const guestPages: readonly ShotPage[] = [
  { id: "guest", path: GUEST, status: 200 },
  { id: "mweb-guest", path: "/mweb/chalet/guest?cartId={cart}", status: 200 },
  { id: "guest-errors", path: GUEST, status: 200, deeds: [{ press: submit }, { see: "form [role=alert] a" }] },
  {
    id: "guest-coupon",
    path: GUEST,
    status: 200,
    isWindowOnly: true,
    deeds: [
      openPrice,
      { press: `${bar} summary` },
      { into: `${bar} input`, type: "NOSUCHCODE" },
      { press: `${bar} form button` },
      { see: `${bar} input[aria-invalid=true]` },
    ],
  },
  {
    id: "guest-rules",
    path: GUEST,
    status: 200,
    isWindowOnly: true,
    deeds: [{ press: "form button[aria-haspopup=dialog]" }, { see: "[role=dialog]" }],
  },
  { id: "guest-ended", path: "/chalet/guest?cartId={released}", status: 200 },
  { id: "guest-missing", path: "/chalet/guest?cartId=none", status: 404 },
];

/** Each way to pay, and how a payment can stand. */
const paymentPages: readonly ShotPage[] = [
  { id: "payment", path: PAYMENT, status: 200 },
  { id: "mweb-payment", path: "/mweb/chalet/payment?cartId={guest}", status: 200 },
  { id: "payment-apple-pay", path: PAYMENT, status: 200, deeds: [choose("apple-pay")] },
  { id: "payment-tabby", path: PAYMENT, status: 200, deeds: [choose("tabby"), { see: "[name=plan]" }] },
  { id: "payment-tamara", path: PAYMENT, status: 200, deeds: [choose("tamara"), { see: "[name=plan]" }] },
  // Only one of the brands takes it.
  { id: "payment-knet", path: PAYMENT, status: 200, country: "kw", deeds: [{ ...choose("knet"), ifSeen: true }] },
  { id: "payment-declined", path: `${PAYMENT}&failed=5001`, status: 200 },
  { id: "payment-ended", path: "/chalet/payment?cartId={released}&failed=5004", status: 200 },
  { id: "payment-wait", path: "/chalet/payment/return?paymentId={payment}", status: 200, isWindowOnly: true },
  {
    id: "payment-unknown",
    path: `/chalet/payment/return?paymentId=${NOBODYS_PAYMENT}`,
    status: 200,
    isRefused: true,
    deeds: [{ see: "main [role=alert] h1, main h1" }],
  },
];

const orderPages: readonly ShotPage[] = [
  { id: "confirmation", path: `${CONFIRMATION}{order}`, status: 200 },
  { id: "confirmation-printed", path: `${CONFIRMATION}{order}`, status: 200, isPrinted: true },
  { id: "confirmation-pending", path: `${CONFIRMATION}{pending}`, status: 200 },
  { id: "confirmation-failed", path: `${CONFIRMATION}{failed}`, status: 200 },
  { id: "confirmation-missing", path: `${CONFIRMATION}C000000000`, status: 404 },
];

/** The pages of a booking. What stands in braces is made for each picture; see `make-booking.ts`. */
export const bookingPages: readonly ShotPage[] = [...guestPages, ...paymentPages, ...orderPages].map((page) => ({
  ...page,
  part: "booking",
}));
