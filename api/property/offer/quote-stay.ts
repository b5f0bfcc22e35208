import type { Tx } from "#api/platform/database/database.ts";
import type { QuotePayload, UnitPriceDetails } from "#contract/cart/quote.ts";
import type { CouponJudgement } from "#domain/cart/judge-coupon.ts";
import { cartTotals } from "#domain/cart/totals.ts";
import { cancellationPolicies, deadlineOf } from "#domain/policy/cancellation-policy.ts";
import { policiesOfTotal } from "#domain/policy/policies-of-total.ts";
import { type PropertyStayPrice, percentOff } from "#domain/price/price-property-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Site } from "#domain/site/sites.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { bookableOffer } from "./bookable-offer.ts";
import { policiesInRiyals } from "./policies-in-riyals.ts";
import type { PropertyOffer } from "./property-offer.ts";
import { signQuote } from "./signed-quote.ts";
import { validStay } from "./valid-stay.ts";

export type JudgeCoupon = (code: string, propertyId: number, price: PropertyStayPrice) => Promise<CouponJudgement>;
type Quoting = {
  db: Tx;
  site: Site;
  secrets: readonly string[];
  ownClaims: readonly number[];
  judgeCoupon: JudgeCoupon;
};

/** The price of a stay with its terms, valid for a quarter of an hour, and when the terms of cancellation change. */
export async function quoteStay({ db, site, secrets, ownClaims, judgeCoupon }: Quoting, payload: QuotePayload) {
  const stay = validStay(payload);
  const { propertyId, guestCount = null, couponCode } = payload;
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
  const judged = couponCode ? await judgeCoupon(couponCode, propertyId, price) : null;
  const details = priceDetails(price, offer, { stay, coupon: judged?.amount ?? 0 });
  const coupon = judged && couponCode ? couponAnswer(couponCode, judged) : null;
  const deadline = deadlineOf({ ...offer, checkIn: stay.checkIn });
  return { unitPriceDetails: { ...details, coupon, ...quote }, deadline };
}

function couponAnswer(code: string, { amount, refusal }: CouponJudgement): UnitPriceDetails["coupon"] {
  return { code, amount: riyals(amount), refusal: refusal && problems[refusal].code };
}

function priceDetails(
  price: PropertyStayPrice,
  offer: PropertyOffer,
  { stay, coupon }: { stay: Stay; coupon: number },
): Omit<UnitPriceDetails, "quoteId" | "quoteExpiresAt" | "coupon"> {
  const { firstNight, discount } = price;
  const { total, vat, coupons } = cartTotals({ price, coupon });
  const policies = cancellationPolicies({ ...offer, checkIn: stay.checkIn }, { total: price.total, firstNight });
  return {
    totalPrice: riyals(total),
    originalPrice: riyals(price.original),
    currency: "SAR",
    discount: {
      amount: riyals(discount.amount + coupons),
      percentage: percentOff({ total, original: price.original }),
      source: coupons > discount.amount ? "COUPON" : discount.source,
    },
    nightly: price.nightly.map(({ date, price: night }) => ({ date, price: riyals(night) })),
    serviceFee: riyals(price.serviceFee),
    vat: { rate: price.vatPercent, amount: riyals(vat) },
    insuranceAmount: riyals(offer.insuranceAmount),
    unitCancellationPolicies: policiesInRiyals(coupons > 0 ? policiesOfTotal(policies, total) : policies),
  };
}
