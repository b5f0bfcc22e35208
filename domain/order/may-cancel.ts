import type { Day } from "#domain/stay/day.ts";
import { instantAt, type TimeZone } from "#domain/stay/time-zone.ts";
import { type OrderStatus, orderStatus } from "./order-status.ts";

/** What the rules about cancelling read of an order. */
export type CancellableOrder = {
  statusCode: OrderStatus;
  checkIn: Day;
  /** `HH:MM` in the time zone of the property. */
  checkInFrom: string;
  timeZone: TimeZone;
};
export type CancelProblem = "cancel-not-possible" | "cancel-running" | "payment-running";

const byStatus: Record<OrderStatus, CancelProblem | null> = {
  [orderStatus.confirmed]: null,
  [orderStatus.pending]: "payment-running",
  [orderStatus.failed]: "cancel-not-possible",
  [orderStatus.cancelling]: "cancel-running",
  [orderStatus.cancelled]: "cancel-running",
  [orderStatus.refunded]: "cancel-running",
  [orderStatus.cancelledBySupport]: "cancel-running",
};

/** Why a guest cannot cancel the order now, or `null`. A stay can be cancelled until its check-in moment. */
export function cancelProblem(order: CancellableOrder, now: Date): CancelProblem | null {
  return byStatus[order.statusCode] ?? (now < checkInMoment(order) ? null : "cancel-not-possible");
}

export function mayCancel(order: CancellableOrder, now: Date): boolean {
  return cancelProblem(order, now) === null;
}

/** From then on the guest may be in the property. */
export function checkInMoment({ checkIn, checkInFrom, timeZone }: Omit<CancellableOrder, "statusCode">): Date {
  return instantAt(checkIn, checkInFrom, timeZone);
}
