import { extendHold } from "#api/cart/hold/extend-hold.ts";
import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { fieldsUrl } from "#api/payment/fields/fields-url.ts";
import { gatewayFor } from "#api/payment/gateway/gateways.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { offeredSite } from "#api/platform/http/offered-site.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { MethodOffer } from "#contract/cart/payment.ts";
import type { Language } from "#domain/language/language.ts";
import { programmes } from "#domain/loyalty/rates.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { instalmentSchedule } from "#domain/payment/instalments.ts";
import { isLender, ownMethod, type PaymentMethod } from "#domain/payment/methods.ts";
import { methodsOf } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import { type Site, siteById } from "#domain/site/sites.ts";
import { type MethodPage, moneyOffer, type Payable } from "./method-offers.ts";
import { isPaidByLegs } from "./pay-method.ts";
import { pricedCart } from "./priced-cart.ts";

const NOT_FOR_THIS = problems["method-not-for-this-order"].code;

/** The methods with which a cart of its site can be paid. The first call extends its hold. */
export async function listCartMethods(deps: PaymentDeps, owner: Owner, cartId: string, page: MethodPage) {
  const priced = await inTransaction(deps.db, async (tx) =>
    pricedCart(tx, await extendHold(tx, await ownOpenCart(tx, owner, cartId))),
  );
  const payable = payableOf(priced);
  const { cart } = priced;
  const site = siteById(cart.siteId);
  const { language } = page;
  const offers = await Promise.all(
    methodsOf(site).map((method) => offerOf(deps, { method, site, language, cart, payable })),
  );
  const methods = isPaidByLegs(priced, payable) ? [walletOffer, ...offers] : offers;
  const total = Number(fromMinorUnits(payable.minor, payable.currency));
  return {
    methods,
    fieldsUrl: fieldsUrl(deps.settings, site, page),
    payable: { total, currency: payable.currency },
    programmes: cart.change ? [] : programmesOf(site, deps.settings),
  };
}

function programmesOf(site: Site, settings: PaymentDeps["settings"]) {
  const { features } = offeredSite(site, settings);
  const own = programmes.filter((method) => features[method]);
  return own.map((method) => ({ method, available: !settings.loyaltyOff.includes(method) }));
}

/** Offered when points and wallet leave nothing to pay. */
const walletOffer: MethodOffer = { method: ownMethod, available: true, reason: null, cards: [], atOnce: [], plans: [] };

type OfferQuery = {
  method: PaymentMethod;
  site: Site;
  language: Language;
  cart: CartRow;
  payable: Payable;
};

async function offerOf(deps: PaymentDeps, query: OfferQuery): Promise<MethodOffer> {
  const offer = moneyOffer(deps, query);
  if (!offer.available || !isLender(query.method)) return offer;
  const plans = await instalmentPlans(deps, query);
  return plans ? { ...offer, plans } : { ...offer, available: false, reason: NOT_FOR_THIS };
}

/** A lender assesses the buyer. If it refuses, or does not answer, the method is not offered. */
async function instalmentPlans(deps: PaymentDeps, { method, site, language, cart, payable }: OfferQuery) {
  const { guest, guestEmail, guestPhone, currency } = cart;
  if (!guest || !guestEmail || !guestPhone) return null;
  const offer = await gatewayFor(deps, method, site.countryCode)?.offer?.({
    method,
    country: site.countryCode,
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
