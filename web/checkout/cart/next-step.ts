import type { Cart } from "#contract/cart/cart.ts";
import type { PlainPage } from "#domain/page/page-addresses.ts";

/** The page of a cart that is past its forms: waiting for the bank, or the confirmation of its order. */
export function nextStep(cart: Cart): [PlainPage, Record<string, string>] | null {
  const { cartId, status, orderNumber, paymentId, change } = cart;
  if (status === "ordered" && change) return ["manageBooking", { orderNumber: change.orderNumber, changed: "yes" }];
  if (status === "ordered" && orderNumber) return ["confirmation", { orderNumber }];
  if (status === "paying" && paymentId) return ["paymentReturn", { paymentId, cartId }];
  return null;
}
