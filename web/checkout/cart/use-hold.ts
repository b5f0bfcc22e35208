import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { documentAge } from "#web/hydration/document-age.ts";
import { ServedContext } from "#web/hydration/served-context.ts";
import { useCart } from "./cart-context.tsx";

const TICK_MS = 1_000;
const REFRESH_MS = 5_000;

/** The remaining time of the hold by the server's clock, and whether it has expired. Only the server ends a hold. */
export function useHold() {
  const { cart, refresh } = useCart();
  const { expiredAt, serverTime } = cart;
  const atAnswer = Date.parse(expiredAt) - Date.parse(serverTime);
  const [passed, setPassed] = useState({ of: cart, ms: 0 });
  const leftMs = atAnswer - (passed.of === cart ? passed.ms : 0);
  const isServed = use(ServedContext);
  const first = useRef(cart);
  useEffect(() => {
    const answeredAt = Date.now() - (isServed && first.current === cart ? documentAge() : 0);
    const tick = () => setPassed({ of: cart, ms: Date.now() - answeredAt });
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [cart, isServed]);
  const isElapsed = leftMs <= 0 && cart.status === "open" && !cart.expired;
  const refreshCart = useEffectEvent(() => void refresh().catch(() => {}));
  useEffect(() => {
    if (!isElapsed) return;
    refreshCart();
    const timer = setInterval(refreshCart, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isElapsed]);
  return { leftMs, isOver: cart.expired };
}
