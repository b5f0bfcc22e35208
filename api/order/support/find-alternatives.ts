import { sql } from "drizzle-orm";
import { findStay } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { propertyOffers, saleOf } from "#api/property/offer/property-offer.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { isWithinPriceLimit, MAX_ALTERNATIVES } from "#domain/order/support-help.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";

/** Homes that are priced until enough of them are cheap enough. */
const MAX_CANDIDATES = 60;

export type Alternative = { propertyId: number; nameEn: string; nameAr: string; totalHalalas: number };

/** Other homes of the same city that are free on the same nights, have place for the guests by day, beds for as many of them as the booked home, and cost about the same. */
export async function findAlternatives(db: Tx, order: OrderRow, site: Site): Promise<Alternative[]> {
  const { totalHalalas } = order;
  const booked = findStay(order);
  if (!booked) return [];
  const { adults, children } = booked.snapshot.guests.guestCount;
  const stay = { checkIn: booked.checkIn, checkOut: booked.checkOut };
  const { rows } = await db.execute<{ id: number; nameEn: string; nameAr: string }>(sql`
    SELECT p.id, p.name_en AS "nameEn", p.name_ar AS "nameAr"
    FROM property p JOIN property own ON own.id = ${booked.propertyId}
    WHERE p.city_id = own.city_id AND p.id <> own.id AND p.status = 'listed' AND p.capacity >= ${adults + children}
      AND least(p.sleeps, p.capacity) >= least(own.sleeps, own.capacity, ${adults + children})
      AND NOT EXISTS (SELECT FROM live_night_claim n WHERE n.property_id = p.id
        AND n.night >= ${stay.checkIn}::date AND n.night < ${stay.checkOut}::date)
    ORDER BY p.rank DESC, p.id LIMIT ${MAX_CANDIDATES}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const offers = new Map(
    (await propertyOffers(db, ids, { from: stay.checkIn, to: stay.checkOut })).map((offer) => [offer.id, offer]),
  );
  const found = rows.flatMap(({ id, nameEn, nameAr }) => {
    const offer = offers.get(id);
    if (!offer || offer.taken.size > 0 || stayRuleProblem(stay, offer.rules) !== null) return [];
    const { total } = pricePropertyStay(offer.rates, stay, saleOf(offer, site));
    return isWithinPriceLimit(total, totalHalalas) ? [{ propertyId: id, nameEn, nameAr, totalHalalas: total }] : [];
  });
  return found.slice(0, MAX_ALTERNATIVES);
}
