import { appToday } from "#api/database/app-now.ts";
import type { Tx } from "#api/database/database.ts";
import { Problem } from "#api/problem/problem.ts";
import type { Availability } from "#contract/property.ts";
import { priceHomeStay } from "#domain/price/price-home-stay.ts";
import { riyals } from "#domain/price/riyals.ts";
import type { Site } from "#domain/site/sites.ts";
import { bookableNights } from "#domain/stay/bookable-nights.ts";
import { maxDateOf } from "#domain/stay/calendar-window.ts";
import { addDays, type Day, isDay } from "#domain/stay/day.ts";
import { homeOffer } from "./home-offer.ts";
import { wrongDay } from "./sound-stay.ts";

type Asked = { from?: string | undefined; to?: string | undefined };

/** The nights of a home that can be booked on a site, each with its all-in price. */
export async function getAvailability(db: Tx, site: Site, propertyId: number, asked: Asked): Promise<Availability> {
  requireDays(asked);
  const today = await appToday(db);
  const window = { from: today, to: maxDateOf(today, site.calendarWindowMonths) };
  const shown = shownRange(asked, window);
  const offer = await homeOffer(db, propertyId, window);
  if (!offer) throw new Problem("property-not-listed");

  const sale = { site, homeCountry: offer.countryCode, seasons: offer.seasons };
  const nights = bookableNights({ checkIn: window.from, checkOut: window.to }, offer.taken, offer.rules);
  const availableDates = nights.filter((night) => night >= shown.from && night < shown.to);
  const nightly = availableDates.map((date) => {
    const { total } = priceHomeStay(offer.rates, { checkIn: date, checkOut: addDays(date, 1) }, sale);
    return { date, price: riyals(total) };
  });
  return { availableDates, nightly, asOf: offer.asOf.toISOString() };
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
