import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type HomeStayPrice, priceHomeStay } from "#domain/price/price-home-stay.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { type HomeOffer, homeOffer } from "./home-offer.ts";
import { requireInWindow } from "./sound-stay.ts";

type Asked = { stay: Stay; site: Site; guestCount: number | null };

type Priced = { offer: HomeOffer; price: HomeStayPrice };

/** What a home offers for a stay and what it costs now; refuses what it cannot offer. */
export async function bookableOffer(db: Tx, asked: Asked & { propertyId: number }): Promise<Priced> {
  const { checkIn, checkOut } = asked.stay;
  return pricedOffer(await homeOffer(db, asked.propertyId, { from: checkIn, to: checkOut }), asked);
}

/** The same of an offer that was read; `null` is a home that is not listed. Quote and cart both judge here. */
export function pricedOffer(offer: HomeOffer | null, { stay, site, guestCount }: Asked): Priced {
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
