import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { pricedOffer } from "#api/property/bookable-offer.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import type { CartWish } from "#contract/cart.ts";
import { holdOf } from "#domain/cart/hold.ts";
import { BASE_CURRENCY, type CurrencyCode } from "#domain/money/currency.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { requireNetworkRoom } from "./cart-caps.ts";
import { dropEndedHolds } from "./claim-nights.ts";
import { holdNights, untouched } from "./hold-nights.ts";
import { type NewCartFacts, newCartFacts } from "./new-cart-facts.ts";
import { lockHomesOf, releaseOwnCarts } from "./release-own-carts.ts";
import { requireQuotedPrice } from "./require-quoted-price.ts";

export type Making = {
  request: FastifyRequest;
  holder: string;
  stay: Stay;
  wish: CartWish;
  /** A security check was passed. */
  isPerson: boolean;
};

/** A cart that may be made: `hold` writes it, and with it the nights are its own. */
export type MadeCart = { cart: ShownCart; facts: NewCartFacts; hold: () => Promise<void> };

/**
 * Holds the nights of a stay for a browser at the price it was quoted. The home is locked before anything is decided, so
 * of many who ask at once one gets the nights and the others are told so.
 */
export async function createCart(tx: Tx, making: Making): Promise<MadeCart> {
  const { request, stay, wish, isPerson } = making;
  const { settings } = request.server;
  const { propertyId } = wish;
  const facts = await factsUnderLock(tx, making);
  requireNetworkRoom(facts.liveHolds, { most: settings.holdsPerNetwork, isPerson });
  const guestCount = wish.guestCount.adults + wish.guestCount.children;
  const { offer, price } = pricedOffer(facts.offer, { stay, site: request.site, guestCount });
  requireQuotedPrice({ secrets: settings.secrets, site: request.site, wish, stay }, price.total, offer.asOf);

  if (facts.hasEndedHolds) await dropEndedHolds(tx, propertyId, stay);
  const cart: ShownCart = {
    ...whoAndWhat(making),
    id: randomUUID(),
    ...holdOf(facts.now, settings.holdSeconds),
    createdAt: facts.now,
    price,
    policies: cancellationPolicies({ ...offer, checkIn: stay.checkIn }, price),
    ...lockedRate(facts, request.currency),
    ...untouched,
  };
  const hold = async () => {
    await holdNights(tx, cart);
    await faultPoint("K02");
  };
  return { cart, facts, hold };
}

/** All locks are asked for and all facts read in one trip; in their order, so that the facts are those under the locks. */
async function factsUnderLock(tx: Tx, { request, holder, stay, wish: { propertyId } }: Making): Promise<NewCartFacts> {
  const { network, currency } = request;
  const ask = () => newCartFacts(tx, { propertyId, stay, network, currency });
  const [, hasOpenCarts, facts] = await Promise.all([
    lockNames(tx, [`holds:${network}`, `holder:${holder}`]),
    lockHomesOf(tx, holder, propertyId),
    ask(),
  ]);
  if (!hasOpenCarts) return facts;
  await releaseOwnCarts(tx, holder);
  return ask();
}

function whoAndWhat({ request, holder, stay, wish }: Making) {
  const { caller, network, site, language } = request;
  return {
    holder,
    userId: caller.kind === "user" ? caller.userId : null,
    network,
    siteId: site.siteId,
    language,
    propertyId: wish.propertyId,
    ...stay,
    ...wish.guestCount,
    marketing: wellFormed(wish.marketing),
    searchId: wish.searchId ?? null,
  };
}

/** Half of a character, which a cut text may end with, cannot be kept as JSON. */
function wellFormed(marketing: CartWish["marketing"]) {
  return marketing
    ? Object.fromEntries(Object.entries(marketing).map(([name, text]) => [name, text?.toWellFormed()]))
    : null;
}

/** The rate of this moment, which the cart keeps; riyals where nobody knows the currency's. */
function lockedRate({ rate }: NewCartFacts, wanted: CurrencyCode): { currency: CurrencyCode; rate: number } {
  return rate === null ? { currency: BASE_CURRENCY, rate: 1 } : { currency: wanted, rate };
}
