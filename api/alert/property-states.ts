import type { Tx } from "#api/platform/database/database.ts";
import { runPrepared } from "#api/platform/database/prepared.ts";
import { type PropertyOffer, propertyOffers, saleOf } from "#api/property/offer/property-offer.ts";
import type { PropertyState } from "#domain/alert/alert-news.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";

/** A property that somebody holds or pays for is neither free nor taken: its hold ends, and then it has a state again. */
type Found = { state: PropertyState; isHeld: boolean };

/** Whether properties are free for a stay, and their totals by the one formula. Unlisted ones are not among them. */
export async function propertyStates(
  tx: Tx,
  ids: readonly number[],
  stay: Stay,
  site: Site,
): Promise<Map<number, Found>> {
  if (ids.length === 0) return new Map();
  const offers = await propertyOffers(tx, ids, { from: stay.checkIn, to: stay.checkOut });
  const booked = await bookedProperties(tx, ids, stay);
  return new Map(
    offers.map((offer) => {
      const isOpen = stayRuleProblem(stay, offer.rules) === null && !booked.has(offer.id);
      const state: PropertyState = isOpen ? { isFree: true, halalas: totalOf(offer, stay, site) } : { isFree: false };
      return [offer.id, { state, isHeld: isOpen && offer.taken.size > 0 }];
    }),
  );
}

function totalOf(offer: PropertyOffer, stay: Stay, site: Site): number {
  return pricePropertyStay(offer.rates, stay, saleOf(offer, site)).total;
}

async function bookedProperties(tx: Tx, ids: readonly number[], { checkIn, checkOut }: Stay): Promise<Set<number>> {
  const rows = await runPrepared<{ id: number }>(tx, booked, [ids, checkIn, checkOut]);
  return new Set(rows.map(({ id }) => id));
}

const booked = {
  name: "alert-booked-properties",
  text: `
    SELECT DISTINCT property_id AS id FROM closed_night
    WHERE property_id = ANY ($1::integer[]) AND night >= $2::date AND night < $3::date AND state = 'confirmed'`,
};
