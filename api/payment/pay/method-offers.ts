import type { payableOf } from "#api/cart/price/cart-totals.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { providerFor } from "#api/payment/gateway/providers.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import type { Language } from "#domain/language/language.ts";
import { methodRow, type PaymentMethod } from "#domain/payment/methods.ts";
import { fieldCards, methodRefusal } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Site } from "#domain/site/sites.ts";

const NOT_HERE = problems["method-not-available"].code;

/** The page that shows the methods; its site may be another than that of the cart. */
export type MethodPage = { site: Site; language: Language };

export type Payable = ReturnType<typeof payableOf>;

/** The offer of a method that needs no plan. */
export function moneyOffer(
  deps: PaymentDeps,
  { method, site, payable }: { method: PaymentMethod; site: Site; payable: Payable },
): MethodOffer {
  const cards = methodRow(method).input === "fields" ? fieldCards(site) : [];
  const refusal = methodRefusal(site, method, payable);
  const reason = providerFor(deps.providers, method) ? refusal && problems[refusal].code : NOT_HERE;
  return { method, available: reason === null, reason, cards, plans: [] };
}

/** The gateway's page with the card fields; the query has language and brand of the page and the cards of the cart's site. */
export function fieldsUrl({ settings }: PaymentDeps, cartSite: Site, { site, language }: MethodPage): string {
  const url = new URL(settings.paymentFieldsUrl);
  url.searchParams.set("lang", language);
  url.searchParams.set("brand", site.brand);
  url.searchParams.set("cards", fieldCards(cartSite).join(","));
  return url.href;
}
