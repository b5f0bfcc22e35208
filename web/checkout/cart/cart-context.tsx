import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Cart } from "#contract/cart.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePaths } from "#web/shared/paths.ts";
import { nextStep } from "./next-step.ts";

type Handle = ReturnType<typeof useOneCart>;

const CartContext = createContext<Handle | null>(null);

/** The cart of this page: what came with it, and what its own changes made of it since. */
export function CartProvider({ cart, children }: { cart: Cart; children: ReactNode }) {
  return <CartContext value={useOneCart(cart)}>{children}</CartContext>;
}

export function useCart(): Handle {
  const cart = use(CartContext);
  if (!cart) throw new Error("CartProvider is missing above this component");
  return cart;
}

function useOneCart(first: Cart) {
  const [kept, setKept] = useState({ first, cart: first });
  // A loader that answered anew, e.g. in another language, knows better than what we kept.
  const cart = kept.first === first ? kept.cart : first;
  const set = (next: Cart) => setKept({ first, cart: next });
  async function refresh() {
    set(await callFromBrowser("getCart", { params: { cartId: cart.cartId } }, { scope: cart.cartId }));
  }
  useComingBack(refresh);
  useFurtherStep(cart);
  return { cart, set, refresh };
}

/** Another tab may have paid, or be paying: this one then shows the same. */
function useFurtherStep(cart: Cart) {
  const path = usePaths();
  const navigate = useNavigate();
  const further = nextStep(cart);
  const address = further && path(...further);
  const go = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  useEffect(() => {
    if (address) go(address);
  }, [address]);
}

/** A page that Back brings out of the browser's memory, or a tab one comes back to, may show an old cart. */
function useComingBack(refresh: () => Promise<void>) {
  const look = useEffectEvent(() => void refresh().catch(() => {}));
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && look();
    const seen = () => document.visibilityState === "visible" && look();
    addEventListener("pageshow", shown);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("pageshow", shown);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
}
