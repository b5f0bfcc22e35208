import { readBookedProperty } from "#api/item/chalet/property/booked-property.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { type OfferRow, offerOf, oneOffer, type PropertyOffer } from "#api/property/offer/property-offer.ts";
import type { ItemFacts } from "#api/schema/item.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Stay } from "#domain/stay/stay.ts";

type NewCartQuery = { propertyId: number; stay: Stay; network: string; maxHolds: number; currency: CurrencyCode };

/** Everything that decides whether a cart can be created, read at one moment. */
export type NewCartFacts = {
  /** `null` when the property is not listed. */
  offer: PropertyOffer | null;
  /** Carts that this network holds now, counted up to the limit. */
  liveHolds: number;
  /** `null` when there is no rate for the currency. */
  rate: number | null;
  /** An expired hold of these nights was not deleted yet. */
  hasExpiredHolds: boolean;
  now: Date;
  /** Of the stay that will be held; only for the answer. */
  facts: ItemFacts[];
};

type Row = OfferRow & { liveHolds: number; rate: number | null; hasExpiredHolds: boolean; now: Date };

/** Sent in one round trip, because the property is locked meanwhile; to be called after that lock. */
export async function newCartFacts(tx: Tx, input: NewCartQuery): Promise<NewCartFacts> {
  const { propertyId, stay, network, maxHolds, currency } = input;
  const values = [propertyId, stay.checkIn, stay.checkOut, [], network, currency, maxHolds];
  const [[row], property] = await Promise.all([
    runPrepared<Row>(tx, query, values),
    readBookedProperty(tx, propertyId),
  ]);
  const { liveHolds, rate, hasExpiredHolds, now, ...offer } = row as Row;
  return {
    offer: offer.id === null ? null : offerOf(offer),
    liveHolds,
    rate,
    hasExpiredHolds,
    now,
    facts: [{ property }],
  };
}

/** $1 to $4 are the parameters of an offer. */
const query = {
  name: "new-cart-facts",
  text: `
    SELECT offer.*, app_now() AS now,
      (SELECT count(*)::int FROM (
        SELECT FROM cart WHERE network = $5 AND state = 'open' AND hold_until > (SELECT app_now()) LIMIT $7) AS held)
        AS "liveHolds",
      (SELECT rate::double precision FROM currency_rate WHERE code = $6) AS rate,
      EXISTS (
        SELECT FROM night_claim
        WHERE property_id = $1 AND night >= $2::date AND night < $3::date
          AND state = 'held' AND expires_at <= (SELECT app_now())) AS "hasExpiredHolds"
    FROM (SELECT) AS asked LEFT JOIN (${oneOffer.text}) AS offer ON true`,
};
