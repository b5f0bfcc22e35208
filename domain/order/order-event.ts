import type { OrderStatus } from "./order-status.ts";

/** Who changed an order. */
export const orderActors = ["guest", "host", "operator", "system"] as const;
export type OrderActor = (typeof orderActors)[number];

/** What happened to an order. */
export const orderEventKinds = [
  "placed",
  "confirmed",
  "failed",
  "cancelling",
  "cancelled",
  "refunded",
  "cancelled-by-support",
  "changed",
  "host-declined",
  "no-show",
  "no-show-objected",
  "left-early",
  "partly-refunded",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** The event of each status that an order gets to. */
export const eventOfStatus: Record<OrderStatus, OrderEventKind> = {
  71: "placed",
  58: "confirmed",
  60: "failed",
  102: "cancelling",
  94: "cancelled",
  95: "refunded",
  96: "cancelled-by-support",
};
