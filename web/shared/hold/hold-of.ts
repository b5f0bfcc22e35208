import type { Cart } from "#contract/cart/cart.ts";
import type { Hold } from "#contract/cart/hold.ts";

/** The hold of a new cart. */
export function holdOf({ cartId, chalet, expiredAt, serverTime }: Cart): Hold {
  const { propertyId, checkIn, checkOut } = chalet;
  const state = { status: "open", hasGuest: false, paymentId: null } as const;
  return { cartId, propertyId, checkIn, checkOut, ...state, expiredAt, serverTime };
}
