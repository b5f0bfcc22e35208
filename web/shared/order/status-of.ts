import { type OrderStatus, orderStatus } from "#domain/order/order-status.ts";

export type StatusCode = OrderStatus;

/** The status of an order; an unknown number is shown as pending. */
export function statusOf({ statusCode }: { statusCode: number }): StatusCode {
  return Object.values(orderStatus).find((known) => known === statusCode) ?? orderStatus.pending;
}
