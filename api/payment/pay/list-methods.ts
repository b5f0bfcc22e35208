import { extendHold } from "#api/cart/hold/extend-hold.ts";
import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { providerFor } from "#api/payment/gateway/providers.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { MethodOffer } from "#contract/payment.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { instalmentSchedule } from "#domain/payment/instalments.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { isInstalment, methodRefusal, methodsOf } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Language } from "#domain/site/language.ts";
import { type Site, siteById } from "#domain/site/sites.ts";
import { pricedCart } from "./priced-cart.ts";

const NOT_HERE = problems["method-not-available"].code;
const NOT_FOR_THIS = problems["method-not-for-this-order"].code;

type Page = { site: Site; language: Language };

/** The methods with which a cart of its site can be paid. The first call extends its hold. */
export async function listPaymentMethods(deps: PaymentDeps, owner: Owner, cartId: string, page: Page) {
  const priced = await inTransaction(deps.db, async (tx) =>
    pricedCart(tx, await extendHold(tx, await ownOpenCart(tx, owner, cartId))),
  );
  const payable = payableOf(priced);
  const { cart } = priced;
  const site = siteById(cart.siteId);
  const { language } = page;
  const methods = await Promise.all(
    methodsOf(site).map((method) => offerOf(deps, { method, site, language, cart, payable })),
  );
  const total = Number(fromMinorUnits(payable.minor, payable.currency));
  return { methods, fieldsUrl: fieldsUrl(deps, site, page), payable: { total, currency: payable.currency } };
}

type Asked = {
  method: PaymentMethod;
  site: Site;
  language: Language;
  cart: CartRow;
  payable: ReturnType<typeof payableOf>;
};

async function offerOf(deps: PaymentDeps, asked: Asked): Promise<MethodOffer> {
  const { method, site, payable } = asked;
  const cards = method === "card" ? site.acceptedCards.filter((card) => card !== "KNET") : [];
  const refused = (reason: number): MethodOffer => ({ method, available: false, reason, cards, plans: [] });
  if (!providerFor(deps.providers, method)) return refused(NOT_HERE);
  const refusal = methodRefusal(site, method, payable);
  if (refusal) return refused(problems[refusal].code);
  if (!isInstalment(method)) return { method, available: true, reason: null, cards, plans: [] };
  const plans = await instalmentPlans(deps, asked);
  return plans ? { method, available: true, reason: null, cards, plans } : refused(NOT_FOR_THIS);
}

/** A lender assesses the buyer. If it refuses, or does not answer, the method is not offered. */
async function instalmentPlans(deps: PaymentDeps, { method, language, cart, payable }: Asked) {
  const { guest, guestEmail, guestPhone, currency } = cart;
  if (!guest || !guestEmail || !guestPhone) return null;
  const offer = await providerFor(deps.providers, method)?.offer?.({
    method,
    amountMinor: payable.minor,
    currency,
    language,
    buyer: { email: guestEmail, phone: guestPhone, firstName: guest.firstName, lastName: guest.lastName },
  });
  if (!offer?.available) return null;
  return offer.plans.map(({ planId, ...plan }) => {
    const minors = instalmentSchedule(payable.minor, plan, currency);
    const schedule = minors.map((minor) => Number(fromMinorUnits(minor, currency)));
    return { planId, instalments: plan.instalments, amount: schedule[0] ?? 0, schedule };
  });
}

/** The gateway's page with the card fields; the query has language and brand of the page and the cards of the cart's site. */
function fieldsUrl({ settings }: PaymentDeps, { acceptedCards }: Site, { site, language }: Page): string {
  const url = new URL(settings.paymentFieldsUrl);
  url.searchParams.set("lang", language);
  url.searchParams.set("brand", site.brand);
  url.searchParams.set("cards", acceptedCards.filter((card) => card !== "KNET").join(","));
  return url.href;
}
