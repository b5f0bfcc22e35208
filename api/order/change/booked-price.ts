import { stayOf } from "#api/item/chalet/stay-of.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { BookedCoupon } from "#domain/order/change/coupon-of-change.ts";
import type { BookedPrice } from "#domain/order/change/price-change.ts";

/** What the stay of a booking costs now: the prices of the cart that booked it, or of the cart that changed it last. */
export function bookedPrice(cart: CartRow, coupon: BookedCoupon | null): BookedPrice {
  const { insurance, change } = cart;
  return {
    price: stayOf(cart).price,
    insurance: insurance?.amount ?? 0,
    coupon: change ? (change.coupon?.amount ?? 0) : (coupon?.amount ?? 0),
    retained: change?.retained ?? 0,
  };
}
