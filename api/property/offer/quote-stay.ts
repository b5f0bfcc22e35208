import type { Tx } from "#api/platform/database/database.ts";
import type { QuotePayload, UnitPriceDetails } from "#contract/quote.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import type { PropertyStayPrice } from "#domain/price/price-property-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { bookableOffer } from "./bookable-offer.ts";
import { policiesInRiyals } from "./policies-in-riyals.ts";
import type { PropertyOffer } from "./property-offer.ts";
import { signQuote } from "./signed-quote.ts";
import { validStay } from "./valid-stay.ts";

type Quoting = { db: Tx; site: Site; secrets: readonly string[]; ownClaims: readonly number[] };

/** The price of a stay with its terms, valid for a quarter of an hour. */
export async function quoteStay({ db, site, secrets, ownClaims }: Quoting, payload: QuotePayload) {
  const stay = validStay(payload);
  const { propertyId, guestCount = null } = payload;
  const { offer, price } = await bookableOffer(db, { propertyId, stay, site, guestCount, ownClaims });
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

function priceDetails(
  price: PropertyStayPrice,
  offer: PropertyOffer,
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
    unitCancellationPolicies: policiesInRiyals(cancellationPolicies({ ...offer, checkIn }, { total, firstNight })),
  };
}
