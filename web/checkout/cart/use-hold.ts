import { useEffect, useEffectEvent, useState } from "react";
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
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setPassed({ of: cart, ms: Date.now() - startedAt }), TICK_MS);
    return () => clearInterval(timer);
  }, [cart]);
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
