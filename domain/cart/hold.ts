/** Nothing prolongs a hold beyond this from when the cart was made. */
export const HOLD_CAP_SECONDS = 30 * 60;
/** What a guest gets more, once, on coming to pay. */
export const PAYMENT_SECONDS = 5 * 60;
/** The browser knows its carts for so long. */
export const CART_COOKIE_DAYS = 7;

type Held = { state: "open" | "paying" | "ordered" | "released"; holdUntil: Date };

/** The hold ran out or was given up. While somebody pays, only the provider's answer ends it. */
export function isCartOver({ state, holdUntil }: Held, now: Date): boolean {
  return state === "released" || (state === "open" && holdUntil.getTime() <= now.getTime());
}
