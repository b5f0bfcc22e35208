import type { CartFields, CartViewContext, ShownItem, SnapshotContext } from "#api/item/kind/item-handler.ts";
import { policiesInRiyals } from "#api/property/offer/policies-in-riyals.ts";
import type { BookedProperty, ChaletRows } from "#api/schema/chalet.ts";
import type { Cart } from "#contract/cart/cart.ts";
import type { Language } from "#domain/language/language.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";
import { riyals } from "#domain/price/riyals.ts";
import { bookedPropertyView } from "./property/booked-property.ts";

type Shown = ShownItem<"chalet">;

/** The property and the stay of a cart. The host and the exact location are shown once the stay is paid. */
export function chaletView({ cart, item, facts: { property } }: Shown, context: CartViewContext): CartFields {
  const { language, isPaid, totals } = context;
  const isArabic = language === "ar";
  const home = bookedPropertyView(property, { ...context, isExact: isPaid });
  const place = {
    city: isArabic ? property.cityAr : property.cityEn,
    area: isArabic ? property.areaAr : property.areaEn,
  };
  const chalet: Cart["chalet"] = {
    ...home,
    ...place,
    location: { ...home.location, ...place },
    contact: isPaid ? contactOf(property, language) : null,
    checkIn: item.startsOn,
    checkOut: item.endsOn,
    numberOfNights: item.price.nights,
    guestCount: { adults: cart.adults, children: cart.children },
    guests: cart.guest,
    totals: {
      cartTotal: totals.total,
      propertyTotalPrice: riyals(item.price.total),
      currency: BASE_CURRENCY,
      insuranceAmount: riyals(property.insuranceAmount),
      subtotal: totals.subtotal,
    },
    rules: {
      fixedRules: property.fixedRuleIds.map((ruleId) => ({ ruleId })),
      otherRules: property.otherRules.map(({ en, ar }) => ({ descriptionEn: en, descriptionAr: ar })),
      insuranceAmount: riyals(property.insuranceAmount),
    },
    unitCancellationPolicies: policiesInRiyals(item.policies),
    currencies: {
      base: BASE_CURRENCY,
      display: cart.currency,
      rate: cart.rate,
      lockedAt: cart.createdAt.toISOString(),
    },
    expiredAt: cart.holdUntil.toISOString(),
  };
  return { chalet };
}

/** The host, with the name in this language. */
function contactOf({ host }: BookedProperty, language: Language): Cart["chalet"]["contact"] {
  if (!host) return null;
  const { firstNameEn, firstNameAr, ...contact } = host;
  return { firstName: language === "ar" ? firstNameAr : firstNameEn, ...contact };
}

/** What an order copies of its stay. */
export function staySnapshot({ item, facts: { property } }: Shown, context: SnapshotContext): ChaletRows["snapshot"] {
  const { cityEn, cityAr, areaEn, areaAr } = property;
  return {
    property: { ...bookedPropertyView(property, { ...context, isExact: true }), cityEn, cityAr, areaEn, areaAr },
    policySnapshot: policiesInRiyals(policiesOfTotal(item.policies, context.dueHalalas)),
    depositAmount: riyals(property.insuranceAmount),
  };
}
