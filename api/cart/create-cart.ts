import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "#api/database/database.ts";
import { lockNames } from "#api/database/lock-names.ts";
import { productTime } from "#api/database/product-time.ts";
import { type CartRow, carts } from "#api/database/schema/cart.ts";
import { currencyRates } from "#api/database/schema/currency.ts";
import { faultPoint } from "#api/fault/fault-point.ts";
import { bookableOffer } from "#api/property/bookable-offer.ts";
import type { CartWish } from "#contract/cart.ts";
import { holdOf } from "#domain/cart/hold.ts";
import { BASE_CURRENCY, type CurrencyCode } from "#domain/money/currency.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { requireNetworkRoom } from "./cart-caps.ts";
import { holdNights } from "./claim-nights.ts";
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

/**
 * Holds the nights of a stay for a browser at the price it was quoted. The home is locked before anything is decided, so
 * of many who ask at once one gets the nights and the others are told so.
 */
export async function createCart(tx: Tx, making: Making): Promise<CartRow> {
  const { request, holder, stay, wish, isPerson } = making;
  const { settings } = request.server;
  const { propertyId } = wish;
  await lockNames(tx, [`holds:${request.network}`, `holder:${holder}`]);
  await lockHomesOf(tx, holder, propertyId);
  const id = randomUUID();
  await releaseOwnCarts(tx, holder, id);
  await requireNetworkRoom(tx, request.network, { most: settings.holdsPerNetwork, isPerson });
  const guestCount = wish.guestCount.adults + wish.guestCount.children;
  const { offer, price } = await bookableOffer(tx, { propertyId, stay, site: request.site, guestCount });
  requireQuotedPrice({ secrets: settings.secrets, site: request.site, wish, stay }, price.total, offer.asOf);

  const now = await productTime(tx);
  const hold = holdOf(now, settings.holdSeconds);
  const stayClaimId = await holdNights(tx, propertyId, stay, hold.holdUntil);
  const policies = cancellationPolicies({ ...offer, checkIn: stay.checkIn }, price);
  const row = { id, stayClaimId, ...hold, createdAt: now, price, policies };
  const [cart] = await tx
    .insert(carts)
    .values({ ...whoAndWhat(making), ...row, ...(await lockedRate(tx, request.currency)) })
    .returning();
  await faultPoint("K02");
  return cart as CartRow;
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
async function lockedRate(tx: Tx, wanted: CurrencyCode): Promise<{ currency: CurrencyCode; rate: number }> {
  const [known] = await tx.select().from(currencyRates).where(eq(currencyRates.code, wanted));
  return known ? { currency: wanted, rate: known.rate } : { currency: BASE_CURRENCY, rate: 1 };
}
