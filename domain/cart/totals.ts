import type { HomeStayPrice } from "#domain/price/price-home-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";

/** What a cart is paid from, in halalas: the priced stay, and what was added or taken off since. */
export type CartCharges = {
  price: Pick<HomeStayPrice, "nights" | "accommodation" | "serviceFee" | "vatPercent"> & {
    discount: Pick<HomeStayPrice["discount"], "amount">;
  };
  /** Travel cover, which bears no VAT. */
  insurance?: number;
  /** Before VAT; never takes off more than there is. */
  coupon?: number;
  /** Points and wallet, which pay after VAT. */
  loyalty?: number;
};

/** Halalas: `total = subtotal + vat + insurance − coupons − loyalty`, never below 0. */
export type CartSums = {
  subtotal: number;
  vat: number;
  insurance: number;
  coupons: number;
  loyalty: number;
  total: number;
};

/** The sums of a cart. VAT is on what is left of home and fees after the coupon, by the one formula of prices. */
export function cartTotals({ price, insurance = 0, coupon = 0, loyalty = 0 }: CartCharges): CartSums {
  const subtotal = chaletAmount(price) + price.serviceFee;
  const taxed = priceSums({
    nights: price.nights,
    accommodation: subtotal,
    discount: coupon,
    vatPercent: price.vatPercent,
  });
  const due = taxed.total + insurance;
  const points = Math.min(loyalty, due);
  return { subtotal, vat: taxed.vat, insurance, coupons: taxed.discount, loyalty: points, total: due - points };
}

/** The home: its nights less the discount it gives. */
export function chaletAmount({
  accommodation,
  discount,
}: Pick<CartCharges["price"], "accommodation" | "discount">): number {
  return accommodation - discount.amount;
}
