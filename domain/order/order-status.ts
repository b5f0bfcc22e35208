/** The states of an order, with the numbers of the specification. */
export const orderStatus = {
  pending: 71,
  confirmed: 58,
  failed: 60,
  cancelling: 102,
  cancelled: 94,
  refunded: 95,
  cancelledBySupport: 96,
} as const;

export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];
export const orderStatuses = Object.values(orderStatus);

/** The allowed transitions; 94 and 96 may also stay, if nothing is refunded. */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  71: [58, 60],
  58: [102, 96],
  102: [94],
  94: [95],
  96: [95],
  60: [],
  95: [],
};

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/**
 * The status of an order with these items: pending while one is, confirmed as long as one stands, and otherwise that of
 * the item that is furthest from its end.
 */
export function statusOfItems(items: readonly OrderStatus[]): OrderStatus {
  const found = byPrecedence.find((status) => items.includes(status));
  if (found === undefined) throw new Error("An order has at least one item.");
  return found;
}

const byPrecedence: readonly OrderStatus[] = [71, 58, 102, 96, 94, 95, 60];

/** Whether the stay is, or may be, still to come. */
export function isStanding(status: OrderStatus): status is typeof orderStatus.pending | typeof orderStatus.confirmed {
  return status === orderStatus.pending || status === orderStatus.confirmed;
}

/** Whether the order was paid, also if it was cancelled later. */
export function wasPaid(status: OrderStatus): boolean {
  return status !== orderStatus.pending && status !== orderStatus.failed;
}

/** Whether the guest still follows the order: the stay is to come, or its cancellation has not ended. */
export function isUnderWay(status: OrderStatus): boolean {
  return isStanding(status) || status === orderStatus.cancelling;
}
