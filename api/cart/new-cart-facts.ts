import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { type HomeOffer, type OfferRow, offerOf, oneOffer } from "#api/property/home-offer.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { type HomeOfStay, homeOfStay } from "./stayed-home.ts";

type Asked = { propertyId: number; stay: Stay; network: string; currency: CurrencyCode };

/** All that decides whether a cart can be made, as of one moment. */
export type NewCartFacts = {
  /** `null` when the home is not listed. */
  offer: HomeOffer | null;
  /** Carts that this network holds now. */
  liveHolds: number;
  /** `null` when nobody knows the currency's. */
  rate: number | null;
  /** Somebody's hold of these nights ran out, and lies there still. */
  hasEndedHolds: boolean;
  now: Date;
  /** As carts tell of it; nothing that decides. */
  home: HomeOfStay;
};

type Row = OfferRow & { liveHolds: number; rate: number | null; hasEndedHolds: boolean; now: Date };

/** Asked in one trip, for each is one to the database while the home is locked; ask after that lock. */
export async function newCartFacts(tx: Tx, { propertyId, stay, network, currency }: Asked): Promise<NewCartFacts> {
  const values = [propertyId, stay.checkIn, stay.checkOut, network, currency];
  const [[row], home] = await Promise.all([runPrepared<Row>(tx, question, values), homeOfStay(tx, propertyId)]);
  const { liveHolds, rate, hasEndedHolds, now, ...offer } = row as Row;
  return { offer: offer.id === null ? null : offerOf(offer), liveHolds, rate, hasEndedHolds, now, home };
}

/** $1 to $3 are those of an offer. */
const question = {
  name: "new-cart-facts",
  text: `
    SELECT offer.*, app_now() AS now,
      (SELECT count(*)::int FROM cart
       WHERE network = $4 AND state = 'open' AND hold_until > (SELECT app_now())) AS "liveHolds",
      (SELECT rate::double precision FROM currency_rate WHERE code = $5) AS rate,
      EXISTS (
        SELECT FROM night_claim
        WHERE property_id = $1 AND night >= $2::date AND night < $3::date
          AND state = 'held' AND expires_at <= (SELECT app_now())) AS "hasEndedHolds"
    FROM (SELECT) AS asked LEFT JOIN (${oneOffer.text}) AS offer ON true`,
};
