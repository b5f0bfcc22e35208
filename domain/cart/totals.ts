import type { PropertyStayPrice } from "#domain/price/price-property-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";

/** What an item costs before VAT, in halalas. */
export type ItemCharges = Pick<PropertyStayPrice, "nights" | "accommodation" | "serviceFee" | "vatPercent"> & {
  discount: Pick<PropertyStayPrice["discount"], "amount">;
};

/** What is added to the items of a cart, or deducted, in halalas. */
type Additions = {
  /** Travel cover, which has no VAT. */
  insurance?: number;
  /** Before VAT; at most the amount that is left. */
  coupon?: number;
  /** Points and wallet, which are deducted after VAT. */
  loyalty?: number;
  /** Paid with VAT for nights that were given up without a refund. */
  retained?: number;
};
/** The parts of a cart with one item. */
export type CartCharges = Additions & { price: ItemCharges };

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

/** The VAT of all items with the same rate. */
export type VatPart = { percent: number; halalas: number };

/** The totals of a cart with one item. */
export function cartTotals({ price, ...additions }: CartCharges): CartSums {
  const { vats, ...sums } = totalsOfItems([price], additions);
  return sums;
}

/**
 * The totals of a cart. VAT applies to items and fees after the coupon, with the same formula as prices. The coupon is
 * deducted from the items in their order.
 */
export function totalsOfItems(
  items: readonly ItemCharges[],
  { insurance = 0, coupon = 0, loyalty = 0, retained = 0 }: Additions,
): CartSums & { vats: VatPart[] } {
  const sums = { subtotal: 0, vat: 0, coupons: 0, taxed: 0 };
  const vats: VatPart[] = [];
  for (const price of items) {
    const { nights, vatPercent } = price;
    const accommodation = itemAmount(price) + price.serviceFee;
    const taxed = priceSums({ nights, accommodation, discount: coupon - sums.coupons, vatPercent });
    sums.subtotal += accommodation;
    sums.vat += taxed.vat;
    sums.coupons += taxed.discount;
    sums.taxed += taxed.total;
    const same = vats.find(({ percent }) => percent === vatPercent);
    if (same) same.halalas += taxed.vat;
    else vats.push({ percent: vatPercent, halalas: taxed.vat });
  }
  const { subtotal, vat, coupons } = sums;
  const due = sums.taxed + insurance;
  const points = Math.min(loyalty, due + retained);
  return { subtotal, vat, vats, insurance, coupons, loyalty: points, retained, total: due - points + retained };
}

/** An item: its nights less their discount. */
export function itemAmount({ accommodation, discount }: Pick<ItemCharges, "accommodation" | "discount">): number {
  return accommodation - discount.amount;
}
