import type { Tx } from "#api/database/database.ts";
import { Problem } from "#api/problem/problem.ts";
import { type HomeStayPrice, priceHomeStay } from "#domain/price/price-home-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { type HomeOffer, homeOffer } from "./home-offer.ts";
import { requireInWindow } from "./sound-stay.ts";

type Asked = { propertyId: number; stay: Stay; site: Site; guestCount: number | null };

/** What a home offers for a stay and what it costs now; refuses what it cannot offer. Quote and cart both ask here. */
export async function bookableOffer(
  db: Tx,
  { propertyId, stay, site, guestCount }: Asked,
): Promise<{ offer: HomeOffer; price: HomeStayPrice }> {
  const offer = await homeOffer(db, propertyId, { from: stay.checkIn, to: stay.checkOut });
  if (!offer) throw new Problem("property-not-listed");
  requireBookable(offer, stay, site, guestCount);
  const sale = { site, homeCountry: offer.countryCode, seasons: offer.seasons };
  return { offer, price: priceHomeStay(offer.rates, stay, sale) };
}

/** Refuses what this home cannot offer, in the order a guest can mend it. */
function requireBookable(offer: HomeOffer, stay: Stay, site: Site, guestCount: number | null): void {
  requireInWindow(stay, offer.today, site);
  if (guestCount !== null && guestCount > offer.capacity) {
    throw new Problem("too-many-guests", { fields: { guestCount: "guestCount" }, details: { n: offer.capacity } });
  }
  requireRules(stay, offer);
  if (offer.taken.size > 0) throw new Problem("dates-taken");
}

function requireRules(stay: Stay, { rules }: HomeOffer): void {
  const problem = stayRuleProblem(stay, rules);
  if (problem?.code === "min-stay") throw new Problem("stay-too-short", { details: { n: problem.n } });
  if (problem?.code === "closed-to-arrival") {
    throw new Problem("arrival-not-possible", { fields: { checkIn: "checkIn" } });
  }
  if (problem?.code === "closed-to-departure") throw new Problem("dates-invalid", { fields: { checkOut: "checkOut" } });
}
