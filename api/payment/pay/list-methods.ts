import { extendHold } from "#api/cart/hold/extend-hold.ts";
import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { type GiftBill, ownGiftBill } from "#api/gift/own-gift-bill.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { providerFor } from "#api/payment/gateway/providers.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { MethodOffer } from "#contract/payment.ts";
import { programmes } from "#domain/loyalty/rates.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { instalmentSchedule } from "#domain/payment/instalments.ts";
import { isLender, methodRow, ownMethod, type PaymentMethod } from "#domain/payment/methods.ts";
import { fieldCards, methodRefusal, methodsOf } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Language } from "#domain/site/language.ts";
import { type Site, siteById } from "#domain/site/sites.ts";
import { isPaidByLegs } from "./pay-method.ts";
import { pricedCart } from "./priced-cart.ts";

const NOT_HERE = problems["method-not-available"].code;
const NOT_FOR_THIS = problems["method-not-for-this-order"].code;

type Page = { site: Site; language: Language };

/** The methods with which a cart of its site can be paid. The first call extends its hold. */
export async function listPaymentMethods(deps: PaymentDeps, owner: Owner, cartId: string, page: Page) {
  const gift = await ownGiftBill(deps.db, owner, cartId);
  if (gift) return listGiftMethods(deps, gift, page);
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
    fieldsUrl: fieldsUrl(deps, site, page),
    payable: { total, currency: payable.currency },
    programmes: cart.change ? [] : programmesOf(site, deps.settings),
  };
}

function programmesOf({ features }: Site, { loyaltyOff }: PaymentDeps["settings"]) {
  const own = programmes.filter((method) => features[method]);
  return own.map((method) => ({ method, available: !loyaltyOff.includes(method) }));
}

/** A gift is paid with money at once. */
async function listGiftMethods(deps: PaymentDeps, { gift, bill }: GiftBill, page: Page) {
  if (bill.state === "paying") throw new Problem("payment-running");
  const { orderNumber, payUntil, faceHalalas: halalas } = gift;
  if (bill.state !== "open") throw new Problem("cart-expired", { details: { orderNumber } });
  if (payUntil <= (await productTime(deps.db))) throw new Problem("cart-expired");
  const site = siteById(bill.siteId);
  const { amountMinor: minor, currency } = bill;
  const methods = methodsOf(site)
    .filter((method) => methodRow(method).buysGifts)
    .map((method) => moneyOffer(deps, { method, site, payable: { minor, currency, halalas } }));
  const total = Number(fromMinorUnits(minor, currency));
  return { methods, fieldsUrl: fieldsUrl(deps, site, page), payable: { total, currency }, programmes: [] };
}

/** Offered when points and wallet leave nothing to pay. */
const walletOffer: MethodOffer = { method: ownMethod, available: true, reason: null, cards: [], plans: [] };

type Asked = {
  method: PaymentMethod;
  site: Site;
  language: Language;
  cart: CartRow;
  payable: ReturnType<typeof payableOf>;
};

async function offerOf(deps: PaymentDeps, asked: Asked): Promise<MethodOffer> {
  const offer = moneyOffer(deps, asked);
  if (!offer.available || !isLender(asked.method)) return offer;
  const plans = await instalmentPlans(deps, asked);
  return plans ? { ...offer, plans } : { ...offer, available: false, reason: NOT_FOR_THIS };
}

/** The offer of a method that needs no plan. */
function moneyOffer(
  deps: PaymentDeps,
  { method, site, payable }: Pick<Asked, "method" | "site" | "payable">,
): MethodOffer {
  const cards = methodRow(method).input === "fields" ? fieldCards(site) : [];
  const refusal = methodRefusal(site, method, payable);
  const reason = providerFor(deps.providers, method) ? refusal && problems[refusal].code : NOT_HERE;
  return { method, available: reason === null, reason, cards, plans: [] };
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
function fieldsUrl({ settings }: PaymentDeps, cartSite: Site, { site, language }: Page): string {
  const url = new URL(settings.paymentFieldsUrl);
  url.searchParams.set("lang", language);
  url.searchParams.set("brand", site.brand);
  url.searchParams.set("cards", fieldCards(cartSite).join(","));
  return url.href;
}
