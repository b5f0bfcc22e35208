import type { Calls } from "#contract/calls.ts";
import type { Cart, CartProduct } from "#contract/cart/cart.ts";
import type { LoyaltyMethod } from "#domain/loyalty/methods.ts";
import { track } from "#web/lib/analytics/track.ts";
import { problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { createIdempotencyKeys } from "#web/lib/api/idempotency-keys.ts";
import { LOYALTY_ATTEMPT } from "#web/shared/wallet-keys.ts";
import { useCart } from "./cart-context.tsx";
import { cartCall } from "./cart-group.ts";
import { useCartChange } from "./use-cart-change.ts";

type Body = Calls["applyLoyalty"]["input"]["body"];

const idempotencyKeys = createIdempotencyKeys(() => sessionStorage, LOYALTY_ATTEMPT);

/** Uses points or wallet money for the cart of this page, and removes them. */
export function useLoyalty() {
  const { cartId } = useCart().cart;
  const { change, isBusy } = useCartChange();
  return {
    isBusy,
    apply: async (body: Body): Promise<Cart | null> => {
      const cart = await change(() => applyLoyalty(cartId, body));
      if (cart) track("loyalty_applied", { method: body.method });
      return cart;
    },
    remove: (method: LoyaltyMethod) => change(() => removeLoyalty(cartId, method)),
  };
}

/** An attempt whose answer was lost keeps its key, so that a repeated press reserves nothing twice. */
export async function applyLoyalty(cartId: string, body: Body): Promise<Cart> {
  const keys = idempotencyKeys.keysFor({ cartId, ...body });
  try {
    const cart = await callFromBrowser("applyLoyalty", { params: { cartId }, body }, { ...cartCall(cartId), ...keys });
    idempotencyKeys.clear();
    return cart;
  } catch (error) {
    if (problemOf(error)) idempotencyKeys.clear();
    throw error;
  }
}

export function removeLoyalty(cartId: string, method: LoyaltyMethod): Promise<Cart> {
  return callFromBrowser("removeLoyalty", { params: { cartId, method } }, cartCall(cartId));
}

/** The line that the wallet pays, and the one that points pay. What paid an order before its change is neither. */
export function loyaltyLinesOf({ products }: Pick<Cart, "products">) {
  const paying = products.filter(
    ({ type, price, additionalData }) => type === "loyalty" && price.total < 0 && additionalData.paidBefore !== true,
  );
  const isWallet = ({ category }: CartProduct) => category === "wallet";
  return { wallet: paying.find(isWallet), points: paying.find((line) => !isWallet(line)) };
}
