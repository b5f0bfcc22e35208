import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const LOOK_MS = 10_000;

/** While the bank is silent the page looks again by itself, as long as somebody sees it. */
export function usePendingOrder(isPending: boolean) {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isPending]);
}
