import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { Order } from "#contract/order.ts";

const REFRESH_MS = 10_000;

/** Whether a bank still has to answer about a refund of the booking. */
export function waitsForRefund({ refunds }: Pick<Order, "refunds">): boolean {
  return refunds.some(({ status }) => status === "pending");
}

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
