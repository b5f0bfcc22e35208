import { requests } from "#web/lib/api/request-register.ts";

/**
 * The options of every call about a cart but its payment, which must not be cancelled: the newest call of a name wins, and
 * all of them are cancelled together.
 */
export function cartCall(cartId: string) {
  return { scope: cartId, group: groupOf(cartId) };
}

export function cancelCartCalls(cartId: string): void {
  requests.cancelGroup(groupOf(cartId));
}

const groupOf = (cartId: string) => `cart:${cartId}`;
