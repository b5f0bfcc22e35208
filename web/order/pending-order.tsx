import type { Order } from "#contract/order/order.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { statusOf } from "#web/shared/order/status-of.ts";
import { RefreshEvery } from "#web/shared/refresh-every.tsx";
import { useOrder } from "./order-context.tsx";

const REFRESH_MS = 10_000;

/** Loads a booking again while a bank still has to answer about its payment or a refund. */
export function PendingOrder({ isLookedUp = false }: { isLookedUp?: boolean }) {
  const { order } = useOrder();
  const isPending = statusOf(order) === orderStatus.pending && !isLookedUp;
  return (isPending || waitsForRefund(order)) && <RefreshEvery ms={REFRESH_MS} />;
}

/** The status of the booking follows the last refund; an answer that was read in between has the old one. */
function waitsForRefund({ refunds, statusCode }: Pick<Order, "refunds" | "statusCode">): boolean {
  const { cancelling, cancelledBySupport } = orderStatus;
  const isBehind =
    statusCode === cancelledBySupport && refunds.length > 0 && refunds.every(({ status }) => status === "done");
  return statusCode === cancelling || isBehind || refunds.some(({ status }) => status === "pending");
}
