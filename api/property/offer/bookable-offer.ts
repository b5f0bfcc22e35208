import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PropertyStayPrice, pricePropertyStay } from "#domain/price/price-property-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { type PropertyOffer, propertyOffer } from "./property-offer.ts";
import { requireInWindow } from "./valid-stay.ts";

type Asked = { stay: Stay; site: Site; guestCount: number | null };

type Priced = { offer: PropertyOffer; price: PropertyStayPrice };

/** The offer and the price of a property for a stay; throws a problem when it cannot be booked. */
export async function bookableOffer(
  db: Tx,
  asked: Asked & { propertyId: number; ownClaims: readonly number[] },
): Promise<Priced> {
  const { propertyId, stay, ownClaims } = asked;
  return pricedOffer(await propertyOffer(db, propertyId, { from: stay.checkIn, to: stay.checkOut, ownClaims }), asked);
}

/** The same for an offer that was read; `null` is a property that is not listed. Quote and cart share this check. */
export function pricedOffer(offer: PropertyOffer | null, { stay, site, guestCount }: Asked): Priced {
  if (!offer) throw new Problem("property-not-listed");
  requireBookable(offer, stay, site, guestCount);
  const sale = { site, propertyCountry: offer.countryCode, seasons: offer.seasons };
  return { offer, price: pricePropertyStay(offer.rates, stay, sale) };
}

/** Throws the first problem in the order in which a guest can solve them. */
function requireBookable(offer: PropertyOffer, stay: Stay, site: Site, guestCount: number | null): void {
  requireInWindow(stay, offer.today, site);
  if (guestCount !== null && guestCount > offer.capacity) {
    throw new Problem("too-many-guests", { fields: { guestCount: "guestCount" }, details: { n: offer.capacity } });
  }
  requireRules(stay, offer);
  if (offer.taken.size > 0) throw new Problem("dates-taken");
}

function requireRules(stay: Stay, { rules }: PropertyOffer): void {
  const problem = stayRuleProblem(stay, rules);
  if (problem?.code === "min-stay") throw new Problem("stay-too-short", { details: { n: problem.n } });
  if (problem?.code === "closed-to-arrival") {
    throw new Problem("arrival-not-possible", { fields: { checkIn: "checkIn" } });
  }
  if (problem?.code === "closed-to-departure") throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
}
