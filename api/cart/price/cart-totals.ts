import type { CartTotals } from "#contract/cart.ts";
import { payableMinor } from "#domain/cart/present.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { type PricedCart, sumsOf } from "./cart-lines.ts";

type Summed = Pick<PricedCart, "cart" | "coupon" | "legs">;

/**
 * The amount to charge, in minor units of the cart's currency, and in halalas before conversion. A change charges what the
 * order has not paid before.
 */
export function payableOf(summed: Summed): { minor: number; currency: CurrencyCode; halalas: number } {
  const { total } = sumsOf(summed);
  const { change, currency } = summed.cart;
  const minor = payableMinor(total, summed.cart) - (change?.paidMinor ?? 0);
  return { minor, currency, halalas: total - (change?.paid ?? 0) };
}

/** The amount in minor units that would be charged without points and wallet. */
export function payableWithLoyalty(summed: Summed): number {
  return payableOf({ ...summed, legs: [] }).minor;
}

export function totalsOf(summed: Summed): CartTotals {
  const { subtotal, vat, insurance, coupons, loyalty, total } = sumsOf(summed);
  const { minor, currency } = payableOf(summed);
  return {
    subtotal: riyals(subtotal),
    vat: riyals(vat),
    insurance: riyals(insurance),
    coupons: riyals(coupons),
    loyalty: riyals(loyalty),
    total: riyals(total),
    currency: "SAR",
    payable: { total: Number(fromMinorUnits(minor, currency)), currency },
  };
}
