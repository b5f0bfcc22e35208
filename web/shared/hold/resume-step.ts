import type { Hold } from "#contract/cart/hold.ts";
import type { PlainPage } from "#domain/page/page-addresses.ts";

/** The page of the checkout on which a guest continues with the stay that they hold. */
export function resumeStep({ cartId, status, hasGuest, paymentId }: Hold): [PlainPage, Record<string, string>] {
  if (status === "paying" && paymentId) return ["paymentReturn", { paymentId, cartId }];
  return [hasGuest ? "payment" : "guest", { cartId }];
}
