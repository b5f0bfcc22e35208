import type { Tx } from "#api/database/database.ts";
import { Problem } from "#api/problem/problem.ts";
import type { QuotePayload, UnitPriceDetails } from "#contract/quote.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import { type HomeStayPrice, priceHomeStay } from "#domain/price/price-home-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { stayRuleProblem } from "#domain/stay/stay-rules.ts";
import { type HomeOffer, homeOffer } from "./home-offer.ts";
import { signQuote } from "./signed-quote.ts";
import { requireInWindow, soundDays } from "./sound-stay.ts";

type Quoting = { db: Tx; site: Site; secrets: readonly string[] };

/** The price of a stay with its terms, promised for a quarter of an hour. */
export async function quoteStay({ db, site, secrets }: Quoting, payload: QuotePayload) {
  const stay = soundDays(payload);
  const { propertyId, guestCount = null } = payload;
  const offer = await homeOffer(db, propertyId, { from: stay.checkIn, to: stay.checkOut });
  if (!offer) throw new Problem("property-not-listed");
  requireBookable(offer, stay, site, guestCount);

  const price = priceHomeStay(offer.rates, stay, { site, homeCountry: offer.countryCode, seasons: offer.seasons });
  const { total, original } = price;
  const quote = signQuote(secrets, offer.asOf, {
    propertyId,
    siteId: site.siteId,
    ...stay,
    guestCount,
    total,
    original,
  });
  return { unitPriceDetails: { ...priceDetails(price, offer, stay), ...quote } };
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

function priceDetails(
  price: HomeStayPrice,
  offer: HomeOffer,
  { checkIn }: Stay,
): Omit<UnitPriceDetails, "quoteId" | "quoteExpiresAt"> {
  const { total, firstNight, discount } = price;
  return {
    totalPrice: riyals(total),
    originalPrice: riyals(price.original),
    currency: "SAR",
    discount: { ...discount, amount: riyals(discount.amount) },
    nightly: price.nightly.map(({ date, price: night }) => ({ date, price: riyals(night) })),
    serviceFee: riyals(price.serviceFee),
    vat: { rate: price.vatPercent, amount: riyals(price.vat) },
    insuranceAmount: riyals(offer.insuranceAmount),
    unitCancellationPolicies: cancellationPolicies({ ...offer, checkIn }, { total, firstNight }).map(inRiyals),
  };
}

type Policies = ReturnType<typeof cancellationPolicies>[number];

function inRiyals({ policies, ...terms }: Policies): UnitPriceDetails["unitCancellationPolicies"][number] {
  const steps = policies.map(({ policy: { sellingAmount, chargedAmount }, ...step }) => ({
    ...step,
    policy: { sellingAmount: riyals(sellingAmount), chargedAmount: riyals(chargedAmount) },
  }));
  return { ...terms, policies: steps };
}
