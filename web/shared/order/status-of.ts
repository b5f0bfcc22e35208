import { type OrderStatus, orderStatus } from "#domain/order/order-status.ts";

export type StatusCode = OrderStatus;

/** The stage of an order; a number we do not know yet is shown as one that waits. */
export function statusOf({ statusCode }: { statusCode: number }): StatusCode {
  return Object.values(orderStatus).find((known) => known === statusCode) ?? orderStatus.pending;
}
