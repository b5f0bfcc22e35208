import { cartLines, type PricedCart, sumsOf } from "#api/cart/cart-lines.ts";
import { type HomeShown, toldHome } from "#api/cart/stayed-home.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { policiesInRiyals } from "#api/property/policies-in-riyals.ts";
import type { OrderSnapshot } from "#api/schema/order.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";
import { riyals } from "#domain/price/riyals.ts";

/** The cart as its guest saw it, in both languages: later changes of home, names or rules change no order. */
export function orderSnapshot(priced: PricedCart, shown: Omit<HomeShown, "isExact">): OrderSnapshot {
  const { cart, home } = priced;
  const { guest } = cart;
  if (!guest) throw new Problem("guest-missing");
  const { cityEn, cityAr, areaEn, areaAr } = home;
  return {
    property: { ...toldHome(home, { ...shown, isExact: true }), cityEn, cityAr, areaEn, areaAr },
    guests: guest,
    priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") },
    policySnapshot: policiesInRiyals(policiesOfTotal(cart.policies, sumsOf(priced).total)),
    depositAmount: riyals(home.insuranceAmount),
  };
}
