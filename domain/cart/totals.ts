import type { PropertyStayPrice } from "#domain/price/price-property-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";

/** The parts of a cart in halalas: the priced stay, and what was added or deducted. */
export type CartCharges = {
  price: Pick<PropertyStayPrice, "nights" | "accommodation" | "serviceFee" | "vatPercent"> & {
    discount: Pick<PropertyStayPrice["discount"], "amount">;
  };
  /** Travel cover, which has no VAT. */
  insurance?: number;
  /** Before VAT; at most the amount that is left. */
  coupon?: number;
  /** Points and wallet, which are deducted after VAT. */
  loyalty?: number;
  /** Paid with VAT for nights that were given up without a refund. */
  retained?: number;
};

/** Halalas: `total = subtotal + vat + insurance − coupons − loyalty + retained`, never below 0. */
export type CartSums = {
  subtotal: number;
  vat: number;
  insurance: number;
  coupons: number;
  loyalty: number;
  retained: number;
  total: number;
};

/** The totals of a cart. VAT applies to property and fees after the coupon, with the same formula as prices. */
export function cartTotals({ price, insurance = 0, coupon = 0, loyalty = 0, retained = 0 }: CartCharges): CartSums {
  const subtotal = chaletAmount(price) + price.serviceFee;
  const taxed = priceSums({
    nights: price.nights,
    accommodation: subtotal,
    discount: coupon,
    vatPercent: price.vatPercent,
  });
  const due = taxed.total + insurance;
  const points = Math.min(loyalty, due + retained);
  const total = due - points + retained;
  return { subtotal, vat: taxed.vat, insurance, coupons: taxed.discount, loyalty: points, retained, total };
}

/** The property: its nights less its discount. */
export function chaletAmount({
  accommodation,
  discount,
}: Pick<CartCharges["price"], "accommodation" | "discount">): number {
  return accommodation - discount.amount;
}
