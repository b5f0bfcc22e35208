import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Availability } from "#contract/property/property.ts";
import { pricedNights, sumsOf } from "#domain/price/price-property-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { vatOnProperty } from "#domain/site/vat.ts";
import { bookableNights } from "#domain/stay/bookable-nights.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { addDays, type Day, isDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type PropertyOffer, propertyOffer, saleOf } from "./property-offer.ts";
import { wrongDay } from "./valid-stay.ts";

type DayRange = { from?: string | undefined; to?: string | undefined };
type AvailabilityContext = { db: Tx; site: Site; now: Date; ownClaims: readonly number[] };

/** The nights of a property that can be booked on a site, each with its total price. */
export async function getAvailability(
  { db, site, now, ownClaims }: AvailabilityContext,
  propertyId: number,
  range: DayRange,
): Promise<Availability> {
  requireDays(range);
  const offer = await propertyOffer(db, propertyId, { ...readRange(now, site), ownClaims });
  if (!offer) throw new Problem("property-not-listed");
  const { today } = offer;
  const window = { from: today, to: maxDateOf(today, site.calendarWindowMonths) };
  const shown = shownRange(range, window);
  const nights = bookableNights({ checkIn: window.from, checkOut: window.to }, offer.taken, offer.rules);
  const availableDates = nights.filter((night) => night >= shown.from && night < shown.to);
  const nightly = availableDates.map((date) => ({ date, price: allInPrice(offer, date, site) }));
  const { bookingRules } = offer;
  return {
    ...{ availableDates, nightly },
    ...(bookingRules.length > 0 && { bookingRules }),
    asOf: offer.asOf.toISOString(),
  };
}

/** The window with one more day at both ends: the same query returns which day it is. */
function readRange(now: Date, { calendarWindowMonths }: Site): { from: Day; to: Day } {
  const today = todayInRiyadh(now);
  return { from: addDays(today, -1), to: addDays(maxDateOf(today, calendarWindowMonths), 2) };
}

/** What a stay of this night alone costs. */
function allInPrice(offer: PropertyOffer, date: Day, site: Site): number {
  const night = { checkIn: date, checkOut: addDays(date, 1) };
  const { accommodation, discount } = sumsOf(pricedNights(offer.rates, [date], night, saleOf(offer, site)));
  const vatPercent = vatOnProperty(site, offer.countryCode).rate;
  return riyals(priceSums({ nights: 1, accommodation, discount, vatPercent }).total);
}

function requireDays({ from, to }: DayRange): void {
  if (from !== undefined && !isDay(from)) throw wrongDay("from");
  if (to !== undefined && (!isDay(to) || (from !== undefined && to <= from))) throw wrongDay("to");
}

/** The requested range within the window, since a calendar may request whole months; a range outside is refused. */
function shownRange({ from, to }: DayRange, window: { from: Day; to: Day }): { from: Day; to: Day } {
  if (from !== undefined && from >= window.to) throw wrongDay("from");
  if (to !== undefined && to <= window.from) throw wrongDay("to");
  return { from: later(from ?? window.from, window.from), to: earlier(to ?? window.to, window.to) };
}

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);
