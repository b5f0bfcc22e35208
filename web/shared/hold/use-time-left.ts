import { useEffect, useState } from "react";
import type { Hold } from "#contract/cart/hold.ts";

const TICK_MS = 1_000;

/** Milliseconds until a hold ends, by the server's clock; `since` is when this browser learnt of it by its own. */
export function useTimeLeft(hold: Pick<Hold, "expiredAt" | "serverTime">, since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(hold.expiredAt) - Date.parse(hold.serverTime) - Math.max(0, now - since);
}
