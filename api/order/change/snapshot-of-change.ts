import { cartLines, type PricedCart, sumsOf } from "#api/cart/price/cart-lines.ts";
import { policiesInRiyals } from "#api/property/offer/policies-in-riyals.ts";
import type { OrderSnapshot } from "#api/schema/order.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";

/** What the guest of a changed order sees: the property stays as it was booked. */
export function snapshotOfChange(before: OrderSnapshot, priced: PricedCart): OrderSnapshot {
  const { adults, children } = priced.cart;
  return {
    ...before,
    guests: { ...before.guests, guestCount: { adults, children } },
    priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") },
    policySnapshot: policyOfChange(priced),
  };
}

/** The policy of a changed stay, for its new arrival and its new total; what was given up is never refunded. */
export function policyOfChange(priced: PricedCart): OrderSnapshot["policySnapshot"] {
  const { total, loyalty, retained } = sumsOf(priced);
  return policiesInRiyals(policiesOfTotal(priced.cart.chalet.policies, total + loyalty, retained));
}
