import type { SeePictures } from "#api/picture/picture-sight.ts";
import { policiesInRiyals } from "#api/property/policies-in-riyals.ts";
import type { Cart, CartTotals } from "#contract/cart.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Language } from "#domain/site/language.ts";
import type { PricedCart } from "./cart-lines.ts";
import { type HomeOfStay, toldHome } from "./stayed-home.ts";

type Shown = { language: Language; isPaid: boolean; see: SeePictures; secrets: readonly string[] };

/** The home and the stay of a cart. Whom a guest meets, and where exactly, is told once the stay is paid. */
export function chaletView({ cart, home }: PricedCart, totals: CartTotals, shown: Shown): Cart["chalet"] {
  const { language, isPaid } = shown;
  const isArabic = language === "ar";
  return {
    ...toldHome(home, { ...shown, isExact: isPaid }),
    city: isArabic ? home.cityAr : home.cityEn,
    area: isArabic ? home.areaAr : home.areaEn,
    contact: isPaid ? contactOf(home, language) : null,
    checkIn: cart.checkIn,
    checkOut: cart.checkOut,
    numberOfNights: cart.price.nights,
    guestCount: { adults: cart.adults, children: cart.children },
    guests: cart.guest,
    totals: {
      cartTotal: totals.total,
      propertyTotalPrice: riyals(cart.price.total),
      currency: BASE_CURRENCY,
      insuranceAmount: riyals(home.insuranceAmount),
      subtotal: totals.subtotal,
    },
    rules: {
      fixedRules: home.fixedRuleIds.map((ruleId) => ({ ruleId })),
      otherRules: home.otherRules.map(({ en, ar }) => ({ descriptionEn: en, descriptionAr: ar })),
      insuranceAmount: riyals(home.insuranceAmount),
    },
    unitCancellationPolicies: policiesInRiyals(cart.policies),
    currencies: {
      base: BASE_CURRENCY,
      display: cart.currency,
      rate: cart.rate,
      lockedAt: cart.createdAt.toISOString(),
    },
    expiredAt: cart.holdUntil.toISOString(),
  };
}

/** Whom a guest meets, by the name of their language. */
export function contactOf({ host }: HomeOfStay, language: Language): Cart["chalet"]["contact"] {
  if (!host) return null;
  const { firstNameEn, firstNameAr, ...contact } = host;
  return { firstName: language === "ar" ? firstNameAr : firstNameEn, ...contact };
}
