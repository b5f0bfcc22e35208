import type { Cart } from "#contract/cart/cart.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { useLoad } from "#web/lib/api/use-load.ts";
import { useCart } from "./cart-context.tsx";

/** Changes the cart and shows the result; `null` when a newer change has replaced this one. */
export function useCartChange() {
  const { set } = useCart();
  const { load, isLoading } = useLoad<Cart>();
  async function change(request: () => Promise<Cart>): Promise<Cart | null> {
    try {
      const cart = await load(request);
      set(cart);
      return cart;
    } catch (error) {
      if (isCancelled(error)) return null;
      throw error;
    }
  }
  return { change, isBusy: isLoading };
}
