import { useState } from "react";
import type { Cart } from "#contract/cart.ts";
import { isCancelled } from "#web/lib/api/request-register.ts";
import { useCart } from "./cart-context.tsx";

/** Changes the cart and shows what became of it; `null` when a newer change took its place. */
export function useCartChange() {
  const { set } = useCart();
  const [isBusy, setBusy] = useState(false);
  async function change(work: () => Promise<Cart>): Promise<Cart | null> {
    setBusy(true);
    try {
      const cart = await work();
      set(cart);
      return cart;
    } catch (error) {
      if (isCancelled(error)) return null;
      throw error;
    } finally {
      setBusy(false);
    }
  }
  return { change, isBusy };
}
