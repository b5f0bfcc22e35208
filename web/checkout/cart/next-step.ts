import type { Cart } from "#contract/cart.ts";
import type { Place } from "#domain/seo/places.ts";

/** Where a cart belongs that is past its forms: paying waits for the bank, and what is ordered is confirmed. */
export function furtherStep({ cartId, status, orderNumber, paymentId }: Cart): [Place, Record<string, string>] | null {
  if (status === "ordered" && orderNumber) return ["confirmation", { orderNumber }];
  if (status === "paying" && paymentId) return ["paymentReturn", { paymentId, cartId }];
  return null;
}
