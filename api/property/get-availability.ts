import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Availability } from "#contract/property.ts";
import { pricedNight } from "#domain/price/price-home-stay.ts";
import { priceSums } from "#domain/price/price-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { vatOnHome } from "#domain/site/vat.ts";
import { bookableNights } from "#domain/stay/bookable-nights.ts";
import { maxDateOf } from "#domain/stay/calendar/calendar-window.ts";
import { addDays, type Day, isDay } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { type HomeOffer, homeOffer } from "./home-offer.ts";
import { wrongDay } from "./sound-stay.ts";

type Asked = { from?: string | undefined; to?: string | undefined };
type Asking = { db: Tx; site: Site; now: Date };

/** The nights of a home that can be booked on a site, each with its all-in price. */
export async function getAvailability(
  { db, site, now }: Asking,
  propertyId: number,
  asked: Asked,
): Promise<Availability> {
  requireDays(asked);
  const offer = await homeOffer(db, propertyId, readRange(now, site));
  if (!offer) throw new Problem("property-not-listed");
  const { today } = offer;
  const window = { from: today, to: maxDateOf(today, site.calendarWindowMonths) };
  const shown = shownRange(asked, window);
  const nights = bookableNights({ checkIn: window.from, checkOut: window.to }, offer.taken, offer.rules);
  const availableDates = nights.filter((night) => night >= shown.from && night < shown.to);
  const nightly = availableDates.map((date) => ({ date, price: allInPrice(offer, date, site) }));
  return { availableDates, nightly, asOf: offer.asOf.toISOString() };
}

/** The window with a day to spare on both ends: which day it is, the database says in the same answer. */
function readRange(now: Date, { calendarWindowMonths }: Site): { from: Day; to: Day } {
  const today = todayInRiyadh(now);
  return { from: addDays(today, -1), to: addDays(maxDateOf(today, calendarWindowMonths), 2) };
}

function allInPrice({ rates, countryCode, seasons }: HomeOffer, date: Day, site: Site): number {
  const { price, discount } = pricedNight(rates, date, { site, homeCountry: countryCode, seasons });
  const vatPercent = vatOnHome(site, countryCode).rate;
  return riyals(priceSums({ nights: 1, accommodation: price, discount, vatPercent }).total);
}

function requireDays({ from, to }: Asked): void {
  if (from !== undefined && !isDay(from)) throw wrongDay("from");
  if (to !== undefined && (!isDay(to) || (from !== undefined && to <= from))) throw wrongDay("to");
}

/** What was asked for within the window, since a calendar may ask for whole months; a question beside it is refused. */
function shownRange({ from, to }: Asked, window: { from: Day; to: Day }): { from: Day; to: Day } {
  if (from !== undefined && from >= window.to) throw wrongDay("from");
  if (to !== undefined && to <= window.from) throw wrongDay("to");
  return { from: later(from ?? window.from, window.from), to: earlier(to ?? window.to, window.to) };
}

const later = (one: Day, other: Day) => (one > other ? one : other);
const earlier = (one: Day, other: Day) => (one < other ? one : other);
