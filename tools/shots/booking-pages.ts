import type { ShotPage } from "./shot-page.ts";

/** The pages of a booking. What stands in braces is made for each picture; see `arrange-booking.ts`. */
export const bookingPages: readonly ShotPage[] = [
  { id: "guest", path: "/chalet/guest?cartId={cart}", status: 200 },
  { id: "mweb-guest", path: "/mweb/chalet/guest?cartId={cart}", status: 200 },
  { id: "guest-ended", path: "/chalet/guest?cartId={released}", status: 200 },
  { id: "guest-missing", path: "/chalet/guest?cartId=none", status: 404 },
  { id: "payment", path: "/chalet/payment?cartId={guest}", status: 200 },
  { id: "payment-declined", path: "/chalet/payment?cartId={guest}&failed=5001", status: 200 },
  { id: "payment-wait", path: "/chalet/payment/return?paymentId={payment}", status: 200, isWindowOnly: true },
  { id: "confirmation", path: "/chalet/confirmation?orderNumber={order}", status: 200 },
  { id: "confirmation-missing", path: "/chalet/confirmation?orderNumber=C000000000", status: 404 },
];
