import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PropertyStayPrice, pricePropertyStay } from "#domain/price/price-property-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { type PropertyOffer, propertyOffer, saleOf } from "./property-offer.ts";
import { type StayRefusal, stayRefusal } from "./stay-refusal.ts";
import { requireInWindow } from "./valid-stay.ts";

type OfferQuery = { stay: Stay; site: Site; guestCount: number | null };

type Priced = { offer: PropertyOffer; price: PropertyStayPrice };

/** The offer and the price of a property for a stay; throws a problem when it cannot be booked. */
export async function bookableOffer(
  db: Tx,
  query: OfferQuery & { propertyId: number; ownClaims: readonly number[] },
): Promise<Priced> {
  const { propertyId, stay, ownClaims } = query;
  return pricedOffer(await propertyOffer(db, propertyId, { from: stay.checkIn, to: stay.checkOut, ownClaims }), query);
}

/** The same for an offer that was read; `null` is a property that is not listed. Quote and cart share this check. */
export function pricedOffer(offer: PropertyOffer | null, { stay, site, guestCount }: OfferQuery): Priced {
  if (!offer) throw new Problem("property-not-listed");
  requireBookable(offer, stay, site, guestCount);
  return { offer, price: pricePropertyStay(offer.rates, stay, saleOf(offer, site)) };
}

/** Throws the first problem in the order in which a guest can solve them. */
function requireBookable(offer: PropertyOffer, stay: Stay, site: Site, guestCount: number | null): void {
  requireInWindow(stay, offer.today, site);
  const refusal = stayRefusal(offer, stay, guestCount);
  if (refusal) throw refusalProblem(refusal);
}

function refusalProblem({ problem, n }: StayRefusal): Problem {
  if (problem === "too-many-guests") {
    return new Problem("too-many-guests", { fields: { guestCount: "guestCount" }, details: { n } });
  }
  if (problem === "stay-too-short") return new Problem("stay-too-short", { details: { n } });
  if (problem === "arrival-not-possible")
    return new Problem("arrival-not-possible", { fields: { checkIn: "checkIn" } });
  if (problem === "departure-not-possible") return new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
  return new Problem("dates-taken");
}
