import { idCookie } from "#api/platform/signing/id-cookie.ts";
import { CART_COOKIE_DAYS } from "#domain/cart/hold.ts";

/** The browser that had a cart before. */
export const { read: readHolder, write: holderCookie } = idCookie({
  name: "cartToken",
  purpose: "cart-holder",
  claim: "holder",
  days: CART_COOKIE_DAYS,
});
