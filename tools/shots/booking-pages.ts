import type { PageAction, ShotPage } from "./shot-page.ts";

const GUEST = "/chalet/guest?cartId={cart}";
const PAYMENT = "/chalet/payment?cartId={guest}";
const CONFIRMATION = "/chalet/confirmation?orderNumber=";
const UNKNOWN_PAYMENT = "00000000-0000-4000-8000-000000000000";

const submit = "form:has([name=firstName]) button[type=submit]";
const bar = "[data-price-bar]";
const openPrice: PageAction = { click: `${bar} > button`, ifVisible: true };
const choose = (method: string) => ({ click: `input[value=${method}]` });

/** The guest's details in their states. */
const guestPages: readonly ShotPage[] = [
  { id: "guest", path: GUEST, status: 200 },
  { id: "mweb-guest", path: "/mweb/chalet/guest?cartId={cart}", status: 200 },
  { id: "guest-errors", path: GUEST, status: 200, actions: [{ click: submit }, { waitFor: "form [role=alert] a" }] },
  {
    id: "guest-coupon",
    path: GUEST,
    status: 200,
    isWindowOnly: true,
    actions: [
      openPrice,
      { click: `${bar} summary` },
      { fill: `${bar} input`, text: "NOSUCHCODE" },
      { click: `${bar} form button` },
      { waitFor: `${bar} input[aria-invalid=true]` },
    ],
  },
  {
    id: "guest-rules",
    path: GUEST,
    status: 200,
    isWindowOnly: true,
    actions: [{ click: "form button[aria-haspopup=dialog]" }, { waitFor: "[role=dialog]" }],
  },
  { id: "guest-ended", path: "/chalet/guest?cartId={released}", status: 200 },
  { id: "guest-missing", path: "/chalet/guest?cartId=none", status: 404 },
];

/** Each payment method and each state of a payment. */
const paymentPages: readonly ShotPage[] = [
  { id: "payment", path: PAYMENT, status: 200 },
  { id: "mweb-payment", path: "/mweb/chalet/payment?cartId={guest}", status: 200 },
  { id: "payment-apple-pay", path: PAYMENT, status: 200, actions: [choose("apple-pay")] },
  { id: "payment-tabby", path: PAYMENT, status: 200, actions: [choose("tabby"), { waitFor: "[name=plan]" }] },
  { id: "payment-tamara", path: PAYMENT, status: 200, actions: [choose("tamara"), { waitFor: "[name=plan]" }] },
  // Only one of the brands accepts it.
  { id: "payment-knet", path: PAYMENT, status: 200, country: "kw", actions: [{ ...choose("knet"), ifVisible: true }] },
  { id: "payment-declined", path: `${PAYMENT}&failed=5001`, status: 200 },
  { id: "payment-ended", path: "/chalet/payment?cartId={released}&failed=5004", status: 200 },
  { id: "payment-wait", path: "/chalet/payment/return?paymentId={payment}", status: 200, isWindowOnly: true },
  {
    id: "payment-unknown",
    path: `/chalet/payment/return?paymentId=${UNKNOWN_PAYMENT}`,
    status: 200,
    isRefused: true,
    actions: [{ waitFor: "main [role=alert] h1, main h1" }],
  },
];

const orderPages: readonly ShotPage[] = [
  { id: "confirmation", path: `${CONFIRMATION}{order}`, status: 200 },
  { id: "confirmation-printed", path: `${CONFIRMATION}{order}`, status: 200, isPrinted: true },
  { id: "confirmation-pending", path: `${CONFIRMATION}{pending}`, status: 200 },
  { id: "confirmation-failed", path: `${CONFIRMATION}{failed}`, status: 200 },
  { id: "confirmation-missing", path: `${CONFIRMATION}C000000000`, status: 404 },
];

/** The pages of a booking. `make-booking.ts` creates what is in braces for each screenshot. */
export const bookingPages: readonly ShotPage[] = [...guestPages, ...paymentPages, ...orderPages].map((page) => ({
  ...page,
  part: "booking",
}));
