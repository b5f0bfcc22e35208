import { type CouponTerms, type CouponTry, judgeCoupon } from "#domain/cart/judge-coupon.ts";
import { itemAmount } from "#domain/cart/totals.ts";
import type { PropertyStayPrice } from "#domain/price/price-property-stay.ts";

/** The coupon with which an order was booked. */
export type BookedCoupon = {
  code: string;
  terms: CouponTerms;
  /** Its discount when the order was booked, in halalas. */
  amount: number;
  site: CouponTry["site"];
  property: CouponTry["property"];
  bookedAt: Date;
};

/**
 * The discount of an order's coupon for a changed stay. A percentage is computed again if the stay still fulfils the terms;
 * an amount stays as it was, at most the subtotal. The code itself was redeemed when the order was booked, so neither its
 * end nor its uses count.
 */
export function couponOfChange(coupon: BookedCoupon | null, price: PropertyStayPrice): number {
  if (!coupon) return 0;
  const { terms, amount, site, property, bookedAt: now } = coupon;
  const subtotal = itemAmount(price) + price.serviceFee;
  if (terms.kind === "amount") return Math.min(amount, subtotal);
  // A personal code was checked when the order was booked.
  const guest = { userId: terms.accountId ?? "member", contacts: [] };
  const once = { uses: 0, spent: 0, guestUses: 0, hasBooked: false, paidWith: [] };
  const judged = judgeCoupon(
    { ...terms, budgetHalalas: null },
    { now, site, property, subtotal, nightly: price.nightly, guest, ...once },
  );
  // Other bookings may have used the rest of a budget.
  return terms.budgetHalalas === null ? judged.amount : Math.min(amount, judged.amount);
}
