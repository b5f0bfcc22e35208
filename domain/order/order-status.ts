/** The stages of an order, by the numbers everybody knows them by. */
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

/** Where an order may go from where it is; 94 and 96 may also stay, when nothing is to be returned. */
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

/** A stay that still stands before the guest, or may. */
export function isStanding(status: OrderStatus): boolean {
  return status === orderStatus.pending || status === orderStatus.confirmed || status === orderStatus.cancelling;
}
