import { randomUUID } from "node:crypto";
import { deleteExpiredHolds } from "#api/item/chalet/nights/claim-nights.ts";
import { holdNights } from "#api/item/chalet/nights/hold-nights.ts";
import { lockPropertiesOf } from "#api/item/chalet/property/lock-properties.ts";
import { newStay } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockNames } from "#api/platform/database/lock-names.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { pricedOffer } from "#api/property/offer/bookable-offer.ts";
import type { CartRow, ShownCart } from "#api/schema/cart.ts";
import type { CartInput } from "#contract/cart/cart.ts";
import { holdOf } from "#domain/cart/hold.ts";
import type { Language } from "#domain/language/language.ts";
import { BASE_CURRENCY, type CurrencyCode } from "#domain/money/currency.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { requireNetworkLimit } from "./cart-limits.ts";
import { type NewCartFacts, newCartFacts } from "./new-cart-facts.ts";
import { releaseOwnCarts } from "./release-own-carts.ts";
import { requireQuotedPrice } from "./require-quoted-price.ts";
import { sameCart } from "./same-cart.ts";

export type NewCart = {
  holder: string;
  userId: string | null;
  /** One IPv4 address or one IPv6 /64. */
  network: string;
  site: Site;
  language: Language;
  currency: CurrencyCode;
  stay: Stay;
  input: CartInput;
  /** A captcha was solved. */
  isPerson: boolean;
};
export type CartSettings = Pick<Settings, "secrets" | "holdsPerNetwork" | "holdSeconds">;

/** The columns that have the same value in every new cart. */
const newCartState = {
  state: "open",
  kind: "stay",
  changesOrderItemId: null,
  change: null,
  earn: null,
  paymentOpenedAt: null,
  insurance: null,
  guest: null,
  guestEmail: null,
  guestPhone: null,
} as const;

/** A cart that can be created: `hold` writes it together with its nights. */
type CreatedCart = { cart: ShownCart; facts: NewCartFacts; hold: () => Promise<void> };

/**
 * Holds the nights of a stay for a browser at the quoted price. The property is locked before anything is decided, so of
 * many simultaneous requests one gets the nights and the others are refused. A guest who asks for the stay that they
 * already hold gets that cart.
 */
export async function createCart(
  tx: Tx,
  settings: CartSettings,
  newCart: NewCart,
): Promise<CreatedCart | { resumed: CartRow }> {
  const { site, stay, input, isPerson } = newCart;
  const { resumed, facts } = await factsUnderLock(tx, settings, newCart);
  if (resumed) return { resumed };
  requireNetworkLimit(facts.liveHolds, { max: settings.holdsPerNetwork, isPerson });
  const guestCount = input.guestCount.adults + input.guestCount.children;
  const { offer, price } = pricedOffer(facts.offer, { stay, site, guestCount });
  requireQuotedPrice({ secrets: settings.secrets, site, input, stay }, price.total, offer.asOf);

  if (facts.hasExpiredHolds) await deleteExpiredHolds(tx, input.propertyId, stay);
  const cart: ShownCart = {
    ...columnsOf(newCart),
    id: randomUUID(),
    items: [
      newStay(input.propertyId, stay, {
        price,
        policies: cancellationPolicies({ ...offer, checkIn: stay.checkIn }, price),
      }),
    ],
    ...holdOf(facts.now, settings.holdSeconds),
    createdAt: facts.now,
    ...lockedRate(facts, newCart.currency),
    ...newCartState,
  };
  const hold = async () => {
    await holdNights(tx, cart);
    await faultPoint("K02");
  };
  return { cart, facts, hold };
}

/** Sends all locks and all queries in one round trip, in this order, so that the facts are read under the locks. */
async function factsUnderLock(
  tx: Tx,
  { secrets, holdsPerNetwork: maxHolds }: CartSettings,
  newCart: NewCart,
): Promise<{ facts: NewCartFacts; resumed: CartRow | null }> {
  const { holder, userId, network, currency, stay, input } = newCart;
  const { propertyId } = input;
  const readFacts = () => newCartFacts(tx, { propertyId, stay, network, maxHolds, currency });
  const [, hasOpenCarts, facts] = await Promise.all([
    lockNames(tx, [`holds:${network}`, `holder:${holder}`, ...(userId ? [`holder:${userId}`] : [])]),
    lockPropertiesOf(tx, newCart, propertyId),
    readFacts(),
  ]);
  if (!hasOpenCarts) return { facts, resumed: null };
  const resumed = await sameCart(tx, secrets, newCart);
  if (resumed) return { facts, resumed };
  await releaseOwnCarts(tx, newCart);
  return { facts: await readFacts(), resumed: null };
}

function columnsOf({ holder, userId, network, site, language, input }: NewCart) {
  return {
    holder,
    userId,
    network,
    siteId: site.siteId,
    language,
    ...input.guestCount,
    marketing: wellFormed(input.marketing),
    searchId: input.searchId ?? null,
  };
}

/** Replaces lone surrogates, which a truncated text may end with and which JSON columns refuse. */
function wellFormed(marketing: CartInput["marketing"]) {
  return marketing
    ? Object.fromEntries(Object.entries(marketing).map(([name, text]) => [name, text?.toWellFormed()]))
    : null;
}

/** The current rate, which the cart keeps; riyals if there is no rate for the currency. */
function lockedRate({ rate }: NewCartFacts, wanted: CurrencyCode): { currency: CurrencyCode; rate: number } {
  return rate === null ? { currency: BASE_CURRENCY, rate: 1 } : { currency: wanted, rate };
}
