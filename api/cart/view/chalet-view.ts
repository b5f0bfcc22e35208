import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { type BookedProperty, bookedPropertyView } from "#api/cart/property/booked-property.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { policiesInRiyals } from "#api/property/offer/policies-in-riyals.ts";
import type { Cart, CartTotals } from "#contract/cart.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Language } from "#domain/site/language.ts";

type Shown = { language: Language; isPaid: boolean; describePictures: DescribePictures; secrets: readonly string[] };

/** The property and the stay of a cart. The host and the exact location are shown once the stay is paid. */
export function chaletView({ cart, property }: PricedCart, totals: CartTotals, shown: Shown): Cart["chalet"] {
  const { language, isPaid } = shown;
  const { chalet } = cart;
  const isArabic = language === "ar";
  const home = bookedPropertyView(property, { ...shown, isExact: isPaid });
  const place = {
    city: isArabic ? property.cityAr : property.cityEn,
    area: isArabic ? property.areaAr : property.areaEn,
  };
  return {
    ...home,
    ...place,
    location: { ...home.location, ...place },
    contact: isPaid ? contactOf(property, language) : null,
    checkIn: chalet.checkIn,
    checkOut: chalet.checkOut,
    numberOfNights: chalet.price.nights,
    guestCount: { adults: cart.adults, children: cart.children },
    guests: cart.guest,
    totals: {
      cartTotal: totals.total,
      propertyTotalPrice: riyals(chalet.price.total),
      currency: BASE_CURRENCY,
      insuranceAmount: riyals(property.insuranceAmount),
      subtotal: totals.subtotal,
    },
    rules: {
      fixedRules: property.fixedRuleIds.map((ruleId) => ({ ruleId })),
      otherRules: property.otherRules.map(({ en, ar }) => ({ descriptionEn: en, descriptionAr: ar })),
      insuranceAmount: riyals(property.insuranceAmount),
    },
    unitCancellationPolicies: policiesInRiyals(chalet.policies),
    currencies: {
      base: BASE_CURRENCY,
      display: cart.currency,
      rate: cart.rate,
      lockedAt: cart.createdAt.toISOString(),
    },
    expiredAt: cart.holdUntil.toISOString(),
  };
}

/** The host, with the name in this language. */
export function contactOf({ host }: BookedProperty, language: Language): Cart["chalet"]["contact"] {
  if (!host) return null;
  const { firstNameEn, firstNameAr, ...contact } = host;
  return { firstName: language === "ar" ? firstNameAr : firstNameEn, ...contact };
}
