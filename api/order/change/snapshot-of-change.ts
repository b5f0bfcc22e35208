import { cartLines, type PricedCart, sumsOf } from "#api/cart/price/cart-lines.ts";
import type { CartLeg } from "#api/cart/price/price-line.ts";
import { type OrderStay, stayOf } from "#api/item/chalet/stay-of.ts";
import { sumOfLegs } from "#api/leg/read-legs.ts";
import { policiesInRiyals } from "#api/property/offer/policies-in-riyals.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";

/** What the guest of a changed order sees: the property stays as it was booked. */
export function snapshotOfChange(before: OrderStay["snapshot"], changed: PricedCart): OrderStay["snapshot"] {
  const { adults, children } = changed.cart;
  const priced = { ...changed, legs: byMethod(changed.legs) };
  return {
    ...before,
    guests: { ...before.guests, guestCount: { adults, children } },
    priceLines: { en: cartLines(priced, "en"), ar: cartLines(priced, "ar") },
    policySnapshot: policyOfChange(priced),
  };
}

/** One leg of each method, however many changes the wallet has paid for. */
function byMethod(legs: readonly CartLeg[]): CartLeg[] {
  return [...Map.groupBy(legs, ({ method }) => method).values()].flatMap((same) => {
    const [first] = same;
    const valueHalalas = sumOfLegs(same);
    return first ? [{ ...first, valueHalalas, baseHalalas: valueHalalas }] : [];
  });
}

/** The policy of a changed stay, for its new arrival and its new total; what was given up is never refunded. */
export function policyOfChange(priced: PricedCart): OrderStay["snapshot"]["policySnapshot"] {
  const { total, loyalty, retained } = sumsOf(priced);
  return policiesInRiyals(policiesOfTotal(stayOf(priced.cart).policies, total + loyalty, retained));
}
