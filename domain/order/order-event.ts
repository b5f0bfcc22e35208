import { type OrderStatus, orderStatus } from "./order-status.ts";

/** Who changed an order. */
export const orderActors = ["guest", "host", "operator", "system"] as const;
export type OrderActor = (typeof orderActors)[number];

/** What happened to an order. */
export const orderEventKinds = ["placed", "confirmed", "failed"] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** The event of each status that an order can have got to; cancellations come with their feature. */
const kinds: Partial<Record<OrderStatus, OrderEventKind>> = {
  [orderStatus.pending]: "placed",
  [orderStatus.confirmed]: "confirmed",
  [orderStatus.failed]: "failed",
};

export function orderEventKind(status: OrderStatus): OrderEventKind {
  const kind = kinds[status];
  if (!kind) throw new Error(`No order moves to ${status} yet.`);
  return kind;
}
