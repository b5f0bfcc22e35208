import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const REFRESH_MS = 10_000;

/** Loads a booking that waits for a bank again at intervals while the page is visible. */
export function usePendingOrder(isPending: boolean) {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isPending]);
}
