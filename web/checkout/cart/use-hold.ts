import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "./cart-context.tsx";

const TICK_MS = 1_000;
const LOOK_AGAIN_MS = 5_000;

/** How long the nights are still kept, by the server's clock, and whether that is over. Only the server ends a hold. */
export function useHold() {
  const { cart, refresh } = useCart();
  const { expiredAt, serverTime } = cart;
  const atAnswer = Date.parse(expiredAt) - Date.parse(serverTime);
  const [passed, setPassed] = useState({ of: cart, ms: 0 });
  const leftMs = atAnswer - (passed.of === cart ? passed.ms : 0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setPassed({ of: cart, ms: Date.now() - began }), TICK_MS);
    return () => clearInterval(timer);
  }, [cart]);
  const isOut = leftMs <= 0 && cart.status === "open" && !cart.expired;
  const look = useEffectEvent(() => void refresh().catch(() => {}));
  useEffect(() => {
    if (!isOut) return;
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOut]);
  return { leftMs, isOver: cart.expired };
}
