import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { Order } from "#contract/order.ts";
import { orderStatus } from "#domain/order/order-status.ts";

const REFRESH_MS = 10_000;

/**
 * Whether a bank still has to answer about a refund of the booking. The status of the booking follows the last refund;
 * an answer that was read in between has the old one.
 */
export function waitsForRefund({ refunds, statusCode }: Pick<Order, "refunds" | "statusCode">): boolean {
  const { cancelling, cancelledBySupport } = orderStatus;
  const isBehind =
    statusCode === cancelledBySupport && refunds.length > 0 && refunds.every(({ status }) => status === "done");
  return statusCode === cancelling || isBehind || refunds.some(({ status }) => status === "pending");
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
