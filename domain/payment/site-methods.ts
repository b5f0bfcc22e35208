import type { CurrencyCode } from "#domain/money/currency.ts";
import type { CardKind } from "#domain/site/features.ts";
import type { Site } from "#domain/site/sites.ts";
import { isLender, methodRow, type PaymentMethod, paymentMethods } from "./methods.ts";

type Paying = Pick<Site, "acceptedCards" | "features" | "countryCode">;

/** The payment methods of a site, in the order they are offered. */
export function methodsOf({ acceptedCards, features, countryCode }: Paying): PaymentMethod[] {
  return paymentMethods.filter((method) => {
    const { site } = methodRow(method);
    if (!site || (site.card && !acceptedCards.includes(site.card))) return false;
    return (!site.feature || features[site.feature]) && (!site.countries || site.countries.includes(countryCode));
  });
}

/** The cards that a site takes in the fields of the gateway; a card that is a method of its own is not entered there. */
export function fieldCards({ acceptedCards }: Pick<Site, "acceptedCards">): CardKind[] {
  const ownMethod = paymentMethods.map((method) => methodRow(method).site?.card);
  return acceptedCards.filter((card) => !ownMethod.includes(card));
}

type Sum = { currency: CurrencyCode; halalas: number };
type MethodRefusal = "method-not-available" | "method-not-for-this-order";

/** Why a cart of this site with this sum cannot be paid with a method, or `null` when it can. */
export function methodRefusal(site: Paying, method: PaymentMethod, sum: Sum): MethodRefusal | null {
  if (!methodsOf(site).includes(method)) return "method-not-available";
  if (takesSum(method, sum)) return null;
  return isLender(method) ? "method-not-for-this-order" : "method-not-available";
}

function takesSum(method: PaymentMethod, { currency, halalas }: Sum): boolean {
  const { currencies, limits } = methodRow(method);
  if (currencies && !currencies.includes(currency)) return false;
  return !limits || (halalas >= limits.min && halalas <= limits.max);
}
