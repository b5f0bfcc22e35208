import { type OrderStatus, orderStatus } from "#domain/order/order-status.ts";

/** The states of a gift order, with the numbers of every order; nobody but its buyer cancels it. */
export type GiftStatus = Exclude<OrderStatus, typeof orderStatus.cancelledBySupport>;
/** `null` before the first attempt to pay. */
type Before = GiftStatus | null;

/** The allowed transitions. Unlike a stay, a gift whose payment failed keeps its number when it is paid again. */
const moves: Record<`${Before}`, readonly GiftStatus[]> = {
  null: [71],
  71: [58, 60],
  60: [71],
  58: [102],
  102: [94],
  94: [95],
  95: [],
};

export function mayMoveGift(from: Before, to: GiftStatus): boolean {
  return moves[`${from}`].includes(to);
}

export const giftStatuses = Object.values(orderStatus).filter(
  (status): status is GiftStatus => status !== orderStatus.cancelledBySupport,
);
