import type { FastifyRequest } from "fastify";
import { payableOf } from "#api/cart/cart-totals.ts";
import { openPayment } from "#api/cart/open-payment.ts";
import { ownOpenCart } from "#api/cart/own-cart.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { MethodOffer } from "#contract/payment.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { isInstalment, methodsOf, takesSum } from "#domain/payment/site-methods.ts";
import { problems } from "#domain/problem/problems.ts";
import { providerFor } from "./gateway/providers.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { pricedCart } from "./priced-cart.ts";

const NOT_HERE = problems["method-not-available"].code;
const NOT_FOR_THIS = problems["method-not-for-this-order"].code;

/** How this cart can be paid. Coming here prolongs its hold, once. */
export async function listPaymentMethods(deps: PaymentDeps, request: FastifyRequest, cartId: string) {
  const priced = await inTransaction(deps.db, async (tx) =>
    pricedCart(tx, await openPayment(tx, await ownOpenCart(tx, request, cartId))),
  );
  const payable = payableOf(priced);
  const methods = await Promise.all(
    methodsOf(request.site).map((method) => offerOf(deps, request, { method, cart: priced.cart, payable })),
  );
  const total = Number(fromMinorUnits(payable.minor, payable.currency));
  return { methods, fieldsUrl: fieldsUrl(deps, request), payable: { total, currency: payable.currency } };
}

type Asked = { method: PaymentMethod; cart: CartRow; payable: ReturnType<typeof payableOf> };

async function offerOf(deps: PaymentDeps, request: FastifyRequest, asked: Asked): Promise<MethodOffer> {
  const { method, payable } = asked;
  const cards = method === "card" ? request.site.acceptedCards.filter((card) => card !== "KNET") : [];
  const refused = (reason: number): MethodOffer => ({ method, available: false, reason, cards, plans: [] });
  if (!providerFor(deps.providers, method)) return refused(NOT_HERE);
  if (!takesSum(method, payable)) {
    return refused(isInstalment(method) ? NOT_FOR_THIS : NOT_HERE);
  }
  if (!isInstalment(method)) return { method, available: true, reason: null, cards, plans: [] };
  const plans = await instalmentPlans(deps, request, asked);
  return plans ? { method, available: true, reason: null, cards, plans } : refused(NOT_FOR_THIS);
}

/** Instalments judge the buyer; one that says no, or nothing, is simply not offered. */
async function instalmentPlans(deps: PaymentDeps, request: FastifyRequest, { method, cart, payable }: Asked) {
  const { guest, guestEmail, guestPhone, currency } = cart;
  if (!guest || !guestEmail || !guestPhone) return null;
  const offer = await providerFor(deps.providers, method)?.offer?.({
    method,
    amountMinor: payable.minor,
    currency,
    language: request.language,
    buyer: { email: guestEmail, phone: guestPhone, firstName: guest.firstName, lastName: guest.lastName },
  });
  if (!offer?.available) return null;
  return offer.plans.map(({ planId, instalments, amountMinor }) => ({
    planId,
    instalments,
    amount: Number(fromMinorUnits(amountMinor, currency)),
  }));
}

/** The gateway's own page with the card fields, told whom it stands in and what it may take. */
function fieldsUrl({ settings }: PaymentDeps, { site, language }: FastifyRequest): string {
  const url = new URL(settings.paymentFieldsUrl);
  url.searchParams.set("lang", language);
  url.searchParams.set("brand", site.brand);
  url.searchParams.set("cards", site.acceptedCards.filter((card) => card !== "KNET").join(","));
  return url.href;
}
