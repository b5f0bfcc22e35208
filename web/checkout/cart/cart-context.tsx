import { createContext, type ReactNode, use, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import type { Cart } from "#contract/cart/cart.ts";
import type { CouponProposal } from "#contract/cart/coupon.ts";
import { documentAge } from "#web/hydration/document-age.ts";
import { ServedContext } from "#web/hydration/served-context.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { lastValue, succeeded } from "#web/lib/api/load-state.ts";
import { useLoad } from "#web/lib/api/use-load.ts";
import { usePaths } from "#web/shared/paths.ts";
import { cancelCartCalls, cartCall } from "./cart-group.ts";
import { nextStep } from "./next-step.ts";

/** `proposal` is a code that would save the guest money. */
type Handle = ReturnType<typeof useCartState> & { proposal: CouponProposal | null };
type Props = { cart: Cart; proposal?: CouponProposal | null; children: ReactNode };

const CartContext = createContext<Handle | null>(null);

/** The cart of this page: as the loader answered it, with the later changes. Leaving the page cancels its calls. */
export function CartProvider({ cart, proposal = null, children }: Props) {
  return <CartContext value={{ ...useCartState(cart), proposal }}>{children}</CartContext>;
}

/** `null` where something else than a cart is paid. */
export function useCartIfAny(): Handle | null {
  return use(CartContext);
}

export function useCart(): Handle {
  const cart = useCartIfAny();
  if (!cart) throw new Error("CartProvider is missing above this component");
  return cart;
}

function useCartState(first: Cart) {
  const { state, load, set } = useLoad(succeeded({ first, cart: first }));
  const known = lastValue(state);
  // A new answer of the loader, e.g. in another language, replaces the changed cart.
  const cart = known?.first === first ? known.cart : first;
  const { cartId } = cart;
  async function refresh() {
    await load(async () => ({
      first,
      cart: await callFromBrowser("getCart", { params: { cartId } }, cartCall(cartId)),
    }));
  }
  useEffect(() => () => cancelCartCalls(cartId), [cartId]);
  useRefreshOnReturn(refresh);
  useNextStep(cart);
  return { cart, set: (next: Cart) => set({ first, cart: next }), refresh };
}

/** Another tab may have paid, or be paying: this one then navigates to the same step. */
function useNextStep(cart: Cart) {
  const path = usePaths();
  const navigate = useNavigate();
  const next = nextStep(cart);
  const address = next && path(...next);
  const navigateTo = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  useEffect(() => {
    if (address) navigateTo(address);
  }, [address]);
}

const OLD_MS = 10_000;

/** A page that hydrates late or comes from the back/forward cache, or a tab that becomes visible again, may show an outdated cart. */
function useRefreshOnReturn(refresh: () => Promise<void>) {
  const refreshCart = useEffectEvent(() => void refresh().catch(() => {}));
  const isServed = use(ServedContext);
  useEffect(() => {
    if (isServed && documentAge() > OLD_MS) refreshCart();
  }, [isServed]);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refreshCart();
    const onVisibilityChange = () => document.visibilityState === "visible" && refreshCart();
    addEventListener("pageshow", onPageShow);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      removeEventListener("pageshow", onPageShow);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, []);
}
