import type { CartTotals } from "#contract/cart/cart.ts";
import { payableMinor } from "#domain/cart/present.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { type PricedCart, sumsOf } from "./cart-lines.ts";
import type { CartLeg } from "./price-line.ts";

type Summed = Pick<PricedCart, "cart" | "coupon" | "legs">;

type Payable = { minor: number; currency: CurrencyCode; halalas: number };

/**
 * The amount to charge, in minor units of the cart's currency, and in halalas before conversion. A change charges what the
 * order has not paid before.
 */
export function payableOf(summed: Summed): Payable {
  const { total } = sumsOf(summed);
  const { change, currency } = summed.cart;
  const minor = Math.max(0, payableMinor(total, summed.cart) - (change?.paidMinor ?? 0));
  return { minor, currency, halalas: total - (change?.paid ?? 0) };
}

/** The legs that pay for this cart; a change also knows those that paid for its order before. */
export function ownLegs<Leg extends CartLeg>({ cart, legs }: { cart: { id: string }; legs: readonly Leg[] }): Leg[] {
  return legs.filter(({ cartId }) => cartId === cart.id);
}

/** The halalas that a change costs, whatever pays for it: what its guest pays in riyals is exactly that. */
export function dueOfChange(summed: Summed): number {
  const { minor, halalas, currency } = differenceOf(summed);
  return currency === "SAR" ? minor : halalas;
}

/** What a change costs, whatever pays for it. */
export function differenceOf(summed: Summed): Payable {
  const { cart, legs } = summed;
  return payableOf({ ...summed, legs: legs.filter(({ cartId }) => cartId !== cart.id) });
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
