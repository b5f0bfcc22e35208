import type { Order } from "#contract/order/order.ts";

/** When the guest agreed to the stay as it is now: at the booking, or at its last change. */
export function bookedAtOf({ createdAt, changes }: Pick<Order, "createdAt" | "changes">): Date {
  const done = changes.filter(({ status }) => status === "done");
  return new Date(done.at(-1)?.at ?? createdAt);
}
