import type { ComparedProperty } from "#contract/search/compare.ts";
import { refundTerms } from "#domain/compare/refund-terms.ts";
import { type CancellationPolicy, cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import { pricePropertyStay } from "#domain/price/price-property-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { NEAR_DAYS, nearestStays } from "#domain/stay/nearest-stays.ts";
import { daysOf, MAX_NIGHTS, type Stay } from "#domain/stay/stay.ts";
import { instantAt } from "#domain/stay/time-zone.ts";
import { priceDetailOf } from "../offer/price-detail.ts";
import { type PropertyOffer, saleOf } from "../offer/property-offer.ts";
import { stayRefusal } from "../offer/stay-refusal.ts";

type OfferQuery = { stay: Stay; site: Site; guestCount: number | null };
type Compared = Pick<ComparedProperty, "refusal" | "priceDetail" | "refund">;

/** The days in which the nearest other dates may lie. */
export function daysAround({ checkIn }: Stay): { from: Day; to: Day } {
  return { from: addDays(checkIn, -NEAR_DAYS), to: addDays(checkIn, NEAR_DAYS + MAX_NIGHTS) };
}

/**
 * The price of a stay and its refund, or why it does not suit and the nearest dates on which it can be booked. As in a
 * search, all guests sleep there.
 */
export function compareOffer(offer: PropertyOffer, { stay, site, guestCount }: OfferQuery): Compared {
  const refusal = stayRefusal({ ...offer, capacity: offer.sleeps }, stay, guestCount);
  if (refusal) {
    const nearest = refusal.problem === "too-many-guests" ? null : nearestStay(offer, stay, site);
    return { refusal: { ...refusal, nearest }, priceDetail: null, refund: null };
  }
  const price = pricePropertyStay(offer.rates, stay, saleOf(offer, site));
  const [policy] = cancellationPolicies({ ...offer, checkIn: stay.checkIn }, price);
  return {
    refusal: null,
    priceDetail: priceDetailOf(price),
    refund: refundOf(policy as CancellationPolicy, offer, stay),
  };
}

function refundOf(policy: CancellationPolicy, offer: PropertyOffer, { checkIn }: Stay): Compared["refund"] {
  const arrival = instantAt(checkIn, offer.checkInFrom, offer.timeZone);
  const { back, until, backLater } = refundTerms(policy, arrival, offer.asOf);
  return { back: riyals(back), until, backLater: backLater === null ? null : riyals(backLater) };
}

function nearestStay({ today, taken, rules }: PropertyOffer, stay: Stay, site: Site): Stay | null {
  const end = maxDateOf(today, site.calendarWindowMonths);
  const { from, to } = daysAround(stay);
  const free = daysOf({ checkIn: from, checkOut: to }).filter((night) => night < end && !taken.has(night));
  return nearestStays(stay, { today, free: new Set(free), rules }, 1)[0] ?? null;
}
