import { cartLines, type PricedCart, sumsOf } from "#api/cart/price/cart-lines.ts";
import { type BookedPropertyOptions, bookedPropertyView } from "#api/cart/property/booked-property.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { policiesInRiyals } from "#api/property/offer/policies-in-riyals.ts";
import type { OrderSnapshot } from "#api/schema/order.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";
import { riyals } from "#domain/price/riyals.ts";

/** A copy of the cart in both languages: later changes of the property, its name or its rules do not change an order. */
export function orderSnapshot(priced: PricedCart, shown: Omit<BookedPropertyOptions, "isExact">): OrderSnapshot {
  const { cart, property } = priced;
  const { guest } = cart;
  if (!guest) throw new Problem("guest-missing");
  const { cityEn, cityAr, areaEn, areaAr } = property;
  const { total, loyalty } = sumsOf(priced);
  return {
    property: { ...bookedPropertyView(property, { ...shown, isExact: true }), cityEn, cityAr, areaEn, areaAr },
    guests: guest,
    priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") },
    policySnapshot: policiesInRiyals(policiesOfTotal(cart.chalet.policies, total + loyalty)),
    depositAmount: riyals(property.insuranceAmount),
  };
}
